import { LANGS, type Lang } from '../../content/lang';
import { filesBelow } from '../../tests/helpers/source/tree';
import { missingTwins } from './route-twins';

const FIRST = [
  'app/(en)/layout.tsx',
  'app/(en)/(company)/news/page.tsx',
  'app/(en)/(company)/news/feed.xml/route.ts',
];
const BESIDE = [
  'app/(ar)/ar/assistant-reader.json/route.ts',
  'app/(ar)/ar/assistant.json/route.ts',
  'app/(ar)/ar/search-index.json/route.ts',
  'app/(ar)/ar/search-results.json/route.ts',
  'app/(ar)/ar/enquiry-names.json/route.ts',
  'app/(ar)/ar/cards/[card]/route.ts',
  'app/(ar)/ar/cards/design/[file]/route.ts',
  'app/(ar)/ar/cards/product/[file]/route.ts',
  'app/(ar)/ar/data-sheets/[file]/route.ts',
  'app/(ar)/ar/manifest.webmanifest/route.ts',
];

test('a language whose route files are not all there is told which are missing', () => {
  const lang = 'ar' as string as Lang;
  const some = [...FIRST, ...BESIDE, 'app/(ar)/layout.tsx', 'app/(ar)/ar/(any)/news/page.tsx'];
  expect(missingTwins(lang, some)).toEqual(['app/(ar)/ar/news/feed.xml/route.ts']);
  expect(missingTwins(lang, FIRST)).toContain('app/(ar)/ar/manifest.webmanifest/route.ts');
  expect(missingTwins(lang, [...some, 'app/(ar)/ar/news/feed.xml/route.ts'])).toEqual([]);
});

test.each(LANGS)('every route file has its twin in the language: %s', (lang) => {
  expect(missingTwins(lang, filesBelow('app'))).toEqual([]);
});
