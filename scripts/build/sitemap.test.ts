import { LANGS } from '../../content/lang';
import { path, ROUTE_KEYS } from '../../content/routes';
import { timesOf } from './last-changed';
import { pageFiles, routeFile } from './page-files';
import { picturesIn } from './page-pictures';

test('every route of the table has its file in every language, and each its own words', () => {
  for (const lang of LANGS)
    expect(ROUTE_KEYS.filter((key) => routeFile(path(key, lang), lang) === null)).toEqual([]);
  expect(routeFile('/product/roof-tiles/bmi-italy', 'en')).toContain('[supplier]/page.tsx');
  expect(routeFile('/nowhere', 'en')).toBeNull();
  const files = pageFiles();
  expect(files.get('coolroof')).toContain('content/pages/catalogue/coolroof.ts');
  expect(files.get('coolroof')).toContain('components/pages/catalogue/coolroof-page.tsx');
  // What all pages share would date all of them to the same day.
  for (const shared of ['content/company.ts', 'content/routes.ts', 'content/meta/meta.ts'])
    expect([...files.values()].flat()).not.toContain(shared);
});

test('the newest commit of a file counts', () => {
  const log =
    '@2026-05-02T10:00:00+04:00\n\ncontent/a.ts\n@2026-05-01T10:00:00+04:00\n\ncontent/a.ts\ncontent/b.ts\n';
  expect([...timesOf(log)]).toEqual([
    ['content/a.ts', '2026-05-02T10:00:00+04:00'],
    ['content/b.ts', '2026-05-01T10:00:00+04:00'],
  ]);
});

test('pictures of the content are listed once, by absolute addresses, those of menus are not', () => {
  const html =
    '<nav><img src="/img/menu.webp"></nav><main><img alt="" src="/img/a/1.webp"><img alt="" src="/img/a/1.webp">' +
    '<img src="https://media.example/img/b.webp" alt=""><img src="data:image/gif;base64,x"></main>';
  expect(picturesIn(html, 'https://site.example')).toEqual([
    'https://site.example/img/a/1.webp',
    'https://media.example/img/b.webp',
  ]);
});
