import type { Browser, BrowserContextOptions } from '@playwright/test';
import { PHONE_OPENING } from '../../../content/pictures/budgets';
import { PRODUCT_PAGES, productPath } from '../../../content/products/addresses';
import { LANGS } from '../../../content/lang';
import { path, ROUTE_KEYS } from '../../../content/routes';
import { ONE_OF_EACH_PRODUCT } from '../../helpers/browser/templates';
import { expect, plain as test } from '../../helpers/browser/test';
import { signedInCookie } from '../../helpers/site/sign-in';

/* What decides about the largest paint on a slow line: docs/decisions/362-letters-and-first-picture.md. */

/** The telephone of Lighthouse. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** What is painted as the largest of a first view, as its address; nothing where it is text. */
async function largestOf(browser: Browser, more: BrowserContextOptions, at: string): Promise<string> {
  const context = await browser.newContext({ ...PHONE, ...more });
  const page = await context.newPage();
  await page.goto(at, { waitUntil: 'load' });
  const address = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        let largest = '';
        new PerformanceObserver((list) => {
          largest = (list.getEntries().at(-1) as LargestContentfulPaint).url;
        }).observe({ type: 'largest-contentful-paint', buffered: true });
        // What has arrived is painted by then.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(largest), 100)));
      }),
  );
  await context.close();
  return address;
}

for (const [which, tag, pages] of [
  ['some', '@quick', ONE_OF_EACH_PRODUCT.map((page) => productPath(page, 'en'))],
  [
    'every',
    '@slow',
    LANGS.flatMap((lang) => [
      ...ROUTE_KEYS.map((key) => path(key, lang)),
      ...PRODUCT_PAGES.map((page) => productPath(page, lang)),
    ]),
  ],
] as const)
  test(
    `a telephone opens ${which} pages with a picture that fits a slow line`,
    { tag },
    async ({ browser, request, baseURL }) => {
      test.slow();
      const sizes = new Map<string, number>();
      for (const at of pages) {
        const address = await largestOf(browser, { baseURL }, at);
        if (!address) continue;
        if (!sizes.has(address)) sizes.set(address, (await (await request.get(address)).body()).length);
        expect.soft(sizes.get(address), `${at}: ${address}`).toBeLessThanOrEqual(PHONE_OPENING);
      }
      expect(sizes.size).toBeGreaterThan(2);
    },
  );

test('a telephone opens the simulator with a plate that fits a slow line', async ({
  browser,
  request,
  baseURL,
}) => {
  const signedIn = { baseURL, extraHTTPHeaders: { cookie: await signedInCookie(request) } };
  for (const lang of LANGS) {
    const address = await largestOf(browser, signedIn, path('roofSimulator', lang));
    expect(address).toMatch(/\/simulator\/m1\/plate-750\.avif$/);
    expect((await (await request.get(address)).body()).length).toBeLessThanOrEqual(PHONE_OPENING);
  }
});

test('letters of a first view fit a slow line', async ({ page, request }) => {
  for (const lang of LANGS) {
    await page.goto(path('contact', lang));
    const asked = page.locator('link[rel="preload"][as="font"]');
    await expect(asked).toHaveCount(1);
    const file = await request.get((await asked.getAttribute('href'))!);
    expect((await file.body()).length, lang).toBeLessThanOrEqual(PHONE_OPENING);
  }
});
