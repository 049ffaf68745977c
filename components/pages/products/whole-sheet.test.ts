import { productPageOf } from '@/content/products/addresses';
import { sheetWords } from '@/content/solar/sheets';
import { leftOut } from '@/tests/helpers/data/left-out';
import { dataSheetOf } from './data-sheet-of';

jest.mock('sharp', () => jest.requireActual<object>('@/tests/helpers/pictures/grey-sharp'));

// The doubt about its label, the longest names, the longest table. All, in both: whole-sheet.slow.test.ts.
test.each([
  ['sigma-system200', 'ar'],
  ['bmi-portoghese-natural', 'en'],
  ['cobert-meridional-natural', 'ar'],
  ['yamama-48', 'en'],
] as const)('the sheet says every sentence, figure and question: %s, %s', async (id, lang) => {
  expect(await leftOut(productPageOf(id)!, lang)).toEqual([]);
});

test('what is to be confirmed of figures stands below their table', () => {
  const { doubts, text } = dataSheetOf(productPageOf('sigma-system200')!, 'ar', new Date());
  expect(doubts).toEqual([sheetWords.ar.notes.label, sheetWords.ar.notes.power]);
  expect(text).not.toContain(sheetWords.ar.notes.label);
});
