import type { Page } from '@playwright/test';
import { expect, plain as test } from '../../helpers/browser/test';
import { answers, openBare } from './held-scripts';

// Playwright's own test: these look at the time before the scripts have started.
const PATH = '/product/bricks-lapaloma';
const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

test('a link to a place further down lands on it before the scripts have come', async ({ page }) => {
  await openBare(page, PATH);
  await page.locator('a[href="#verde"]').first().click();
  await expect(page.locator('#verde')).toBeInViewport();
});

test('a page is as high before its scripts as afterwards', { tag: '@slow' }, async ({ page }) => {
  const release = await openBare(page, PATH);
  const height = await heightOf(page);
  release();
  await answers(page);
  await expect.poll(async () => Math.abs((await heightOf(page)) - height)).toBeLessThan(2);
});

test(
  'a page that is opened at a place of it, or again, has its pictures where they belong',
  { tag: '@slow' },
  async ({ page }) => {
    await page.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () => {
        const own = window as unknown as { heldAtFirst: boolean };
        own.heldAtFirst = document.documentElement.hasAttribute('data-opens');
      }),
    );
    const heldAtFirst = () =>
      page.evaluate(() => (window as unknown as { heldAtFirst: boolean }).heldAtFirst);
    await openBare(page, `${PATH}#verde`);
    expect(await heldAtFirst()).toBe(false);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    expect(await heldAtFirst()).toBe(true);
    await page.reload({ waitUntil: 'domcontentloaded' });
    expect(await heldAtFirst()).toBe(false);
  },
);
