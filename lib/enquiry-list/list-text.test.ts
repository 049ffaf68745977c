import { enquiryListWords } from '@/content/forms/enquiry-list';
import type { Lang } from '@/content/lang';
import { unitWords } from '@/content/units';
import type { ShownLine } from './shown-line';
import { listCsv } from './list-csv';
import { amountIn, lineText, unitBeside, whatsappUrl } from './list-text';

const words = {
  ...enquiryListWords.en,
  columns: { product: 'Product', quantity: 'Quantity', unit: 'Unit', note: 'Note', page: 'Page' },
  lang: 'en' as const,
  units: unitWords.en,
  greeting: 'Hello',
};
const line: ShownLine = {
  id: 'a',
  name: 'Duna Natural',
  variant: 'BMI Cobert, Spain',
  quantity: 240,
  unit: 'm²',
  note: '',
  url: '/product/roof-tiles/bmi-BmiSpain#duna',
};

test('a table has a head, a row for each line, and full addresses', () => {
  expect(listCsv([line], words, 'https://site.example')).toBe(
    '\ufeff"Product","Quantity","Unit","Note","Page"\r\n"Duna Natural, BMI Cobert, Spain","240","m²","","https://site.example/product/roof-tiles/bmi-BmiSpain#duna"\r\n',
  );
});

test('quotes, breaks and formulas stay text', () => {
  const csv = listCsv(
    [{ ...line, name: 'A "B"', variant: '', note: '=HYPERLINK("x")\n=second;=third' }],
    words,
    '',
  );
  expect(csv).toContain('"A ""B"""');
  expect(csv).toContain(`"'=HYPERLINK(""x"")\n'=second;'=third"`);
});

test('a line reads as people say it', () => {
  expect(lineText({ ...line, typed: '20-30 m²' }, words)).toBe('“20-30 m²”: Duna Natural, BMI Cobert, Spain');
  expect(lineText({ ...line, note: 'north side' }, words)).toBe(
    '240 m²: Duna Natural, BMI Cobert, Spain (north side)',
  );
});

test('a chat is opened with the list written into it', () => {
  const url = new URL(whatsappUrl('971500000000', words, [line]));
  expect(url.origin + url.pathname).toBe('https://wa.me/971500000000');
  expect(url.searchParams.get('text')).toBe(`Hello\n${lineText(line, words)}`);
});

test('a unit has the form that goes with its number, and thousands their comma', () => {
  const said = (lang: Lang, unit: string, ...numbers: number[]) =>
    numbers.map((quantity) =>
      amountIn({ lang, units: unitWords[lang] }, quantity, unit).replaceAll('\u00a0', ' '),
    );
  expect(said('en', 'pallets', 1, 2, 1250)).toEqual(['1 pallet', '2 pallets', '1,250 pallets']);
  expect(said('ar', 'pallets', 1, 2, 3, 11, 100, 103)).toEqual([
    'طبلية واحدة',
    'طبليتان',
    '3 طبليات',
    '11 طبلية',
    '100 طبلية',
    '103 طبليات',
  ]);
  expect(said('ar', 'metres', 1, 2, 3.5, 10, 42, 1200)).toEqual([
    'متر واحد',
    'متران',
    '3.5 متر',
    '10 أمتار',
    '42 مترًا',
    '1,200 متر',
  ]);
  expect(said('ar', 'boxes', 10, 12)).toEqual(['10 صناديق', '12 صندوقًا']);
  expect(said('ar', 'm²', 1, 2, 1632)).toEqual(['1 م²', '2 م²', '1,632 م²']);
});

test('a unit below its number has its form too, and says no number a second time', () => {
  const said = (lang: Lang, unit: string, ...numbers: number[]) =>
    numbers.map((quantity) => unitBeside({ lang, units: unitWords[lang] }, quantity, unit));
  expect(said('en', 'pieces', 1, 2, 1432)).toEqual(['piece', 'pieces', 'pieces']);
  expect(said('ar', 'metres', 1, 2, 5, 43, 300)).toEqual(['متر', 'متر', 'أمتار', 'مترًا', 'متر']);
  expect(said('ar', 'rolls', 3)).toEqual(['لفات']);
  expect(said('en', 'bundles', 3)).toEqual(['bundles']);
});

test('what was typed keeps its own order within an Arabic sentence', () => {
  const { line: inArabic, changed } = enquiryListWords.ar;
  const sentences = [inArabic.typed, ...Object.values(changed)];
  for (const sentence of sentences.filter((one) => /\{(typed|quantity)\}/.test(one)))
    expect(sentence).toMatch(/\u2068\{(typed|quantity)\}\u2069/);
});

test('a unit of a list of an earlier time keeps its own name, whatever it is', () => {
  for (const unit of ['boxes', 'constructor'])
    expect(lineText({ ...line, unit }, words)).toBe(`240 ${unit}: Duna Natural, BMI Cobert, Spain`);
});
