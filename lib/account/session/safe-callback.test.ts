import { safeCallback } from './safe-callback';

test.each([
  ['/expirence-now', '/expirence-now'],
  ['/product?x=1#top', '/product?x=1#top'],
  ['/', '/'],
  [null, '/'],
  ['', '/'],
  ['https://evil.example', '/'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['/\t/evil.example', '/'],
  ['/..//evil.example', '/'],
  ['/.//evil.example', '/'],
  ['javascript:alert(1)', '/'],
  ['expirence-now', '/'],
  ['/login?callbackUrl=/x', '/'],
  ['/logout', '/'],
  ['/api/auth/signout', '/'],
])('%j leads to %j', (asked, to) => expect(safeCallback(asked, 'en')).toBe(to));
