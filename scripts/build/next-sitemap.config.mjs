import { isIndexable, ROUTE_KEYS, ROUTES } from '../../content/routes';
import { lastChanged } from './last-changed';
import { builtPictures } from './page-pictures';

const siteUrl = process.env.SITE_URL;
const sourceDir = process.env.NEXT_DIST_DIR ?? '.next';

/** Addresses come from the table of routes alone, never from what the build happens to hold. */
const config = {
  siteUrl,
  sourceDir,
  outDir: 'public',
  exclude: ['*', '/**'],
  additionalPaths: async () => {
    // The time of the build says nothing about a page: without a history there is no date.
    const changed = lastChanged();
    return ROUTE_KEYS.filter(isIndexable).map((key) => ({
      loc: ROUTES[key].path,
      trailingSlash: ROUTES[key].path === '/', // as its canonical link has it
      lastmod: changed.get(key),
      images: builtPictures(sourceDir, ROUTES[key].path, siteUrl).map((href) => ({ loc: new URL(href) })),
    }));
  },
  autoLastmod: false,
  generateIndexSitemap: false,
  generateRobotsTxt: true,
  robotsTxtOptions: {
    policies: [{ userAgent: '*', disallow: '/api/' }],
    // A Host line is no part of the standard.
    transformRobotsTxt: async (_, text) => text.replace(/# Host\nHost: .*\n\n?/, ''),
  },
};

export default config;
