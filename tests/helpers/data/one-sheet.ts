import { dataSheetOf } from '@/components/pages/products/data-sheet-of';
import type { Lang } from '@/content/lang';
import { productPath, type ProductPage } from '@/content/products/addresses';
import { drawDataSheet } from '@/lib/data-sheet/draw-data-sheet';
import { absolute } from '@/lib/settings/site';

const MAX_BYTES = 150 * 1024;

/** Expects the data sheet of a product, drawn as of this day, to be one light page that leads to the product's own. */
export async function expectOneSheet(page: ProductPage, lang: Lang, day: Date): Promise<void> {
  const file = await drawDataSheet(dataSheetOf(page, lang, day));
  const said = file.toString('latin1');
  expect(said.match(/\/Type \/Page\b/g)).toHaveLength(1);
  expect(said).toContain(`/URI (${absolute(productPath(page, lang))})`);
  expect(file.length).toBeLessThan(MAX_BYTES);
}
