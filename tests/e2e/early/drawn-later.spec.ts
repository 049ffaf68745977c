import { expect, test, type Page } from '@playwright/test';
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

test('what is out of view is drawn after the page has begun to answer, all of it', async ({ page }) => {
  const release = await openBare(page, PATH);
  expect(await isBeginning(page)).toBe(true);
  expect(await undrawn(page)).toBeGreaterThan(5);
  release();
  await answers(page);
  await expect.poll(() => isBeginning(page)).toBe(false);
  expect(await undrawn(page)).toBe(0);
  const height = await heightOf(page);
  await page.goto('about:blank');
  await page.goto(`${PATH}#galleries`);
  await answers(page);
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
  await openBare(page, PATH);
  expect(await isBeginning(page)).toBe(true);
  await page.locator('a[href="#verde"]').first().click();
  expect(await isBeginning(page)).toBe(false);
  await expect(page.locator('#verde')).toBeInViewport();
});

test('a page whose scripts are lost is drawn whole', async ({ page }) => {
  await page.route(/\/_next\/.*\.js$/, (route) => route.abort());
  await page.goto(PATH);
  await expect.poll(() => isBeginning(page)).toBe(false);
  expect(await undrawn(page)).toBe(0);
});
