import { words } from '@/content/words';
import { roofCheckPageInArabic } from './roof-check.ar';
import { roofCheckPageInEnglish } from './roof-check.en';

/** /bricks-simulator: what works there today, the roof photo check, then what is announced. */
export const roofCheckPage = words(roofCheckPageInEnglish, { ar: roofCheckPageInArabic });

export type RoofCheckWords = (typeof roofCheckPage)['en']['check'];
