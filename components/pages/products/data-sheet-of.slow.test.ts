import { LANGS } from '@/content/lang';
import { productPath } from '@/content/products/addresses';
import { drawDataSheet } from '@/lib/data-sheet/draw-data-sheet';
import { absolute } from '@/lib/settings/site';
import { ONE_OF_EACH_PRODUCT } from '@/tests/helpers/browser/templates';
import { dataSheetOf } from './data-sheet-of';

const DAY = new Date('2026-03-14T08:00:00Z');
const KB = 1024;

test.each(ONE_OF_EACH_PRODUCT.map((page) => [page.id, page] as const))(
  'one sheet, light enough to send: %s',
  async (_, page) => {
    for (const lang of LANGS) {
      const file = await drawDataSheet(dataSheetOf(page, lang, DAY));
      const said = file.toString('latin1');
      expect(said.match(/\/Type \/Page\b/g)).toHaveLength(1);
      expect(said).toContain(`/URI (${absolute(productPath(page, lang))})`);
      expect(file.length).toBeLessThan(150 * KB);
    }
  },
);
