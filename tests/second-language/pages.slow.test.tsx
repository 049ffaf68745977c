import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { PageLang } from '@/components/links/page-lang';
import { Breadcrumbs } from '@/components/links/breadcrumbs';
import { NotFoundPage } from '@/components/screens/not-found-page';
import { Footer } from '@/components/shell/footer/footer';
import { Letterhead } from '@/components/shell/footer/letterhead';
import { toolData } from '@/components/simulator/tool-data';
import { Header } from '@/components/shell/header/header';
import { BRICKS } from '@/content/catalogue/bricks';
import { PRODUCTS, productsIn } from '@/content/catalogue/products';
import { PICTURE_IDS } from '@/content/pictures/library';
import { pictureAlt } from '@/content/pictures/alts';
import { PROFILE_IDS } from '@/content/catalogue/textures';
import { company } from '@/content/company';
import { captionsOf, filmCues, FILMS, type FilmId } from '@/content/media/film';
import { productPath } from '@/content/products/addresses';
import { path, ROUTE_KEYS, type RouteKey } from '@/content/routes';
import { FILTERED } from '@/content/pages/catalogue/yamama-bricks';
import { newsFeed } from '@/lib/news/feed';
import { answerEntries, searchEntries } from '@/lib/search/entries';
import { siteBase } from '@/lib/settings/site';
import { pageMetadata } from '@/lib/site/seo';
import { organizationJsonLd, serviceJsonLd, storesJsonLd } from '@/lib/structured-data/company-json-ld';
import { breadcrumbJsonLd, webPageJsonLd } from '@/lib/structured-data/page-json-ld';
import { routeFile } from '@/scripts/build/page-files';
import { ONE_OF_EACH_PRODUCT } from '@/tests/helpers/browser/templates';
import { LATIN_NAMES, longestFirst } from '@/tests/helpers/source/latin-names';
import { leaving, leavingIn, withoutLanguages } from '@/tests/helpers/source/leaving';
import { englishIn, seenIn, SECOND as lang } from '@/tests/helpers/source/second-language';

jest.mock('@/content/words', () =>
  jest
    .requireActual('@/tests/helpers/source/second-language')
    .twoWords(jest.requireActual('@/content/words')),
);
jest.mock('next/navigation', () => ({
  useRouter: () => ({ push: jest.fn() }),
  usePathname: () => '/ar',
  unstable_isUnrecognizedActionError: () => false,
}));

// What comes late is drawn by tests of its own: static markup cannot wait.
jest.mock('@/components/ui/loading/late', () => ({ late: () => () => null }));

/** What stands on pages as it is, in any language. */
const NAMES = longestFirst([
  company.legalName,
  ...LATIN_NAMES,
  ...company.social.map(({ name }) => name),
  ...Object.values(company.apps).map(({ store }) => store),
  // Kinds of files.
  'DXF',
  'SVG',
  'GLB',
  // Codes of the specification.
  ...FILTERED,
]);

/** Colours of walls end with their code. */
const withoutCodes = (text: string) => text.replace(/\b[0-9A-F]{6}\b/g, ' ');

const htmlOf = (part: ReactElement) => renderToStaticMarkup(<PageLang value={lang}>{part}</PageLang>);

const leftIn = (part: ReactElement) => englishIn(withoutCodes(seenIn(withoutLanguages(htmlOf(part)))), NAMES);

test('a link, a form and structured data that leave the language are seen; files and other sites do not', () => {
  const html = (at: string) => `<a data-routed="" href="${at}"></a>`;
  const left = ['/cart', '/', '/arabia', '/search?q=a&amp;b=c', '/#top', `${siteBase}/news`];
  expect(left.filter((at) => leavingIn(html(at)).length === 0)).toEqual([]);
  const held = [
    '/ar',
    '/ar/cart?a=b',
    '/ar#top',
    '#top',
    '/img/a.webp',
    '/catalogue.pdf',
    'tel:+97165550101',
  ];
  expect(held.flatMap((at) => leavingIn(html(at)))).toEqual([]);
  expect(leavingIn('<form action="/search"></form>')).toEqual(['/search']);
  const told = (at: string) => `<script type="application/ld+json">{"url":"${siteBase}${at}"}</script>`;
  expect(leavingIn(told('/news') + told('/ar/news') + told('#organization'))).toEqual([`${siteBase}/news`]);
});

test('the header with its menus, the footer, and the head of a printed page', () => {
  expect(leavingIn(htmlOf(<Header lang={lang} />) + htmlOf(<Footer lang={lang} />))).toEqual([]);
  expect(leftIn(<Header lang={lang} />)).toEqual([]);
  expect(leftIn(<Footer lang={lang} />)).toEqual([]);
  expect(leftIn(<Letterhead lang={lang} />)).toEqual([]);
});

test.each(ROUTE_KEYS)('the way down to a page, and what search engines are told of it: %s', (key) => {
  expect(leftIn(<Breadcrumbs of={key} label="" lang={lang} />)).toEqual([]);
  const steps = breadcrumbJsonLd(key, lang).itemListElement as { name: string }[];
  const { name, description } = webPageJsonLd(key, lang);
  expect(englishIn([...steps.map((step) => step.name), name, description].join('\n'))).toEqual([]);
  expect(leavingIn(htmlOf(<Breadcrumbs of={key} label="" lang={lang} />))).toEqual([]);
  const { alternates, openGraph } = pageMetadata(key, lang);
  const told = JSON.stringify([steps, webPageJsonLd(key, lang), alternates?.canonical, openGraph]);
  expect(leaving([...told.matchAll(/"(https?:[^"]*)"/g)].map(([, at = '']) => at))).toEqual([]);
  expect(Object.keys(alternates?.languages ?? {})).toEqual(['en', 'ar', 'x-default']);
});

type Query = Record<string, string | string[]>;

interface Route {
  default: (props: {
    params: Promise<Record<string, string>>;
    searchParams: Promise<Query>;
  }) => ReactElement | Promise<ReactElement>;
}

/** What is asked of pages whose state is their query. */
const QUERIES: Partial<Record<RouteKey, Query>> = {
  search: { q: 'قرميد' },
  compare: { p: ['bmi-portoghese-natural', 'yamama-1', 'no-such'] },
  tileCalculator: { shape: 'hip', length: '12', width: '8', pitch: '25' },
};

/** The page at an address as its route file gives it. */
async function htmlAt(address: string, query: Query = {}): Promise<string> {
  const file = routeFile(address, lang)!;
  const folders = file
    .replace(/\/\([^)]*\)/g, '')
    .split('/')
    .slice(1);
  const params = address
    .split('/')
    .slice(1)
    .flatMap((part, nth) => (folders[nth]!.startsWith('[') ? [[folders[nth]!.slice(1, -1), part]] : []));
  const { default: Page } = (await import(`@/${file}`)) as Route;
  const page = await Page({
    params: Promise.resolve(Object.fromEntries(params)),
    searchParams: Promise.resolve(query),
  });
  // A page may be asynchronous itself, which static markup cannot wait for.
  const drawn = page.type as (props: unknown) => ReactElement | Promise<ReactElement>;
  return htmlOf(await drawn(page.props));
}

const ADDRESSES: Readonly<Record<string, Query | undefined>> = {
  ...Object.fromEntries(ROUTE_KEYS.map((key) => [path(key, lang), QUERIES[key]])),
  '/ar/design/1-12-e6c795-0': undefined,
  ...Object.fromEntries(ONE_OF_EACH_PRODUCT.map((product) => [productPath(product, lang), undefined])),
};

test.each(Object.keys(ADDRESSES))(
  'nothing English is left of the page, and nothing leads there: %s',
  async (at) => {
    const html = await htmlAt(at, ADDRESSES[at]);
    expect(englishIn(withoutCodes(seenIn(withoutLanguages(html))), NAMES)).toEqual([]);
    expect(leavingIn(html)).toEqual([]);
  },
);

test.each(['search', 'compare', 'tileCalculator'] as const)(
  'the page of %s before anything is asked',
  async (key) => {
    const html = await htmlAt(path(key, lang));
    expect(englishIn(seenIn(withoutLanguages(html)), NAMES)).toEqual([]);
    expect(leavingIn(html)).toEqual([]);
  },
);

test('the page for an address that is none', () => {
  expect(leftIn(<NotFoundPage lang={lang} />)).toEqual([]);
  expect(leavingIn(htmlOf(<NotFoundPage lang={lang} />))).toEqual([]);
});

test('what pictures show', () => {
  const read = PICTURE_IDS.map((id) => pictureAlt(id, lang)).join('\n');
  expect(englishIn(read, NAMES)).toEqual([]);
});

test('what the simulator calls everything', () => {
  const { names, options, modelTexts } = toolData(lang)!;
  const titles = Object.values(options).map((option) => option!.title);
  const tables = [names.model, names.supplier, names.option, names.wall, names.stone, modelTexts];
  const read = [...titles, ...tables.flatMap((table) => Object.values(table))].join('\n');
  expect(englishIn(withoutCodes(read), NAMES)).toEqual([]);
});

test.each(Object.keys(FILMS) as FilmId[])('the captions of a film: %s', (film) => {
  expect(
    englishIn(
      filmCues(film, lang)
        .map(({ text }) => text)
        .join('\n'),
    ),
  ).toEqual([]);
  expect(captionsOf(film, lang)).toMatch(/\.ar\.vtt$/);
});

test('what search engines are told of the company, and readers of the feed', () => {
  const { foundingLocation, address } = organizationJsonLd(lang);
  const stores = storesJsonLd(lang).map((store) => [store.name, store.address]);
  const { areaServed } = serviceJsonLd({ name: '', description: '', page: 'home' }, lang);
  const told = JSON.stringify([foundingLocation, address, stores, areaServed]);
  const read = told.replace(/"@type":"\w+"|"\w+":|"AE"/g, '');
  expect(englishIn(read, NAMES)).toEqual([]);
  expect(leavingIn(`<script type="application/ld+json">${told}</script>`)).toEqual([]);
  const links = [...newsFeed(lang).matchAll(/<(?:link|guid)>([^<]*)<|href="([^"]*)"/g)];
  expect(leaving(links.map(([, text, href]) => text ?? href!))).toEqual([]);
  const texts = [...newsFeed(lang).matchAll(/<(title|description)>([^<]*)</g)].map(([, , text]) => text);
  expect(englishIn(texts.join('\n'), ['amp', ...NAMES])).toEqual([]);
});

test('everything that can be found', () => {
  const found = searchEntries(lang);
  expect(leaving([...found, ...Object.values(answerEntries(lang))].map(({ url }) => url))).toEqual([]);
  expect(leaving(productsIn(PRODUCTS, lang).map(({ url }) => url))).toEqual([]);
  expect(englishIn(found.map(({ title, note }) => `${title}\n${note}`).join('\n'), NAMES)).toEqual([]);
  // Names as they are typed: of profiles, and of the shelves of blocks, which are of the specification.
  const typed = [...BRICKS.map(({ category }) => category), ...PROFILE_IDS];
  const under = found.map(({ words }) => words).join('\n');
  expect(englishIn(under, [...NAMES, ...typed.toSorted((one, other) => other.length - one.length)])).toEqual(
    [],
  );
});
