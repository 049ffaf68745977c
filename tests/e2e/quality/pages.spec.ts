import type { Page } from '@playwright/test';
import { axeFaults, BY_LOOKS, WITHOUT_SHELL } from '../../helpers/browser/axe';
import { expect, returning as test } from '../../helpers/browser/test';
import { productPath } from '../../../content/products/addresses';
import { ROUTE_KEYS, ROUTES, type RouteKey } from '../../../content/routes';
import { ONE_OF_EACH_DESK, ONE_OF_EACH_PRODUCT, ONE_OF_EACH_TEMPLATE } from '../../helpers/browser/templates';
import { expectHeardInOrder } from './heard';
import { expectReadableOnPaper } from './on-paper';

const addressOf = (key: RouteKey): string => ROUTES[key].path;

// One template for all products: the first on both screens, those of other families on the phone.
const [product, ...ofOtherFamilies] = ONE_OF_EACH_PRODUCT.map((page): string => productPath(page, 'en'));
const TEMPLATES = [...ONE_OF_EACH_TEMPLATE.map(addressOf), product!];
const ON_THE_DESK = [...ONE_OF_EACH_DESK.map(addressOf), product!];
/** Pages of the same templates. */
const OTHERS = [
  ...ROUTE_KEYS.filter((key) => !ONE_OF_EACH_TEMPLATE.includes(key)).map(addressOf),
  ...ofOtherFamilies,
];

/** What is drawn on a wide screen alone: the menus and the slides, a table, the numbers on a roof. */
const OF_THE_DESK = (['home', 'roofTiles', 'components'] as const).map(addressOf);

/** Which are opened in each run: every eighth template, since all are made of the same parts. */
const IN_EACH_RUN = { phone: TEMPLATES.filter((_, at) => at % 8 === 0), desktop: OF_THE_DESK };

/** Other widths of each screen: a tablet's is measured on the desk, or on the phone where there is no desk. */
const hasDesk = (address: string) => ON_THE_DESK.includes(address);
const isTemplate = (address: string) => TEMPLATES.includes(address);
const otherWidths = (screen: string, address: string): readonly number[] => {
  if (screen === 'desktop') return [1024, 768];
  if (isTemplate(address)) return hasDesk(address) ? [320] : [320, 768];
  return [320, 768, 1024, 1440];
};

/** Pixels by which a page is wider than its window. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** What pages say in the console, and what they ask other sites for, from now on. */
function listen(page: Page, site: string) {
  const said: string[] = [];
  const outside: string[] = [];
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && said.push(message.text()));
  page.on('pageerror', (error) => said.push(error.message));
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== new URL(site).origin) outside.push(request.url());
  });
  return { said, outside };
}

async function expectFitting(page: Page, screen: string, address: string): Promise<void> {
  const { width, height } = page.viewportSize()!;
  for (const other of otherWidths(screen, address)) {
    // An open page that is resized chooses its pictures again: what it then says of preloads is not a visitor's.
    await page.setViewportSize({ width: other, height: 844 });
    const found = { address, other, overflow: await overflow(page) };
    expect.soft(found).toEqual({ address, other, overflow: 0 });
  }
  await page.setViewportSize({ width, height });
}

/**
 * Opens a page of which nothing moves by itself: on a busy machine the heading of home would have gone with its slide
 * before it is looked at.
 */
async function openWhole(page: Page, address: string): Promise<void> {
  await page.emulateMedia({ media: null, reducedMotion: 'reduce' });
  await page.goto(address, { waitUntil: 'load' });
}

/**
 * What axe finds: header and footer of home alone, which all pages have. On the desk colours and targets, half of its
 * time, of what only a wide screen draws: the phone has measured the others.
 */
function faultsOf(page: Page, address: string, screen: string): Promise<string[]> {
  const part = address === '/' ? undefined : WITHOUT_SHELL;
  return axeFaults(page, part, screen !== 'desktop' || OF_THE_DESK.includes(address) ? [] : BY_LOOKS);
}

interface How {
  site: string;
  /** Name of the project. */
  screen: string;
}

/** One page after the other in one window, as a visitor sees them; a fault of one does not hide those of the next. */
async function walk(page: Page, { site, screen }: How, addresses: readonly string[]) {
  const { said, outside } = listen(page, site);
  for (const path of addresses) {
    await test.step(path, async () => {
      // What the page before says once it has been resized is not a visitor's.
      await page.goto('about:blank');
      said.length = 0;
      outside.length = 0;
      await openWhole(page, path);
      expect.soft(await faultsOf(page, path, screen), path).toEqual([]);
      expect.soft(await overflow(page), path).toBe(0);
      expect.soft([...said], path).toEqual([]);
      await expectFitting(page, screen, path);
      expect.soft([...outside], path).toEqual([]);
      // What is heard, and what stands on paper, once: where the page has most on it.
      if (screen !== 'desktop' && hasDesk(path)) return;
      await expectHeardInOrder(page, path);
      await expectReadableOnPaper(page, path);
    });
  }
}

/** How many walks pages are shared out to, so that no worker is left alone with a long one. */
const WALKS = 3;
test.describe.configure({ mode: 'parallel' });

for (let nth = 0; nth < WALKS; nth++) {
  const part = `${nth + 1} of ${WALKS}`;
  const share = (addresses: readonly string[]) => addresses.filter((_, at) => at % WALKS === nth);
  const promise = 'accessible, silent, self-contained, and as wide as the screen';

  test(
    `some pages, ${part}: ${promise}`,
    { tag: '@each' },
    async ({ page, baseURL }, { project: { name } }) => {
      await walk(
        page,
        { site: baseURL!, screen: name },
        share(IN_EACH_RUN[name === 'desktop' ? 'desktop' : 'phone']),
      );
    },
  );

  test(
    `the other pages, ${part}: ${promise}`,
    { tag: ['@slow', '@each'] },
    async ({ page, baseURL }, { project: { name } }) => {
      const all = name === 'desktop' ? TEMPLATES : [...TEMPLATES, ...OTHERS];
      const done = IN_EACH_RUN[name === 'desktop' ? 'desktop' : 'phone'];
      await walk(
        page,
        { site: baseURL!, screen: name },
        share(all.filter((address) => !done.includes(address))),
      );
    },
  );
}
