import { langOfAddress, localPath, withoutLang } from './local-path';
import { path, pathsOf } from './routes';
import { redirects } from './redirects';
import { canonicalUrl } from '@/lib/settings/site';
import { safeCallback } from '@/lib/account/session/safe-callback';
import { SECOND as lang } from '@/tests/helpers/source/second-language';

test('the first language has no prefix, another its own', () => {
  expect([localPath('/', 'en'), localPath('/news#a', 'en')]).toEqual(['/', '/news#a']);
  expect([localPath('/', lang), localPath('/news#a', lang)]).toEqual(['/ar', '/ar/news#a']);
  expect(path('gallery', lang)).toBe('/ar/galleryFilter');
  expect(pathsOf('cart')).toEqual(['/cart', '/ar/cart']);
  expect(new URL(canonicalUrl('project', lang)).pathname).toBe('/ar/projects');
});

test.each([
  ['/', 'en', '/'],
  ['/news', 'en', '/news'],
  ['/arabia', 'en', '/arabia'],
  ['/en/news', 'en', '/en/news'],
  ['/ar', 'ar', '/'],
  ['/ar?q=a', 'ar', '/?q=a'],
  ['/ar/cart#list', 'ar', '/cart#list'],
])('an address tells its language, and is found in the first: %s', (address, is, first) => {
  expect(langOfAddress(address)).toBe(is);
  expect(withoutLang(address)).toBe(first);
});

test('after signing in one stays in the language', () => {
  expect(safeCallback('/ar/expirence-now?m=2', lang)).toBe('/ar/expirence-now?m=2');
  for (const nowhere of [
    null,
    '//evil.example',
    '/ar/login?callbackUrl=/x',
    '/ar/logout',
    '/api/auth/signout',
  ])
    expect(safeCallback(nowhere, lang)).toBe('/ar');
});

test('odd spellings lead to the page of their language, in one hop', () => {
  const of = (source: string) => redirects.find((one) => one.source === source)?.destination;
  expect(of('/contact')).toBe('/contact-us');
  expect(of('/ar/contact')).toBe('/ar/contact-us');
  expect(of('/ar/gallery/')).toBe('/ar/galleryFilter');
  const sources = redirects.map(({ source }) => source);
  expect(new Set(sources).size).toBe(sources.length);
});
