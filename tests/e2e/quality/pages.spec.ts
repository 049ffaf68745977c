import type { Page } from '@playwright/test';
import { axeFaults, BY_LOOKS } from '../../helpers/browser/axe';
import { expect, returning as test } from '../../helpers/browser/test';
import { ROUTE_KEYS, ROUTES, type RouteKey } from '../../../content/routes';
import { ONE_OF_EACH_DESK, ONE_OF_EACH_TEMPLATE } from '../../helpers/browser/templates';
import { expectHeardInOrder } from './heard';
import { expectReadableOnPaper } from './on-paper';

/** What is drawn on a wide screen alone: the menus and the slides, a table, the numbers on a roof. */
const OF_THE_DESK: readonly RouteKey[] = ['home', 'roofTiles', 'components'];

/** Other widths of each screen: those of the desk are measured there, or on the phone where there is no desk. */
const DESK_WIDTHS = [1024, 768];
const otherWidths = (screen: string, key: RouteKey): readonly number[] => {
  if (screen === 'desktop') return DESK_WIDTHS;
  return ONE_OF_EACH_DESK.includes(key) ? [320] : [320, ...DESK_WIDTHS, 1440];
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

async function expectFitting(page: Page, screen: string, key: RouteKey): Promise<void> {
  const { width, height } = page.viewportSize()!;
  for (const other of otherWidths(screen, key)) {
    // An open page that is resized chooses its pictures again: what it then says of preloads is not a visitor's.
    await page.setViewportSize({ width: other, height: 844 });
    const found = { key, other, overflow: await overflow(page) };
    expect.soft(found).toEqual({ key, other, overflow: 0 });
  }
  await page.setViewportSize({ width, height });
}

/**
 * Opens a page of which nothing moves by itself: on a busy machine the heading of home would have gone with its slide
 * before it is looked at.
 */
async function openWhole(page: Page, key: RouteKey): Promise<void> {
  await page.emulateMedia({ media: null, reducedMotion: 'reduce' });
  await page.goto(ROUTES[key].path, { waitUntil: 'load' });
}

/** Colours and targets that the phone has measured are not measured again. */
const leftOut = (screen: string, key: RouteKey) =>
  screen === 'desktop' && !OF_THE_DESK.includes(key) ? BY_LOOKS : [];

interface How {
  site: string;
  /** Name of the project. */
  screen: string;
  withAxe: boolean;
}

/** One page after the other in one window, as a visitor sees them; a fault of one does not hide those of the next. */
async function walk(page: Page, { site, screen, withAxe }: How, keys: readonly RouteKey[]) {
  const { said, outside } = listen(page, site);
  for (const key of keys) {
    const { path } = ROUTES[key];
    await test.step(path, async () => {
      // What the page before says once it has been resized is not a visitor's.
      await page.goto('about:blank');
      said.length = 0;
      outside.length = 0;
      await openWhole(page, key);
      if (withAxe) expect.soft(await axeFaults(page, undefined, leftOut(screen, key)), path).toEqual([]);
      expect.soft(await overflow(page), path).toBe(0);
      expect.soft([...said], path).toEqual([]);
      await expectFitting(page, screen, key);
      expect.soft([...outside], path).toEqual([]);
      if (screen !== 'desktop') return;
      await expectHeardInOrder(page, path);
      await expectReadableOnPaper(page, path);
    });
  }
}

const others = ROUTE_KEYS.filter((key) => !ONE_OF_EACH_TEMPLATE.includes(key));

/** How many walks pages are shared out to, so that all workers have some. */
const WALKS = 3;
test.describe.configure({ mode: 'parallel' });

for (let nth = 0; nth < WALKS; nth++) {
  const part = `${nth + 1} of ${WALKS}`;
  const share = (keys: readonly RouteKey[]) => keys.filter((_, at) => at % WALKS === nth);

  test(
    `one page of each template, ${part}: accessible, silent, self-contained, and as wide as the screen`,
    { tag: '@each' },
    async ({ page, baseURL }, info) => {
      const screen = info.project.name;
      const keys = share(screen === 'desktop' ? ONE_OF_EACH_DESK : ONE_OF_EACH_TEMPLATE);
      await walk(page, { site: baseURL!, screen, withAxe: true }, keys);
    },
  );

  // On the phone, as most visitors come.
  for (const [title, withAxe, tag] of [
    ['silent, self-contained, and as wide as the screen', false, '@quick'],
    ['accessible too', true, '@slow'],
  ] as const)
    test(`pages of the same templates, ${part}: ${title}`, { tag }, async ({ page, baseURL }, info) => {
      await walk(page, { site: baseURL!, screen: info.project.name, withAxe }, share(others));
    });
}
