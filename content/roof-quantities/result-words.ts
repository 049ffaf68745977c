import { words } from '@/content/words';
import { resultInArabic } from './result-words.ar';
import { resultInEnglish } from './result-words.en';

/** Words of the result. `{…}` are values of the calculation. A page is sent those of its language, with the result. */
export const roofResultWords = words(resultInEnglish, { ar: resultInArabic });

export type RoofResultWords = (typeof roofResultWords)['en'];
