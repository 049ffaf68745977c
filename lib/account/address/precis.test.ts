import { addressKey } from './precis';

test.each([
  ['Mariam@Villa.Example', 'mariam@villa.example'],
  ['مريم@مثال.إمارات', 'مريم@مثال.إمارات'],
  ['مريم@xn--mgbh0fb.xn--kgbechtv', 'مريم@مثال.إختبار'],
  ['a@XN--MGBH0FB.example', 'a@مثال.example'],
  ['stra\u00dfe@villa.example', 'stra\u00dfe@villa.example'],
  ['e\u0301mile@villa.example', '\u00e9mile@villa.example'],
  ["o'connor+roof_1@villa.example", "o'connor+roof_1@villa.example"],
])('%j is compared as %j', (address, key) => expect(addressKey(address)).toBe(key));

test.each([
  // Forms of compatibility, signs and marks without a letter, old Hangul, what is not assigned.
  '𝐦ariam@villa.example',
  'ﬁrm@villa.example',
  '①@villa.example',
  'ma☃@villa.example',
  'ma。riam@villa.example',
  '\u1100\u1161\u11ff@villa.example',
  'ma\u0378@villa.example',
  'ma\u{f0000}@villa.example',
  // Both directions at once.
  'مريمabc@villa.example',
  'abcמ@villa.example',
  // No domain.
  'a@villa..example',
  'a@xn--a.example',
  'a@ab\u2066c.exa mple',
])('%j is no address of an account', (address) => expect(addressKey(address)).toBeNull());
