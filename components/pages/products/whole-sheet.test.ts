import { LANGS } from '@/content/lang';
import { productPageOf } from '@/content/products/addresses';
import { sheetWords } from '@/content/solar/sheets';
import { leftOut } from '@/tests/helpers/data/left-out';
import { dataSheetOf } from './data-sheet-of';

jest.mock('sharp', () => jest.requireActual<object>('@/tests/helpers/pictures/grey-sharp'));

// The doubt about its label, the longest names, the longest table. All: whole-sheet.slow.test.ts.
const LONGEST = ['sigma-system200', 'bmi-portoghese-natural', 'cobert-meridional-natural', 'yamama-48'];

test.each(LANGS.flatMap((lang) => LONGEST.map((id) => [id, lang] as const)))(
  'the sheet says every sentence, figure and question: %s, %s',
  async (id, lang) => {
    expect(await leftOut(productPageOf(id)!, lang)).toEqual([]);
  },
);

test('what is to be confirmed of figures stands below their table', () => {
  const { doubts, text } = dataSheetOf(productPageOf('sigma-system200')!, 'ar', new Date());
  expect(doubts).toEqual([sheetWords.ar.notes.label]);
  expect(text).not.toContain(sheetWords.ar.notes.label);
});
