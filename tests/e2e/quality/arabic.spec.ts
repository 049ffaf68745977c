import type { Page } from '@playwright/test';
import { PHONE_OPENING } from '../../../content/pictures/budgets';
import { path, ROUTE_KEYS, type RouteKey } from '../../../content/routes';
import { productPath } from '../../../content/products/addresses';
import { axeFaults, BY_LOOKS } from '../../helpers/browser/axe';
import { lettersSet, setLetters, TWICE } from '../../helpers/browser/letters';
import { ONE_OF_EACH_PRODUCT } from '../../helpers/browser/templates';
import { expect, returning as test } from '../../helpers/browser/test';
import { CONTROLS } from './on-paper';

/* Arabic pages as English ones are looked at in pages.spec.ts: what may differ is what direction and words change. */

const inArabic = (key: RouteKey): string => path(key, 'ar');
const PRODUCTS = ONE_OF_EACH_PRODUCT.map((product): string => productPath(product, 'ar'));
const EVERY = [...ROUTE_KEYS.map(inArabic), ...PRODUCTS];
/** Where most is pressed and filled in: what axe finds in words, it finds here. */
const WITH_CONTROLS = [
  ...(['home', 'contact', 'components', 'tileCalculator'] as const).map(inArabic),
  PRODUCTS[0]!,
];

/** Pixels by which a page is wider than its window. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

async function expectFitting(page: Page, at: string, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    expect.soft([at, width, await overflow(page)]).toEqual([at, width, 0]);
  }
}

/** The files of letters that are fetched from now on, in bytes. */
function lettersOf(page: Page): () => Promise<number> {
  const files = new Set<string>();
  page.on('request', (request) => {
    if (/alexandria/i.test(request.url())) files.add(request.url());
  });
  return async () => {
    const fetched = await Promise.all([...files].map(async (file) => (await page.request.get(file)).body()));
    return fetched.reduce((sum, { length }) => sum + length, 0);
  };
}

const WALKS = 3;
const share = (all: readonly string[], nth: number) => all.filter((_, at) => at % WALKS === nth);
test.describe.configure({ mode: 'parallel' });

// 320 px are also 1280 at 400 %.
test('Arabic pages with forms and controls are accessible and as wide as the narrowest telephone', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const letters = lettersOf(page);
  for (const at of WITH_CONTROLS)
    await test.step(at, async () => {
      await page.goto(at);
      await expectFitting(page, at, [320]);
      expect.soft(await axeFaults(page, undefined, BY_LOOKS), at).toEqual([]);
    });
  const bytes = await letters();
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(PHONE_OPENING);
});

/** The files of letters a page has asked for, each with whether that was once it had loaded. */
const lettersAsked = (page: Page) =>
  page.evaluate(() => {
    const [{ loadEventStart }] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming];
    return performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.woff2'))
      .map(({ name, startTime }) => [new URL(name).pathname, startTime >= loadEventStart]);
  });

test('accents of Spanish colours come once a page that has one is loaded', async ({ page }) => {
  await page.goto('/product/bricks-lapaloma/aragon');
  await expect
    .poll(() => lettersAsked(page))
    .toEqual([
      ['/fonts/archivo.v2.woff2', false],
      ['/fonts/archivo-spanish.v2.woff2', true],
    ]);
});

test('accents come to a page that is reached by a link, too', async ({ page }) => {
  await page.goto('/product/bricks');
  await page.locator('main a[href="/product/bricks-lapaloma"]').first().click();
  await expect(page).toHaveURL(/bricks-lapaloma$/);
  await expect.poll(() => lettersAsked(page)).toContainEqual(['/fonts/archivo-spanish.v2.woff2', true]);
});

test('a page has Arabic letters with its first view, and Latin ones of its own once it has loaded', async ({
  page,
}) => {
  await page.goto(inArabic('contact'));
  await lettersSet(page);
  expect(await lettersAsked(page)).toEqual([
    ['/fonts/alexandria.v3.woff2', false],
    ['/fonts/archivo-text.v2.woff2', true],
  ]);
});

for (let nth = 0; nth < WALKS; nth++) {
  const part = `${nth + 1} of ${WALKS}`;

  test(
    `every Arabic page at all widths, with letters of twice the size, in colours of the device and on paper: ${part}`,
    { tag: '@slow' },
    async ({ page }) => {
      test.slow();
      for (const at of share(EVERY, nth))
        await test.step(at, async () => {
          await page.emulateMedia({ media: null, reducedMotion: 'reduce', forcedColors: 'none' });
          await setLetters(page, 16);
          await page.goto(at);
          expect.soft(await axeFaults(page), at).toEqual([]);
          await expectFitting(page, at, [320, 390, 768, 1120, 1440]);
          await page.emulateMedia({ forcedColors: 'active' });
          expect
            .soft(await axeFaults(page, undefined, ['color-contrast']), `${at} in forced colours`)
            .toEqual([]);
          await page.emulateMedia({ media: 'print', forcedColors: 'none' });
          await expect
            .soft(page.locator(CONTROLS).filter({ visible: true }), `${at} on paper`)
            .toHaveCount(0);
          await page.emulateMedia({ media: null });
          await setLetters(page, TWICE);
          await expectFitting(page, `${at} in large letters`, [320, 390]);
        });
    },
  );
}
