import { test as plain, type Page } from '@playwright/test';
import { expect } from '../../helpers/test';

// Playwright's own test: these look at the time before the scripts have started.
const heroNeverComes = (page: Page) => page.route('**/img/**', () => {});
const scripts = (page: Page) => page.locator('script[src*="/_next/"]:not([nomodule])').count();
const open = (page: Page, path = '/about-us') => page.goto(path, { waitUntil: 'commit' });
const started = (page: Page) => expect.poll(() => scripts(page)).toBeGreaterThan(3);

/**
 * The timer that starts the scripts in any case never rings, and the mouse that a browser without a window keeps in
 * its corner is not seen: what starts them is something else.
 */
const noLastResort = (page: Page) =>
  page.addInitScript(() => {
    const inCorner = (event: PointerEvent) => event.clientX === 0 && event.clientY === 0;
    window.addEventListener(
      'pointerover',
      (event) => inCorner(event) && event.stopImmediatePropagation(),
      true,
    );
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

plain('a picture that never comes does not keep the scripts back', async ({ page }) => {
  await heroNeverComes(page);
  await open(page);
  await expect.poll(() => scripts(page), { timeout: 6000 }).toBeGreaterThan(3);
});

plain('a page without a large picture starts them after its first paint', async ({ page }) => {
  await noLastResort(page);
  await heroNeverComes(page);
  await open(page, '/galleryFilter');
  await started(page);
});

plain('an address that names a place starts them', async ({ page }) => {
  await noLastResort(page);
  await heroNeverComes(page);
  await open(page, '/about-us#main');
  await started(page);
});

plain('a page that is restored to where it was scrolled starts them', async ({ page }) => {
  await noLastResort(page);
  await page.goto('/about-us');
  await page.evaluate(() => window.scrollTo(0, 1600));
  await heroNeverComes(page);
  await page.reload({ waitUntil: 'commit' });
  await started(page);
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
});

plain('a press starts them at once', async ({ page }) => {
  await noLastResort(page);
  await heroNeverComes(page);
  await open(page);
  await page.locator('h1').waitFor();
  expect(await scripts(page)).toBe(0);
  await page.locator('h1').click();
  await started(page);
});

plain('a mouse that comes to rest on a menu starts them', async ({ page }) => {
  await noLastResort(page);
  await heroNeverComes(page);
  await open(page);
  await page.locator('header [data-menu]').first().hover();
  await started(page);
});
