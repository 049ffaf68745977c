import { LANGS } from '../../content/lang';
import { META } from '../../content/meta/meta';
import { PRODUCT_PAGES, productPath } from '../../content/products/addresses';
import { isIndexable, path, ROUTE_KEYS } from '../../content/routes';
import { lastChanged } from './last-changed';
import { builtPictures } from './page-pictures';

const siteUrl = process.env.SITE_URL;
const sourceDir = process.env.NEXT_DIST_DIR || '.next';

/** The page in every language, as its head names them (lib/site/seo.ts); nothing while there is one. */
const inAllLanguages = (pathIn) =>
  (LANGS.length > 1 ? [...LANGS, 'x-default'] : []).map((hreflang) => ({
    hreflang,
    href: new URL(pathIn(hreflang === 'x-default' ? LANGS[0] : hreflang), siteUrl).href,
    hrefIsAbsolute: true,
  }));

/** Pictures of a page; of one that is made when it is asked for, the picture of its preview card. */
const picturesOf = (key, lang) => {
  const built = builtPictures(sourceDir, path(key, lang), siteUrl);
  return built.length > 0 ? built : [new URL(`/img/${META[lang][key].picture}.webp`, siteUrl).href];
};

/** Addresses come from the table of routes alone, never from what the build happens to hold. */
const config = {
  siteUrl,
  sourceDir,
  outDir: 'public',
  exclude: ['*', '/**'],
  additionalPaths: async () => {
    // The time of the build says nothing about a page: without a history there is no date.
    const changed = lastChanged();
    const pages = (lang) =>
      ROUTE_KEYS.filter(isIndexable).map((key) => ({
        loc: path(key, lang),
        trailingSlash: path(key, lang) === '/', // as its canonical link has it
        lastmod: changed.get(key),
        alternateRefs: inAllLanguages((other) => path(key, other)),
        images: picturesOf(key, lang).map((href) => ({ loc: new URL(href) })),
      }));
    // A product changes with what is told of its kind: its page has no date of its own.
    const products = (lang) =>
      PRODUCT_PAGES.map((page) => ({
        loc: productPath(page, lang),
        alternateRefs: inAllLanguages((other) => productPath(page, other)),
        images: builtPictures(sourceDir, productPath(page, lang), siteUrl).map((href) => ({
          loc: new URL(href),
        })),
      }));
    return LANGS.flatMap((lang) => [...pages(lang), ...products(lang)]);
  },
  autoLastmod: false,
  generateIndexSitemap: false,
  generateRobotsTxt: true,
  robotsTxtOptions: {
    // Each comparison leads to others, as many as there are fours of products.
    policies: [{ userAgent: '*', disallow: ['/api/', '/compare?', '/ar/compare?'] }],
    // A Host line is no part of the standard.
    transformRobotsTxt: async (_, text) => text.replace(/# Host\nHost: .*\n\n?/, ''),
  },
};

export default config;
