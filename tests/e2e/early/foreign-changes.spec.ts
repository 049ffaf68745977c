import type { Page } from '@playwright/test';
import { expect, plain as test } from '../../helpers/browser/test';
import { path } from '../../../content/routes';
import { signedInCookie } from '../../helpers/site/sign-in';
import { fillIn, focus, states } from './fields';
import { change, changeOnTheLine, CHANGES, type Change } from './foreign-changes';
import { answers, openBare } from './held-scripts';
import { pagesWithFields } from './pages-with-fields';

// Playwright's own test: these act while the scripts of the page are still on the line.
const ALL = Object.keys(CHANGES) as Change[];
const PAGES = pagesWithFields();
/** Where most is typed. */
const OFTEN = (['login', 'contact', 'gallery'] as const).map((key): string => path(key, 'en'));

/** What the page threw. */
function faultsOf(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  return faults;
}

const mark = (page: Page) => page.locator('h1').evaluate((title) => Object.assign(title, { isMarked: true }));
const isDrawnAnew = (page: Page) => page.locator('h1').evaluate((title) => !('isMarked' in title));

async function staysAsItStood(page: Page, release: () => void) {
  const [stood, focused] = [await states(page), await focus(page)];
  release();
  await answers(page);
  // Announced, and what was kept given back.
  await expect(page.locator('script[type=speculationrules]')).toHaveCount(0);
  await page.evaluate(() => new Promise((done) => requestIdleCallback(() => setTimeout(done, 100))));
  await expect.poll(() => states(page)).toEqual(stood);
  await expect.poll(() => focus(page)).toBe(focused);
}

test('pages with fields are found', () => {
  expect(PAGES).toEqual(expect.arrayContaining(OFTEN));
});

const ONE_BY_ONE = 'each change by itself';
const WAYS = [
  ...PAGES.map((address) => [address, 'whatever others change', [ALL]] as const),
  [path('login', 'en'), ONE_BY_ONE, ALL.map((kind) => [kind])] as const,
];

for (const [address, what, rounds] of WAYS) {
  test(
    `${address}: ${what} before it answers, its fields stand as they stood`,
    { tag: '@slow' },
    async ({ page, request, context, baseURL }) => {
      if (/expirence|calculator/.test(address)) {
        const [name, value] = (await signedInCookie(request)).split('=') as [string, string];
        await context.addCookies([{ name, value, url: baseURL! }]);
      }
      const faults = faultsOf(page);
      for (const kinds of rounds) {
        const release = await openBare(page, address);
        await mark(page);
        await fillIn(page);
        await change(page, kinds);
        await staysAsItStood(page, release);
        // Nothing was thrown away at all.
        expect([kinds, faults, await isDrawnAnew(page)]).toEqual([kinds, [], false]);
      }
      if (what === ONE_BY_ONE) return;
      // The page itself comes changed: it is drawn anew, and the fields have what the old ones had.
      await changeOnTheLine(page, address);
      const release = await openBare(page, address);
      await mark(page);
      await fillIn(page);
      await staysAsItStood(page, release);
      expect([faults, await isDrawnAnew(page)]).toEqual([[expect.stringContaining('#418')], true]);
    },
  );
}
