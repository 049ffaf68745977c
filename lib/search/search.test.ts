import { gzipSync } from 'node:zlib';
import { existsSync } from 'node:fs';
import { BRICKS } from '@/content/catalogue/bricks';
import { ISIKLAR_GROUP_IDS, ISIKLAR_ITEM_IDS } from '@/content/catalogue/isiklar';
import { LA_PALOMA_COLOURS } from '@/content/catalogue/la-paloma';
import { company } from '@/content/company';
import { LANGS } from '@/content/lang';
import { PRODUCT_PAGES, productPath } from '@/content/products/addresses';
import { ROUTES } from '@/content/routes';
import { vocabularies } from '@/content/search/vocabulary';
import { FORCED_SYSTEMS, NATURAL_MODELS } from '@/content/solar/systems';
import { searchEntries } from './entries';
import { foldedWords } from './fold';
import { ARABIC_QUERIES } from '@/tests/helpers/data/arabic-queries';
import { QUERIES } from '@/tests/helpers/data/queries';
import { QUESTIONS } from '@/tests/helpers/data/questions';
import { createSearch } from './search';
import { siteIndex } from './site-index';

const file = siteIndex('en');
const search = createSearch(file);
const entries = searchEntries('en');
const KB = 1024;

test('the table is long enough', () => expect(QUERIES.length).toBeGreaterThanOrEqual(60));

test.each(QUERIES)('“%s” finds %s', (query, first) => {
  const ids = search(query).hits.map(({ id }) => id);
  expect(ids.slice(0, 3).join(' ')).toBe(first);
});

const inArabic = createSearch(siteIndex('ar'));

const onBothSites = ARABIC_QUERIES.map(
  ([query, first, inEnglish = first]) => [query, first, inEnglish] as const,
);

test.each(onBothSites)(
  '“%s” finds %s on the Arabic site, %s on the English one',
  (query, first, inEnglish) => {
    const firstOf = ({ answer, hits }: ReturnType<typeof search>) => answer?.id ?? hits[0]?.id ?? 'none';
    expect([firstOf(inArabic(query)), firstOf(search(query))]).toEqual([first, inEnglish]);
  },
);

test('the Arabic table is long enough, and what is found is called in the language of the site', () => {
  expect(ARABIC_QUERIES.length).toBeGreaterThanOrEqual(60);
  const [hit] = inArabic('blue tiles').hits;
  expect(hit).toMatchObject({ title: 'قرميد أزرق', url: expect.stringMatching(/^\/ar\//) });
});

test('a family of colours is called tiles once, in Arabic too, where that is the name of the company as well', () => {
  const titles = searchEntries('ar').flatMap(({ kind, title }) => (kind === 'colour' ? [title] : []));
  expect(titles).toContain('قرميد التشكيلة الخاصة');
  expect(titles.filter((title) => title.split('قرميد').length !== 2)).toEqual([]);
});

test('what is found is called by words, not by a code of the gallery', () => {
  const titles = searchEntries('en').flatMap(({ kind, title }) => (kind === 'colour' ? [title] : []));
  expect(titles).toEqual(
    expect.arrayContaining([
      'Blood red roof tiles',
      'Dark grey and black roof tiles',
      `${company.brand} special roof tiles`,
    ]),
  );
  // Who types the code finds it all the same.
  for (const code of ['bloodred', 'darkgray', `${company.brand}special`])
    expect(search(code).hits[0]?.kind).toBe('colour');
});

test.each(QUESTIONS)('the question “%s” is answered with %s and %s', (question, _, first) => {
  const { answer, hits } = search(question);
  expect(answer?.id ?? hits[0]?.id ?? 'none').toBe(first);
});

test('what answers to one word of five is not first: the team is', () => {
  const { answer, isWhole } = search('do you have anything against pigeons on tiles');
  expect([answer?.id, isWhole]).toEqual(['answer-ask', false]);
});

test('a word that every object of a program has weighs what other words do', () => {
  const { answer, share } = search('roof constructor');
  expect([answer?.id, share]).toEqual(['answer-ask', 0.2]);
});

test('a page is not found for a size of something', () => {
  for (const find of [search, inArabic])
    expect(find('interlock 6cm').hits.filter(({ isProduct, kind }) => !isProduct && kind === 'page')).toEqual(
      find('interlock').hits.filter(({ isProduct, kind }) => !isProduct && kind === 'page'),
    );
});

test.each(['bricks', 'bricks from Spain', 'la paloma', 'isiklar', 'yamama'])(
  '“%s” finds its page first',
  (query) => {
    expect(search(query).hits[0]!.id).toMatch(/^page-/);
  },
);

test.each([
  ['bricks from Spain', 'La Paloma'],
  ['brick made in Spain', 'La Paloma'],
  ['tiles from Spain', 'BMI Cobert, Spain'],
  ['blocks from Saudi Arabia', 'Yamama bricks'],
])('a country is that of the family that was named: “%s”', (query, maker) =>
  expect(search(query).hits.find(({ kind }) => kind === 'maker')!.title).toBe(maker),
);

test('what nothing in the range fits as a whole is said to be so', () => {
  expect(search('blue tiles').isWhole).toBe(true);
  expect(search('blue tiles from Italy').isWhole).toBe(false);
  expect(search('xyzzy qwrt')).toEqual({ hits: [], called: [], isWhole: false, share: 0, isNamed: false });
});

test.each([
  '',
  '   ',
  '???',
  'the of and',
  '😀',
  '\0',
  '%00%ff',
  '__proto__ constructor',
  'a'.repeat(5000),
  'tile '.repeat(1000),
])('hostile or empty input is answered: %j', (query) => expect(() => search(query)).not.toThrow());

test('every entry stands once, leads to a page of ours, and shows a picture that is there', () => {
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
  const pages = new Set<string>([
    ...Object.values(ROUTES).map(({ path }) => path),
    ...PRODUCT_PAGES.map((page) => productPath(page, 'en')),
  ]);
  for (const { url, picture, title } of entries) {
    expect([title, pages.has(url.split(/[?#]/)[0]!)]).toEqual([title, true]);
    if (picture) expect([picture, existsSync(`public${picture}`)]).toEqual([picture, true]);
  }
});

test('every item of the brick pages and every model and system of heaters stands in it, as its page lists it', () => {
  const ids = entries.filter(({ isProduct }) => isProduct).map(({ id }) => id);
  const items = [
    ...BRICKS.map(({ id }) => `yamama-${id}`),
    ...LA_PALOMA_COLOURS.map((id) => `la-paloma-${id}`),
    ...[...ISIKLAR_GROUP_IDS, ...ISIKLAR_ITEM_IDS].map((id) => `isiklar-${id}`),
    ...[...NATURAL_MODELS, ...FORCED_SYSTEMS].map(({ id }) => `sigma-${id}`),
  ];
  expect(items).toHaveLength(88 + 28 + 8 + 9);
  expect(items.filter((id) => !ids.includes(id))).toEqual([]);
});

test('every tile, brick, part and colour is found by its own name among the first ten', () => {
  const named = entries.filter(({ kind }) =>
    ['tile', 'part', 'colour', 'profile', 'solar', 'brick'].includes(kind),
  );
  for (const { id, title, note } of named) {
    const ids = search(`${title} ${note.slice(0, 40)}`)
      .hits.slice(0, 10)
      .map((hit) => hit.id);
    expect([id, ids.includes(id)]).toEqual([id, true]);
  }
});

test('what people call a thing leads to something', () => {
  const lost = vocabularies.en.synonyms.flatMap(([asked, known]) => {
    const found = known.some((name) => search(name).hits.length > 0);
    return found ? [] : asked;
  });
  expect(lost).toEqual([]);
});

test.each(LANGS)('the index is no larger than 60 KB on the line: %s', (lang) => {
  expect(gzipSync(JSON.stringify(siteIndex(lang))).length).toBeLessThan(60 * KB);
});

test.each([
  ['Tiles', 'tile'],
  ['Aragón', 'aragon'],
  ['accessories', 'accessory'],
  ['YRT-FB', 'yrt fb'],
  ['القرميدة', 'قرميد'],
  ['والسخانات الشمسيّة', 'سخان شمسي'],
  ['للأسقف ٢٠٠', 'اسقف 200'],
  ['20cm', '200 mm'],
  ['8” ٢٠سم', '8 inch 200 mm'],
  ['40 by 40', '40x40'],
  ['٤٠ سم في ٤٠ سم', '40x40 سم'],
  ['1.2 m, 2.5 متر', '1200 mm 2500 mm'],
  ['50 m2 of wall, 12 m long', '50 m2 of wall 12 m long'],
  ['225 × 128.5 × 60', '225x128x60'],
  ['10,000 litres', '10000 litre'],
  ['10 in stock', '10 in stock'],
  ['12°', '12 degree'],
  ['رمااادي hello', 'رمادي hello'],
])('%s is compared as %s', (text, folded) => expect(foldedWords(text).join(' ')).toBe(folded));
