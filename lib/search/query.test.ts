import { cleanQuery, MAX_QUERY_LENGTH } from './query';

test.each<[unknown, string]>([
  [undefined, ''],
  ['', ''],
  ['  blue \t\n tiles ', 'blue tiles'],
  [['red', 'blue'], 'red'],
  [[], ''],
  [{ q: 'red' }, ''],
  ['blue\0tiles', 'blue tiles'],
  ['\u202eselit\u202c', 'selit'],
  ['\u2066\u200b\ufeff', ''],
  ['\ud800', ''],
  ['mar\u00adsigliese', 'marsigliese'],
  ['\ufffd\ufffd', ''],
  ['<b>bold</b>', '<b>bold</b>'],
  ['قرميد ازرق', 'قرميد ازرق'],
  ['Aragón', 'Aragón'],
])('%j is read as %j', (asked, read) => expect(cleanQuery(asked)).toBe(read));

test('what is too long is cut, and never through a character', () => {
  expect(cleanQuery('a'.repeat(5000))).toHaveLength(MAX_QUERY_LENGTH);
  expect([...cleanQuery('🧱'.repeat(5000))]).toHaveLength(MAX_QUERY_LENGTH);
  expect(() => encodeURIComponent(cleanQuery('🧱'.repeat(5000)))).not.toThrow();
});
