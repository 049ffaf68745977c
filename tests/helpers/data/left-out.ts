import { dataSheetOf } from '@/components/pages/products/data-sheet-of';
import type { Lang } from '@/content/lang';
import { PRODUCT_PAGES, type ProductPage } from '@/content/products/addresses';
import { drawDataSheet } from '@/lib/data-sheet/draw-data-sheet';
import { FOOT } from '@/lib/data-sheet/look';
import { A4, Paper } from '@/lib/data-sheet/paper';

/**
 * What the data sheet of a product should say and is not drawn, or is drawn on its foot. Pictures
 * are left to `grey-sharp`.
 */
export async function leftOut(page: ProductPage, lang: Lang): Promise<readonly string[]> {
  const sheet = dataSheetOf(page, lang, new Date('2026-03-14T08:00:00Z'));
  const write = jest.spyOn(Paper.prototype, 'write');
  // The file itself is not looked at.
  const end = jest.spyOn(Paper.prototype, 'end').mockResolvedValue(Buffer.alloc(0));
  await drawDataSheet(sheet);
  const drawn = new Set(
    write.mock.calls.flatMap(([words, { top }], at) => {
      const bottom = top + Number(write.mock.results[at]!.value);
      return bottom <= (sheet.foot.includes(words) ? A4.height : FOOT + 0.5) ? [words] : [];
    }),
  );
  write.mockRestore();
  end.mockRestore();
  const { name, lead, text, doubts, note, figures, questions, foot } = sheet;
  const wanted = [
    ...[name, lead, ...text, ...doubts, ...(note ? [note] : [])],
    ...figures.flatMap(({ label, value }) => [label, value]),
    ...questions.items.flatMap(({ ask, answer }) => [ask, answer]),
    ...foot,
  ];
  return wanted.filter((one) => !drawn.has(one));
}

/** What is left out of the sheets of all products in a language, by the id of the product. */
export async function leftOutOfAll(lang: Lang): Promise<readonly (readonly [string, readonly string[]])[]> {
  const found: [string, readonly string[]][] = [];
  for (const page of PRODUCT_PAGES) {
    const left = await leftOut(page, lang);
    if (left.length > 0) found.push([page.id, left]);
  }
  return found;
}
