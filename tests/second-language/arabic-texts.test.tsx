import { renderToStaticMarkup } from 'react-dom/server';
import { Hero } from '@/components/home/hero';
import { PageLang } from '@/components/links/page-lang';
import { contentOf } from '@/components/pages/products/content-of';
import { dataSheetOf } from '@/components/pages/products/data-sheet-of';
import { ProductTemplate } from '@/components/pages/products/product-template';
import type { Lang } from '@/content/lang';
import { PRODUCT_PAGES, type ProductPage } from '@/content/products/addresses';
import { searchEntries } from '@/lib/search/entries';
import { ONE_OF_EACH_PRODUCT } from '../helpers/browser/templates';
import { LATIN_NAMES, longestFirst } from '../helpers/source/latin-names';
import { seenIn } from '../helpers/source/second-language';

/*
 * Arabic texts that code puts together, letter by letter as they are shown, told to search engines or read out; the
 * tables they are made of are read in arabic-words.test.ts.
 */

jest.mock('next/navigation', () => ({
  useRouter: () => ({ push: jest.fn() }),
  usePathname: () => '/ar',
  unstable_isUnrecognizedActionError: () => false,
}));

/** Sources of figures are named in their own spelling. */
const NAMES = longestFirst(LATIN_NAMES.filter((name) => /[,;?]/.test(name)));
const ARABIC = /[\u0621-\u064a]/;
/** A stop of Latin script: after an Arabic letter, or anywhere a word ends. `1,000` has none. */
const LATIN_STOP = /[\u0621-\u064a][,;?]|[,;?](?!\S)/;

/** What an Arabic text has of Latin stops; formulas stand between isolates, as they are written everywhere. */
const stopped = (texts: readonly string[]): string[] =>
  texts.filter((text) => {
    const said = NAMES.reduce((rest, name) => rest.replaceAll(name, ''), text);
    return ARABIC.test(said) && LATIN_STOP.test(said.replace(/\u2066[^\u2069]*\u2069/g, ''));
  });

/** Every text of a value, however deep. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

const pageTexts = (page: ProductPage): string[] => {
  const html = renderToStaticMarkup(
    <PageLang value="ar">
      <ProductTemplate page={page} of={contentOf(page, 'ar')} lang="ar" />
    </PageLang>,
  );
  // What drawings say is read, too.
  return seenIn(html.replace(/(<\/?)svg\b/g, '$1span')).split('\n');
};

test('a Latin stop is seen, whatever letters stand beside it; thousands, names and formulas are none', () => {
  const faulty = [
    'Roman أحمر, Braas،\u200f إيطاليا.',
    'Marrón, La Paloma،\u200f إسبانيا.',
    'Marrón (PDF, صفحة واحدة A4)',
    'هل القرميد فخاري?',
  ];
  expect(stopped(faulty)).toEqual(faulty);
  const right = [
    'Roman, red',
    'نحو 5,000 قرميدة، وأكثر',
    '12 (BMI Portugal, bmigroup.com/pt) لكل م²',
    '\u2066a1 3.8, a2 0.012\u2069 للمجمّع',
  ];
  expect(stopped(right)).toEqual([]);
});

test('the texts of every product, told to search engines or shown, have Arabic stops', () => {
  const texts = PRODUCT_PAGES.flatMap((page) => textsOf({ ...contentOf(page, 'ar'), drawing: null }));
  expect(texts.length).toBeGreaterThan(PRODUCT_PAGES.length * 50);
  expect(stopped(texts)).toEqual([]);
});

test.each(ONE_OF_EACH_PRODUCT.map((page) => [page.family, page] as const))(
  'a whole page has, with what is read out: %s',
  (_, page) => {
    const texts = pageTexts(page);
    expect(texts.some((text) => text.includes(contentOf(page, 'ar').name))).toBe(true);
    expect(stopped(texts)).toEqual([]);
  },
);

test('data sheets and what the search finds have', () => {
  const day = new Date('2026-03-14T08:00:00Z');
  expect(stopped(ONE_OF_EACH_PRODUCT.flatMap((page) => textsOf(dataSheetOf(page, 'ar', day))))).toEqual([]);
  const found = searchEntries('ar').flatMap(({ title, note }) => [title, note ?? '']);
  expect(found.length).toBeGreaterThan(500);
  expect(stopped(found)).toEqual([]);
});

const titlesOf = (lang: Lang): string[] => {
  const html = renderToStaticMarkup(
    <PageLang value={lang}>
      <Hero lang={lang} />
    </PageLang>,
  );
  return [...html.matchAll(/<(h[12])\b[^>]*>(.*?)<\/\1>/g)].map(([, , title]) =>
    title!.replace(/<[^>]*>/g, ''),
  );
};

test('the opening names a company, not tiles for heaters', () => {
  expect(titlesOf('en')[0]).toBe('Qirmid clay roof tiles');
  expect(titlesOf('ar')).toEqual([
    'شركة قرميد للقرميد الفخاري',
    'شركة قرميد للسخان الشمسي',
    'شركة قرميد لمحاكاة سقفكم',
    'شركة قرميد لطوب الواجهات',
  ]);
});
