import { enquiryListWords } from '@/content/forms/enquiry-list';
import { unitWords } from '@/content/units';
import type { ShownLine } from './shown-line';
import { lineText, listCsv, listTotals, whatsappUrl } from './list-text';

const words = {
  ...enquiryListWords.en,
  columns: { product: 'Product', quantity: 'Quantity', unit: 'Unit', note: 'Note', page: 'Page' },
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
  expect(listTotals([line, { ...line, typed: '20-30' }], words.units, 'en')).toBe('240 m²');
  expect(lineText({ ...line, note: 'north side' }, words)).toBe(
    '240 m²: Duna Natural, BMI Cobert, Spain (north side)',
  );
});

test('a chat is opened with the list written into it', () => {
  const url = new URL(whatsappUrl('971500000000', words, [line]));
  expect(url.origin + url.pathname).toBe('https://wa.me/971500000000');
  expect(url.searchParams.get('text')).toBe(`Hello\n${lineText(line, words)}`);
});

test('totals by unit, without the crumbs of binary sums', () => {
  const of = (quantity: number, unit: string) => ({ ...line, quantity, unit });
  const lines = [of(0.1, 'm²'), of(12, 'pieces'), of(0.2, 'm²'), of(420, 'm²')];
  expect(listTotals(lines, words.units, 'en')).toBe('420.3 m², 12 pieces');
  expect(listTotals(lines, unitWords.ar, 'ar')).toBe('420.3 م²،\u200f 12 قطعة');
});

test('a unit of a list of an earlier time keeps its own name, whatever it is', () => {
  for (const unit of ['boxes', 'constructor'])
    expect(lineText({ ...line, unit }, words)).toBe(`240 ${unit}: Duna Natural, BMI Cobert, Spain`);
});
