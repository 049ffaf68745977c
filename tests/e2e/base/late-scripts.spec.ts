import type { Page } from '@playwright/test';
import { expect, plain } from '../../helpers/browser/test';

// Playwright's own test: these look at the time before the scripts have started.
const heroNeverComes = (page: Page) => page.route('**/img/**', () => {});
const scripts = (page: Page) => page.locator('script[src*="/_next/"]:not([nomodule])').count();
const open = (page: Page, path = '/about-us') => page.goto(path, { waitUntil: 'commit' });
const started = (page: Page) => expect.poll(() => scripts(page)).toBeGreaterThan(3);

/** The timer that starts the scripts in any case never rings: what starts them is something else. */
const noLastResort = (page: Page) =>
  page.addInitScript(() => {
    const real = window.setTimeout;
    window.setTimeout = ((act: () => void, ms?: number) =>
      ms === 2500 ? 0 : real(act, ms)) as typeof setTimeout;
  });

plain('a picture that fills the window is there before the scripts are fetched', async ({ page }) => {
  await noLastResort(page);
  await page.goto('/about-us');
  await started(page);
  const [picture, script] = await page.evaluate(() => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const { currentSrc } = document.querySelector<HTMLImageElement>('main img[fetchpriority="high"]')!;
    const scripts = files.filter(({ name }) => /_next\/.*\.js/.test(name));
    return [
      files.find(({ name }) => name === currentSrc)!.responseEnd,
      Math.min(...scripts.map(({ startTime }) => startTime)),
    ];
  });
  expect(script).toBeGreaterThanOrEqual(picture!);
});

plain('a picture that never comes does not keep the scripts back', { tag: '@slow' }, async ({ page }) => {
  await heroNeverComes(page);
  await open(page);
  await started(page);
});

plain('what starts them although the picture never comes', { tag: '@slow' }, async ({ page }) => {
  await noLastResort(page);
  await heroNeverComes(page);

  await plain.step('the first paint of a page without a large picture', async () => {
    await open(page, '/cart');
    await started(page);
  });

  await plain.step('an address that names a place', async () => {
    await open(page, '/about-us#main');
    await started(page);
  });

  await page.goto('about:blank');
  await plain.step('a press, at once', async () => {
    await open(page);
    await page.locator('h1').waitFor();
    expect(await scripts(page)).toBe(0);
    await page.locator('h1').click();
    await started(page);
  });

  await page.goto('about:blank');
  await plain.step('a mouse that comes to rest on a menu', async () => {
    await open(page);
    await page.mouse.move(600, 400);
    await page.locator('header [data-menu]').first().hover();
    await started(page);
  });
});

plain('a page that is restored to where it was scrolled starts them', { tag: '@slow' }, async ({ page }) => {
  await noLastResort(page);
  await page.goto('/about-us');
  await page.evaluate(() => window.scrollTo(0, 1600));
  await heroNeverComes(page);
  await page.reload({ waitUntil: 'commit' });
  await started(page);
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
});

plain(
  'a mouse that lies on the page, but is not moved, does not start them',
  { tag: '@slow' },
  async ({ page }) => {
    await noLastResort(page);
    await page.mouse.move(600, 400);
    await heroNeverComes(page);
    await open(page);
    await page.locator('h1').waitFor();
    await page.waitForTimeout(500);
    expect(await scripts(page)).toBe(0);
    await page.mouse.move(630, 400, { steps: 3 });
    await started(page);
  },
);

plain(
  'a scroll that leaves the page at its top, as pages from right to left tell of before they are painted, does not start them',
  { tag: '@slow' },
  async ({ page }) => {
    await noLastResort(page);
    await heroNeverComes(page);
    await open(page, '/ar/about-us');
    await page.locator('h1').waitFor();
    await page.evaluate(() => document.dispatchEvent(new Event('scroll')));
    await page.waitForTimeout(500);
    expect(await scripts(page)).toBe(0);
    await page.evaluate(() => window.scrollTo(0, 300));
    await started(page);
  },
);

/** Lets every picture through but those of the opening; notes the addresses of all that are asked for. */
async function holdOpening(page: Page) {
  const asked: string[] = [];
  let letGo = () => {};
  const gate = new Promise<void>((go) => (letGo = go));
  await page.route('**/img/**', async (route) => {
    const address = route.request().url();
    asked.push(address);
    if (address.includes('/img/hero/')) await gate;
    await route.continue();
  });
  return { asked, letGo };
}
const CATEGORY = 'main img[src*="/img/category/"]';
const below = (asked: readonly string[]) => asked.filter((address) => !address.includes('/img/hero/'));

plain(
  'pictures further down leave the line to the opening picture, then come to their places',
  { tag: '@slow' },
  async ({ page }) => {
    await noLastResort(page);
    const { asked, letGo } = await holdOpening(page);
    await open(page, '/');
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    await page.locator('footer').last().waitFor({ state: 'attached' });
    await page.waitForTimeout(500);
    expect(below(asked)).toEqual([]);
    const place = () =>
      page
        .locator(CATEGORY)
        .first()
        .evaluate((img) => img.getBoundingClientRect().top);
    const away = await place();

    letGo();
    await expect.poll(() => below(asked).length).toBeGreaterThan(0);
    await expect(page.locator(CATEGORY).first()).toHaveJSProperty('complete', true);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.hasAttribute('data-opens')))
      .toBe(false);
    expect(away - (await place())).toBeGreaterThan(5000);
  },
);

plain(
  'whoever does something on the page has the other pictures fetched',
  { tag: '@slow' },
  async ({ page }) => {
    await noLastResort(page);
    const { asked } = await holdOpening(page);
    await open(page, '/');
    await page.locator('h1').first().click();
    await expect.poll(() => below(asked).length).toBeGreaterThan(0);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
);
