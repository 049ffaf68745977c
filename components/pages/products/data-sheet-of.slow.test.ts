import { LANGS } from '@/content/lang';
import { ONE_OF_EACH_PRODUCT } from '@/tests/helpers/browser/templates';
import { expectOneSheet } from '@/tests/helpers/data/one-sheet';

const DAY = new Date('2026-03-14T08:00:00Z');

test.each(ONE_OF_EACH_PRODUCT.map((page) => [page.id, page] as const))(
  'one sheet, light enough to send: %s',
  async (_, page) => {
    for (const lang of LANGS) await expectOneSheet(page, lang, DAY);
  },
);
