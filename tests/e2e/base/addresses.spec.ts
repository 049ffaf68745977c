import { expect, test } from '../../helpers/browser/test';
import { LANGS } from '../../../content/lang';
import { PRODUCT_PAGES, productPath, type ProductPage } from '../../../content/products/addresses';
import { ONE_OF_EACH_PRODUCT } from '../../helpers/browser/templates';
import { changePassword, redirects } from '../../../content/redirects';
import { ROUTE_KEYS, ROUTES } from '../../../content/routes';
import { NOT_FOUND_LINKS, notFoundWords } from '../../../content/shell/screens';

const location = (address: string | undefined) => {
  const { pathname, hash } = new URL(address ?? '', 'http://here');
  return pathname + hash;
};

test('every alias is one hop from its page, with a slash at the end too', async ({ request }) => {
  for (const { source, destination } of redirects.filter((rule) => !rule.source.includes(':'))) {
    const hop = await request.get(source, { maxRedirects: 0 });
    expect([source, hop.status(), location(hop.headers().location)]).toEqual([source, 308, destination]);
    const end = await request.get(destination, { maxRedirects: 0 });
    const guarded = destination.endsWith(ROUTES.roofSimulator.path);
    expect([destination, end.status()]).toEqual([destination, guarded ? 307 : 200]);
  }
});

test('a page with a trailing slash is one hop from the page without', async ({ request }) => {
  for (const key of ROUTE_KEYS.filter((candidate) => candidate !== 'home')) {
    const { path } = ROUTES[key];
    const hop = await request.get(`${path}/`, { maxRedirects: 0 });
    expect([hop.status(), location(hop.headers().location)]).toEqual([308, path]);
  }
});

test('a link pasted with what followed it is one hop from what was meant, and keeps its query', async ({
  request,
}) => {
  for (const [pasted, meant] of [
    ['/contact-us).?utm=1', '/contact-us?utm=1'],
    ['/contact-us%E2%80%8B', '/contact-us'],
    ['/documents/catalogue.pdf)', '/documents/catalogue.pdf'],
    ['/design/1-12-e6c795-0,', '/design/1-12-e6c795-0'],
    ['/expirence-now%C2%AD', '/expirence-now'],
  ] as const) {
    const hop = await request.get(pasted, { maxRedirects: 0 });
    expect([pasted, hop.status(), hop.headers().location]).toEqual([pasted, 308, meant]);
    expect([200, 307]).toContain((await request.get(meant, { maxRedirects: 0 })).status());
  }
});

test('password managers find where a password is changed', async ({ request }) => {
  const hop = await request.get(changePassword.source, { maxRedirects: 0 });
  expect([hop.status(), location(hop.headers().location)]).toEqual([303, changePassword.destination]);
});

const UNKNOWN = [
  '/no-such-page',
  '/product/no-such-tile',
  '/product/roof-tiles/bmi-italy/more',
  '/cards/no-such-card.jpg',
  '/%00',
  '/%ff',
  '/..%2f..%2fpackage.json',
  '/index.php?id=1%27',
];

test('what is unknown is that, and never a fault of the server', async ({ request }) => {
  const faults: [string, number][] = [];
  for (const path of UNKNOWN) {
    const status = (await request.get(path)).status();
    if (status !== 400 && status !== 404) faults.push([path, status]);
  }
  expect(faults).toEqual([]);
});

test('the page for unknown addresses helps onwards', async ({ page }) => {
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFoundWords.en.heading);
  await expect(page.getByRole('img', { name: notFoundWords.en.alt })).toBeVisible();
  await expect(page.getByRole('main').getByRole('search')).toHaveAttribute('action', '/search');
  const ways = page.getByRole('navigation', { name: notFoundWords.en.more }).getByRole('link');
  await expect(ways).toHaveCount(NOT_FOUND_LINKS.length + 1);
  expect(await page.locator('meta[name=robots]').first().getAttribute('content')).toContain('noindex');
});

/** Every address inside the site that a page links to, without its fragment; of what is not read only that it answers. */
async function linksOf(site: string, path: string, isRead: boolean): Promise<string[]> {
  const response = await fetch(new URL(path, site), { method: isRead ? 'GET' : 'HEAD' });
  expect([path, response.status]).toEqual([path, 200]);
  if (!isRead || !(response.headers.get('content-type') ?? '').includes('text/html')) {
    // Documents and films weigh megabytes: that they answer is enough.
    await response.body?.cancel();
    return [];
  }
  const html = await response.text();
  return [...html.matchAll(/<a\s[^>]*?href="(\/[^"#]*)/g)].map(([, href]) => href!.replaceAll('&amp;', '&'));
}

/** There are as many comparisons as fours of products, and robots.txt keeps crawlers from them: the empty one is walked. */
const COMPARISON = /(?<=^(?:\/ar)?\/compare)\?.*/;
/** Printed when asked for, for every product in the same way: one is enough. */
const SHEET = /^(\/ar)?\/data-sheets\//;

const addressesOf = (products: readonly ProductPage[]): ReadonlySet<string> =>
  new Set(LANGS.flatMap((lang) => products.map((product): string => productPath(product, lang))));
const PRODUCTS = addressesOf(PRODUCT_PAGES);
const SOME_PRODUCTS = addressesOf(ONE_OF_EACH_PRODUCT);

/** One address without its query: a page is the same file whatever is chosen in it, or made by the same program. */
const choiceIn = (path: string) => (path.includes('?') ? path.split('?')[0]! : undefined);

// All other pages of products are made by the same template of the same table; they are asked for, and read in the slow lane.
// So is every choice of a page that is chosen in by links: of those one is followed.
for (const [read, tag, isRead] of [
  ['one product of each family', '@quick', (path: string) => !PRODUCTS.has(path) || SOME_PRODUCTS.has(path)],
  ['every product', '@slow', () => true],
] as const)
  test(
    `a walk from home by way of ${read} finds no dead link and passes every page of the menus`,
    { tag },
    async ({ baseURL }) => {
      const seen = new Set<string>(['/']);
      const chosenIn = new Set<string>();
      let sheet = '';
      for (const path of seen)
        for (const next of await linksOf(baseURL!, path, isRead(path))) {
          const choice = tag === '@quick' ? choiceIn(next) : undefined;
          if (choice && chosenIn.has(choice) && !seen.has(next)) continue;
          if (choice) chosenIn.add(choice);
          if (SHEET.test(next)) sheet ||= next;
          if (!SHEET.test(next) || next === sheet) seen.add(next.replace(COMPARISON, ''));
        }
      const catalogue = ['roofTiles', 'bricks', 'solarWater', 'components', 'services', 'news'] as const;
      for (const key of catalogue) expect(seen).toContain(ROUTES[key].path);
      const orphans = ROUTE_KEYS.filter(
        (key) => !('canonical' in ROUTES[key]) && !seen.has(ROUTES[key].path),
      );
      // Steps of a flow: one comes there from the step before, never by a link.
      expect(orphans.sort()).toEqual(['addressLink', 'logout', 'otp', 'resetPassword']);
    },
  );
