import { words } from '@/content/words';
import { yourRoofPageInArabic } from './your-roof.ar';
import { yourRoofPageInEnglish } from './your-roof.en';
import { yourRoofStepsInArabic } from './your-roof-steps.ar';
import { yourRoofStepsInEnglish } from './your-roof-steps.en';

/** /your-roof: the visitor's own photograph in the tiles of the catalogue. */
export const yourRoofPage = words(yourRoofPageInEnglish, { ar: yourRoofPageInArabic });

/** What the steps say. They come with the tool, once there is a photograph. */
export const yourRoofSteps = words(yourRoofStepsInEnglish, { ar: yourRoofStepsInArabic });

export type YourRoofWords = (typeof yourRoofPage)['en']['tool'];
export type YourRoofSteps = (typeof yourRoofSteps)['en'];
