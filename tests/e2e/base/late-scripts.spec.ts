import { test as plain, type Page } from '@playwright/test';
import { expect } from '../../helpers/test';

// Playwright's own test: these look at the time before the scripts have started.
const heroNeverComes = (page: Page) => page.route('**/img/**', () => {});
const scripts = (page: Page) => page.locator('script[src*="/_next/"]:not([nomodule])').count();
const open = (page: Page) => page.goto('/about-us', { waitUntil: 'commit' });

plain('the first picture is painted before the scripts of the page run', async ({ page }) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { element } = entry as PerformanceEntry & { element: Element | null };
        if (element?.matches('main img[fetchpriority="high"]'))
          document.documentElement.dataset.before = String(
            document.querySelectorAll('script[src*="/_next/"][async]').length,
          );
      }
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  await page.goto('/about-us');
  await expect(page.locator('html')).toHaveAttribute('data-before', '0');
  await expect.poll(() => scripts(page)).toBeGreaterThan(3);
});

plain('a picture that never comes does not keep the scripts back', async ({ page }) => {
  await heroNeverComes(page);
  await open(page);
  await expect.poll(() => scripts(page), { timeout: 6000 }).toBeGreaterThan(3);
});

plain('a press starts them at once', async ({ page }) => {
  await heroNeverComes(page);
  await page.clock.install();
  await open(page);
  await page.locator('h1').waitFor();
  expect(await scripts(page)).toBe(0);
  await page.locator('h1').click();
  await expect.poll(() => scripts(page)).toBeGreaterThan(3);
});
