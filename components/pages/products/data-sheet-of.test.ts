import PDFDocument from 'pdfkit';
import { LANGS, type Lang } from '@/content/lang';
import { PRODUCT_PAGES, productPageOf } from '@/content/products/addresses';
import type { DataSheet } from '@/lib/data-sheet/data-sheet';
import { FONTS } from '@/lib/data-sheet/paper';
import { ONE_OF_EACH_PRODUCT } from '@/tests/helpers/browser/templates';
import { expectOneSheet } from '@/tests/helpers/data/one-sheet';
import { dataSheetOf } from './data-sheet-of';

const DAY = new Date('2026-03-14T08:00:00Z');
// Made once for all tests: there are hundreds.
const made = new Map<Lang, ReturnType<typeof dataSheetOf>[]>();
function sheetsIn(lang: Lang) {
  const sheets = made.get(lang) ?? PRODUCT_PAGES.map((page) => dataSheetOf(page, lang, DAY));
  made.set(lang, sheets);
  return sheets;
}

// Of each family: data-sheet-of.slow.test.ts; in a reader's program: tests/e2e/catalogue/compare.spec.ts.
test('a tile has one sheet, light enough to send, that leads to its page', () =>
  expectOneSheet(ONE_OF_EACH_PRODUCT[0]!, 'en', DAY));

test('another day is said, and is no other version; another language is', () => {
  const page = productPageOf('bmi-portoghese-natural')!;
  const [sheet, next] = [DAY, new Date('2026-03-14T21:00:00Z')].map((day) => dataSheetOf(page, 'en', day));
  expect(sheet!.foot.join()).toContain('14 March 2026');
  // After midnight in the Emirates.
  expect(next!.foot.join()).toContain('15 March 2026');
  expect(next!.version).toBe(sheet!.version);
  expect(dataSheetOf(page, 'ar', DAY).version).not.toBe(sheet!.version);
});

test('every product has one in both languages, and no two say the same', () => {
  const versions = LANGS.flatMap((lang) => sheetsIn(lang).map(({ version }) => version));
  expect(new Set(versions).size).toBe(PRODUCT_PAGES.length * LANGS.length);
});

/** Everything a sheet says, letter by letter. */
const lettersOf = ({
  kind,
  name,
  by,
  lead,
  text,
  doubts,
  figures,
  heads,
  note,
  questions,
  foot,
  company,
}: DataSheet) =>
  JSON.stringify([kind, name, by, lead, text, doubts, figures, heads, note, questions, foot, company]);

test.each([
  ['en', 'ltr'],
  ['ar', 'rtl'],
] as const)('its fonts have every letter of every sheet: %s', (lang, dir) => {
  const letters = new Set(sheetsIn(lang).map(lettersOf).join(''));
  const drawn = [...letters].filter((letter) => !/[\u200e\u200f\u2066-\u2069\\]/.test(letter));
  const pdf = new PDFDocument();
  for (const file of new Set(Object.values(FONTS[dir]))) {
    pdf.font(`app/fonts/${file}.ttf`);
    const { font } = (
      pdf as unknown as { _font: { font: { hasGlyphForCodePoint: (code: number) => boolean } } }
    )._font;
    const missing = drawn.filter((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0)!));
    expect([file, missing]).toEqual([file, []]);
  }
});
