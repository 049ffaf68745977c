import type { Page } from '@playwright/test';
import { axeFaults } from '../../helpers/browser/axe';
import { expect, returning as test } from '../../helpers/browser/test';
import { ROUTE_KEYS, ROUTES, type RouteKey } from '../../../content/routes';
import { ONE_OF_EACH_TEMPLATE } from '../../helpers/browser/templates';
import { expectHeardInOrder } from './heard';
import { expectReadableOnPaper } from './on-paper';

/** Other widths of each screen: those of the desk are measured there, or on the phone where there is no desk. */
const DESK_WIDTHS = [1024, 768];
const otherWidths = (screen: string, isOnBoth: boolean): readonly number[] => {
  if (screen === 'desktop') return DESK_WIDTHS;
  return isOnBoth ? [320] : [320, ...DESK_WIDTHS, 1440];
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

async function expectFitting(page: Page, screen: string, isOnBoth: boolean): Promise<void> {
  const { width, height } = page.viewportSize()!;
  for (const other of otherWidths(screen, isOnBoth)) {
    // An open page that is resized chooses its pictures again: what it then says of preloads is not a visitor's.
    await page.setViewportSize({ width: other, height: 844 });
    expect({ other, overflow: await overflow(page) }).toEqual({ other, overflow: 0 });
  }
  await page.setViewportSize({ width, height });
}

/**
 * Opens a page of which nothing moves by itself: on a busy machine the heading of home would have gone with its slide
 * before it is looked at.
 */
async function openWhole(page: Page, key: RouteKey): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(ROUTES[key].path, { waitUntil: 'load' });
}

for (const key of ROUTE_KEYS) {
  // Of each template one on both screens; the other pages on the phone, as most visitors come, in the slow lane.
  const isOnBoth = ONE_OF_EACH_TEMPLATE.includes(key);

  test(
    `${ROUTES[key].path}: accessible, silent, self-contained, and as wide as the screen`,
    { tag: isOnBoth ? '@each' : '@slow' },
    async ({ page, baseURL }, info) => {
      const { said, outside } = listen(page, baseURL!);
      await openWhole(page, key);
      expect(await axeFaults(page)).toEqual([]);
      expect(await overflow(page)).toBe(0);
      expect(said).toEqual([]);
      await expectFitting(page, info.project.name, isOnBoth);
      expect(outside).toEqual([]);
      if (info.project.name !== 'desktop') return;
      await expectHeardInOrder(page);
      await expectReadableOnPaper(page);
    },
  );
}

/** How many walks the other pages are shared out to, so that all workers have some. */
const WALKS = 3;

for (let walk = 0; walk < WALKS; walk++)
  test(`pages of the same templates, ${walk + 1} of ${WALKS}: silent, self-contained, and as wide as the screen`, async ({
    page,
    baseURL,
  }, info) => {
    const { said, outside } = listen(page, baseURL!);
    const others = ROUTE_KEYS.filter((key) => !ONE_OF_EACH_TEMPLATE.includes(key));
    for (const key of others.filter((_, at) => at % WALKS === walk))
      await test.step(ROUTES[key].path, async () => {
        // What the page before says once it has been resized is not a visitor's.
        await page.goto('about:blank');
        said.length = 0;
        await openWhole(page, key);
        expect(await overflow(page)).toBe(0);
        expect([said, outside]).toEqual([[], []]);
        await expectFitting(page, info.project.name, false);
        expect(outside).toEqual([]);
      });
  });
