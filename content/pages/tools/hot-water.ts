import { words } from '@/content/words';
import { hotWaterPageInArabic } from './hot-water.ar';
import { hotWaterPageInEnglish } from './hot-water.en';

/** /solar-water-heater-calculator. `{…}` are values of the calculation. */
export const hotWaterPage = words(hotWaterPageInEnglish, { ar: hotWaterPageInArabic });

export type HotWaterWords = (typeof hotWaterPage)['en']['calculator'];
