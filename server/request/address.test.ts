import { pathOf, plainTarget, queryOf } from './address';

test.each([
  ['/contact-us', '/contact-us'],
  ['/%63ontact%2Dus?a=%63', '/contact-us?a=%63'],
  ['/%7Euser', '/~user'],
  ['/a%2Fb', '/a%2Fb'],
  ['/%d8%b3', '/%d8%b3'],
  ['/news?q=%ff', '/news?q=%ff'],
  ['/a?b?c', '/a?b?c'],
  ['/contact-us#form', '/contact-us'],
  ['/contact-us?a=b#c?d', '/contact-us?a=b'],
  ['/#', '/'],
  ['/./contact-us', '/contact-us'],
  ['/product/../contact-us?a=/../b', '/contact-us?a=/../b'],
  ['/ar/%2e%2E/contact-us', '/contact-us'],
  ['/ar/contact-us/..', '/ar/'],
  ['/news/.', '/news/'],
  ['/../../x', '/x'],
  ['/.well-known/change-password', '/.well-known/change-password'],
  ['/a..b/...', '/a..b/...'],
])('%s is known as %s', (target, plain) => expect(plainTarget(target)).toBe(plain));

test.each(['/%ff', '/product/%E0%A4%A', '/%', 'http://other.example/', '*', ''])(
  '%s leads to the page for unknown addresses',
  (target) => expect(plainTarget(target)).toBe('/-'),
);

test('the page for unknown addresses is in the language of what cannot be read', () => {
  expect(plainTarget('/ar/%ff?a=b')).toBe('/ar/-');
  expect(plainTarget('http://site.example/ar/%', ['site.example'])).toBe('/ar/-');
});

test.each([
  ['http://site.example/contact-us?a=b', '/contact-us?a=b'],
  ['HTTPS://SITE.example:443/%63ontact-us#x', '/contact-us'],
  ['http://site.example:80', '/'],
  ['http://site.example?a=b', '/?a=b'],
  ['http://localhost:3000/news', '/news'],
  ['http://other.example/contact-us', '/-'],
  ['http://site.example:81/', '/-'],
  ['http://user@site.example/', '/-'],
  ['ftp://site.example/', '/-'],
  ['site.example:443', '/-'],
  ['#/contact-us', '/-'],
])('the whole address %s is known as %s', (target, plain) =>
  expect(plainTarget(target, ['site.example', 'localhost:3000'])).toBe(plain),
);

test('path and query come apart', () => {
  expect(pathOf('/a?b=1')).toBe('/a');
  expect(queryOf('/a?b=1&_rsc', '_rsc')).toBe('');
  expect(queryOf('/a', '_rsc')).toBeNull();
});
