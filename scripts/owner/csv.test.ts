/** @jest-environment node */
import { csv } from './csv';

test('quotes, commas and line breaks are quoted', () => {
  expect(csv([['plain', 'a,b', 'say "x"', 'two\nlines']])).toBe('plain,"a,b","say ""x""","two\nlines"\r\n');
});

test.each(['=1+1', '+971 6', '-2', '@SUM(A1)', '\t=1', '\r=1', '  =cmd|x'])(
  'a spreadsheet does not run %j',
  (value) => expect(csv([[value]])).toBe(`"'${value}"\r\n`),
);

test('what only looks odd in the middle stays', () => {
  expect(csv([['a=b', 'x - y', 'me@site.example']])).toBe('a=b,x - y,me@site.example\r\n');
});
