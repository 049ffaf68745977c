import type { Page } from '@playwright/test';
import { expect, plain as test } from '../../helpers/browser/test';
import { answers, openBare } from './held-scripts';

const PATH = '/product/bricks-lapaloma';
const isBeginning = (page: Page) =>
  page.evaluate(() => document.documentElement.hasAttribute('data-draws-later'));
/** Parts whose content takes no part in the page's first picture. */
const undrawn = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('.section > *, .drawn-later > *')].filter(
        (part) => part.checkVisibility() && !part.checkVisibility({ contentVisibilityAuto: true }),
      ).length,
  );
const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

/** Tells how many there are when the page has been read and before anything else is done. */
const watchBeginning = (page: Page) =>
  page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const parts = [...document.querySelectorAll('.section > *, .drawn-later > *')];
      const { length } = parts.filter(
        (part) => part.checkVisibility() && !part.checkVisibility({ contentVisibilityAuto: true }),
      );
      (window as unknown as { undrawnAtFirst: number }).undrawnAtFirst = length;
    });
  });
const undrawnAtFirst = (page: Page) =>
  page.evaluate(() => (window as unknown as { undrawnAtFirst: number }).undrawnAtFirst);

test('what is out of view is drawn after the first picture, all of it', async ({ page }) => {
  await watchBeginning(page);
  await page.goto(PATH);
  expect(await undrawnAtFirst(page)).toBeGreaterThan(5);
  await expect.poll(() => isBeginning(page)).toBe(false);
  expect(await undrawn(page)).toBe(0);
  const height = await heightOf(page);
  await page.goto('about:blank');
  await page.goto(`${PATH}#galleries`);
  expect(await undrawnAtFirst(page)).toBe(0);
  expect(Math.abs((await heightOf(page)) - height)).toBeLessThan(2);
});

test('a page that is opened at a place of it, or again, is drawn whole at once', async ({ page }) => {
  await openBare(page, `${PATH}#verde`);
  expect(await isBeginning(page)).toBe(false);
  expect(await undrawn(page)).toBe(0);
  await page.goto(PATH, { waitUntil: 'domcontentloaded' });
  await page.reload({ waitUntil: 'domcontentloaded' });
  await page.locator('footer').last().waitFor({ state: 'attached' });
  expect(await isBeginning(page)).toBe(false);
});

test('a link to a place further down lands on it before the scripts have come', async ({ page }) => {
  // As on a processor that has no idle moment.
  await page.addInitScript(() => (window.requestIdleCallback = () => 0));
  await openBare(page, PATH);
  expect(await isBeginning(page)).toBe(true);
  await page.locator('a[href="#verde"]').first().click();
  expect(await isBeginning(page)).toBe(false);
  await expect(page.locator('#verde')).toBeInViewport();
});

for (const address of [
  '/galleryFilter?category=Red',
  '/galleryFilter?supplier=ceipo',
  '/product/bricks-yamaha-bricks?category=ARTISTIC',
])
  test(`${address}, narrowed as it is read, is drawn whole at once`, async ({ page }) => {
    // As on a processor that has no idle moment.
    await page.addInitScript(() => (window.requestIdleCallback = () => 0));
    await openBare(page, address);
    expect(await isBeginning(page)).toBe(false);
    expect(await undrawn(page)).toBe(0);
  });

test('a page whose scripts never come is drawn whole', async ({ page }) => {
  await openBare(page, PATH);
  await expect.poll(() => isBeginning(page)).toBe(false);
  expect(await undrawn(page)).toBe(0);
});

test('a page put in by a link is drawn from its top too, and whole when it is come back to', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.addEventListener('fresh-page', () => {
      requestAnimationFrame(() => {
        const parts = [...document.querySelectorAll('.drawn-later > *')];
        const { length } = parts.filter(
          (part) => part.checkVisibility() && !part.checkVisibility({ contentVisibilityAuto: true }),
        );
        (window as unknown as { undrawnAtFirst: number }).undrawnAtFirst = length;
      });
    });
  });
  await page.goto('/product');
  await answers(page);
  await page.locator('main a[href="/product/roof-tiles"]').first().click();
  await expect(page).toHaveURL(/roof-tiles$/);
  await page.locator('main a[href="/galleryFilter"]').first().click();
  await expect(page).toHaveURL(/galleryFilter$/);
  await expect.poll(() => undrawnAtFirst(page)).toBeGreaterThan(20);
  await expect.poll(() => isBeginning(page)).toBe(false);
  expect(await undrawn(page)).toBe(0);
  await page.evaluate(() => ((window as unknown as { undrawnAtFirst: number }).undrawnAtFirst = -1));
  await page.goBack();
  await expect(page).toHaveURL(/roof-tiles$/);
  expect(await undrawn(page)).toBe(0);
  expect(await undrawnAtFirst(page)).toBe(-1);
});
