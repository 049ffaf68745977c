import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { PageLang } from '@/components/links/page-lang';
import { Breadcrumbs } from '@/components/links/breadcrumbs';
import { NewsPage } from '@/components/pages/company/news-page';
import { PortfolioPage } from '@/components/pages/company/portfolio-page';
import { ProjectsPage } from '@/components/projects/projects-page';
import { Footer } from '@/components/shell/footer/footer';
import { Letterhead } from '@/components/shell/footer/letterhead';
import { toolData } from '@/components/simulator/tool-data';
import { SupplierPage } from '@/components/suppliers/supplier-page';
import { Header } from '@/components/shell/header/header';
import { BricksPage } from '@/components/pages/catalogue/bricks-page';
import { GalleryPage } from '@/components/pages/catalogue/gallery-page';
import { AboutPage } from '@/components/pages/company/about-page';
import { RoofingComponentsPage } from '@/components/pages/catalogue/roofing-components-page';
import { IsiklarPage } from '@/components/pages/catalogue/isiklar-page';
import { LaPalomaPage } from '@/components/pages/catalogue/la-paloma-page';
import { YamamaBricksPage } from '@/components/pages/catalogue/yamama-bricks-page';
import { SigmaNaturalPage } from '@/components/pages/catalogue/sigma-natural-page';
import { SigmaForcedPage } from '@/components/pages/catalogue/sigma-forced-page';
import { SolarWaterPage } from '@/components/pages/catalogue/solar-water-page';
import { CoolRoofPage } from '@/components/pages/catalogue/coolroof-page';
import { ProductPage } from '@/components/pages/catalogue/product-page';
import { ServicesPage } from '@/components/pages/company/services-page';
import { HomePage } from '@/components/pages/company/home-page';
import { VillaModelsPage } from '@/components/pages/tools/villa-models-page';
import { SolarFeaturesPage } from '@/components/pages/catalogue/solar-features-page';
import { BricksSimulatorPage } from '@/components/pages/tools/bricks-simulator-page';
import { HotWaterPage } from '@/components/pages/tools/hot-water-page';
import { InstallersPage } from '@/components/pages/company/installers-page';
import { ContactPage } from '@/components/pages/company/contact-page';
import { RoofSimulatorPage } from '@/components/pages/tools/roof-simulator-page';
import { TermsPage } from '@/components/pages/company/terms-page';
import { AccessibilityPage } from '@/components/pages/company/accessibility-page';
import { LoginPage } from '@/components/pages/account/login-page';
import { RoofCheckPage } from '@/components/pages/tools/roof-check-page';
import { TileCalculatorPage } from '@/components/pages/tools/tile-calculator-page';
import { YourRoofPage } from '@/components/pages/tools/your-roof-page';
import { ComparePage } from '@/components/pages/products/compare/compare-page';
import { CmgPage } from '@/components/pages/catalogue/cmg-page';
import { DryFixPage } from '@/components/roof-systems/dry-fix-page';
import { RoofTilesPage } from '@/components/pages/catalogue/roof-tiles-page';
import { BRICKS } from '@/content/catalogue/bricks';
import { PRODUCTS, productsIn } from '@/content/catalogue/products';
import { PICTURE_IDS } from '@/content/pictures/library';
import { pictureAlt } from '@/content/pictures/alts';
import { PROFILE_IDS } from '@/content/catalogue/textures';
import { company } from '@/content/company';
import { captionsOf, filmCues, FILMS, type FilmId } from '@/content/media/film';
import { ROUTE_KEYS } from '@/content/routes';
import { FILTERED } from '@/content/pages/catalogue/yamama-bricks';
import { TILE_SUPPLIERS } from '@/content/suppliers/tiles/all';
import { newsFeed } from '@/lib/news/feed';
import { answerEntries, searchEntries } from '@/lib/search/entries';
import { siteBase } from '@/lib/settings/site';
import { pageMetadata } from '@/lib/site/seo';
import { organizationJsonLd, serviceJsonLd, storesJsonLd } from '@/lib/structured-data/company-json-ld';
import { breadcrumbJsonLd, webPageJsonLd } from '@/lib/structured-data/page-json-ld';
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
jest.mock('next/dynamic', () => () => () => null);

/** What stands on pages as it is, in any language. */
const NAMES = longestFirst([
  company.legalName,
  ...LATIN_NAMES,
  ...company.social.map(({ name }) => name),
  ...Object.values(company.apps).map(({ store }) => store),
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

const PAGES: Record<string, ReactElement> = {
  'roof tiles': <RoofTilesPage lang={lang} />,
  bricks: <BricksPage lang={lang} />,
  gallery: <GalleryPage lang={lang} />,
  projects: <ProjectsPage lang={lang} />,
  portfolio: <PortfolioPage lang={lang} />,
  news: <NewsPage lang={lang} />,
  about: <AboutPage lang={lang} />,
  'roofing components': <RoofingComponentsPage lang={lang} />,
  Isiklar: <IsiklarPage lang={lang} />,
  'La Paloma': <LaPalomaPage lang={lang} />,
  'Yamama bricks': <YamamaBricksPage lang={lang} />,
  'SIGMA natural': <SigmaNaturalPage lang={lang} />,
  'SIGMA forced': <SigmaForcedPage lang={lang} />,
  'solar water': <SolarWaterPage lang={lang} />,
  CoolRoof: <CoolRoofPage lang={lang} />,
  products: <ProductPage lang={lang} />,
  services: <ServicesPage lang={lang} />,
  home: <HomePage lang={lang} />,
  'villa models': <VillaModelsPage lang={lang} />,
  'solar features': <SolarFeaturesPage lang={lang} />,
  'bricks simulator': <BricksSimulatorPage lang={lang} />,
  'hot water': <HotWaterPage lang={lang} />,
  installers: <InstallersPage lang={lang} />,
  contact: <ContactPage lang={lang} />,
  'roof simulator': <RoofSimulatorPage lang={lang} />,
  terms: <TermsPage lang={lang} />,
  accessibility: <AccessibilityPage lang={lang} />,
  'sign in': <LoginPage lang={lang} />,
  'roof check': <RoofCheckPage lang={lang} />,
  'your roof': <YourRoofPage lang={lang} />,
  'tile calculator': (
    <TileCalculatorPage query={{ shape: 'hip', length: '12', width: '8', pitch: '25' }} lang={lang} />
  ),
  comparison: <ComparePage query={{ p: ['bmi-portoghese-natural', 'yamama-1', 'no-such'] }} lang={lang} />,
  'CMG, condensation': <CmgPage of="condensation" lang={lang} />,
  'CMG, natural': <CmgPage of="natural" lang={lang} />,
  'CMG, forced': <CmgPage of="forced" lang={lang} />,
  'dry-fix': <DryFixPage route="dryFix" lang={lang} />,
  ...Object.fromEntries(
    TILE_SUPPLIERS.map((of) => [
      of.supplier,
      <SupplierPage key="" of={of} route={of.pages[0]} lang={lang} />,
    ]),
  ),
};

test.each(Object.entries(PAGES))(
  'nothing English is left of the page, and nothing leads there: %s',
  (_, page) => {
    expect(leftIn(page)).toEqual([]);
    expect(leavingIn(htmlOf(page))).toEqual([]);
  },
);

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
