import { words } from '@/content/words';
import { yourRoofPageInArabic } from './your-roof.ar';
import { yourRoofPageInEnglish } from './your-roof.en';

/** /your-roof: the visitor's own photograph in the tiles of the catalogue. */
export const yourRoofPage = words(yourRoofPageInEnglish, { ar: yourRoofPageInArabic });

export type YourRoofWords = (typeof yourRoofPage)['en']['tool'];
