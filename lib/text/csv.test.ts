import { csv } from './csv';

const one = (value: string | number) => csv([[value]]).slice(2, -3);

test('every field is quoted; the file says that it is UTF-8', () => {
  expect(csv([['plain', 240, 'a,b', 'say "x"', 'سقف\nlines']])).toBe(
    '\ufeff"plain","240","a,b","say ""x""","سقف\nlines"\r\n',
  );
});

test.each([
  '=1+1',
  '+971 6',
  '-2',
  '@SUM(A1)',
  '  =cmd|x',
  '＝1',
  '＋1',
  '－1',
  '＠A',
  '\u200b=1',
  '−2',
  '﹦1',
])('no spreadsheet runs %j', (value) => expect(one(value)).toBe(`'${value}`));

test.each([
  ['Ali;=HYPERLINK(A1)', "Ali;'=HYPERLINK(A1)"],
  ['Ali; =HYPERLINK(A1)', "Ali;' =HYPERLINK(A1)"],
  ['Ali,＝A1', "Ali,'＝A1"],
  ['Ali\t@A1', "Ali\t'@A1"],
  ['Ali|+A1', "Ali|'+A1"],
  ['first\n=A1', "first\n'=A1"],
  ['first\r\n-A1', "first\r\n'-A1"],
  ['first\u2028=A1', "first\u2028'=A1"],
  ['Ali;"=A1"', 'Ali;\'""=A1""'],
  ['";=A1', '"";\'=A1'],
  ['\t=1', "'\t'=1"],
  ['\rtext', "'\rtext"],
])('nor what begins a cell inside a field: %j', (value, expected) => expect(one(value)).toBe(expected));

/** Cells as a program reads them that splits at any of these signs and knows no quotes. */
const cellsOf = (file: string) => file.split(/[,;|\t\r\n\u2028\u2029]/);

test('however the file is split, no cell begins with an operator', () => {
  const signs = ['=', '+', '-', '@', '＝', ';', ',', '\t', '|', '\n', '\r', '"', "'", ' ', 'a', '\u200b'];
  let seed = 7;
  const next = () => (seed = (seed * 48271) % 2147483647);
  for (let nth = 0; nth < 1_000; nth++) {
    const value = Array.from({ length: 1 + (next() % 9) }, () => signs[next() % signs.length]).join('');
    for (const cell of cellsOf(csv([[value]])))
      expect(cell.replace(/[\ufeff\u200b" ]/g, '')).not.toMatch(/^[=+\-@＝]/);
  }
});

test('what only looks odd in the middle stays', () => {
  for (const value of ['a=b', 'x - y', 'me@site.example', 'a; b, c|d']) expect(one(value)).toBe(value);
});
