import { words } from '@/content/words';
import { catalogueInArabic } from './catalogue.ar';
import { catalogueInEnglish } from './catalogue.en';

/**
 * The words of the roofing catalogue; its headings stand in `catalogue-headings.ts`, and what it shows in
 * `scripts/documents/catalogue-*.ts`. Printed by `npm run documents`.
 */
export const catalogueWords = words(catalogueInEnglish, { ar: catalogueInArabic });
