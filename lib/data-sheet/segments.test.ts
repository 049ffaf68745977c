import { linesOf, segmentsOf } from './segments';

/** Segments as the eye meets them, from the left. */
const seen = (line: string, dir: 'ltr' | 'rtl') =>
  [...segmentsOf(line, dir)].sort((p, q) => p.place - q.place).map(({ text }) => text);
const read = (line: string, dir: 'ltr' | 'rtl') =>
  segmentsOf(line, dir)
    .map(({ text }) => text)
    .join('');

test('a line from left to right is one segment', () => {
  expect(seen('Light red, 12.5 per m² (indicative)', 'ltr')).toEqual(['Light red, 12.5 per m² (indicative)']);
});

test('Arabic words stand from right to left, a name and a number in them from left to right', () => {
  expect(seen('قرميد BMI Portoghese من إيطاليا', 'rtl')).toEqual([' من إيطاليا', 'BMI Portoghese', 'قرميد ']);
  expect(seen('نحو 12.5 قطعة', 'rtl')).toEqual([' قطعة', '12.5', 'نحو ']);
});

test('it is read in the order it was written', () => {
  const line = 'العرض 330 مم (إرشادي)، من BMI';
  expect(read(line, 'rtl').replace(/[()]/g, '')).toBe(line.replace(/[()]/g, ''));
});

test('brackets open on the side where reading begins', () => {
  const places = seen('(إرشادي)', 'rtl');
  expect(places).toEqual(['(', 'إرشادي', ')']);
});

test('marks that steer the direction are obeyed and not drawn', () => {
  expect(seen('الهاتف \u2066+971 6 555 0101\u2069', 'rtl')).toEqual(['+971 6 555 0101', 'الهاتف ']);
});

test('lines are filled word by word; a word that is too wide stands alone; what is unbroken stays', () => {
  const width = (text: string) => text.length;
  expect(linesOf('one two three', 7, width)).toEqual(['one two', 'three']);
  expect(linesOf('incomprehensible it is', 5, width)).toEqual(['incomprehensible', 'it is']);
  expect(linesOf('50\u00a0mm wide', 5, width)).toEqual(['50\u00a0mm', 'wide']);
});
