import { isIndexable, ROUTE_KEYS, ROUTES } from '../content/routes';

const siteUrl = process.env.SITE_URL;

/** Addresses come from the table of routes alone, never from what the build happens to hold. */
const config = {
  siteUrl,
  sourceDir: process.env.NEXT_DIST_DIR ?? '.next',
  outDir: 'public',
  exclude: ['*', '/**'],
  additionalPaths: async () =>
    ROUTE_KEYS.filter(isIndexable).map((key) => ({
      loc: ROUTES[key].path,
      trailingSlash: ROUTES[key].path === '/', // as its canonical link has it
    })),
  // The time of the build says nothing about a page.
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
