import type { Page } from '@playwright/test';
import { expect, plain as test } from '../../helpers/browser/test';
import { answers, openBare } from './held-scripts';

// Playwright's own test: these look at the time before the scripts have started.
const PATH = '/product/bricks-lapaloma';

/** Heights in pixels of the page and of what stands in it one below the other, by the first words of each. */
const heightsOf = (page: Page) =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll<HTMLElement>('header, main > *, footer')];
    return [
      // With all that may hang out of its parts: pictures that wait lie far below their places.
      ['page', document.documentElement.scrollHeight] as [string, number],
      ...parts.map((one, nth): [string, number] => [
        `${nth} ${one.tagName} ${one.textContent.trim().slice(0, 30)}`,
        one.offsetHeight,
      ]),
    ];
  });

test('a link to a place further down lands on it before the scripts have come', async ({ page }) => {
  await openBare(page, PATH);
  await page.locator('a[href="#verde"]').first().click();
  await expect(page.locator('#verde')).toBeInViewport();
});

test('a page is as high before its scripts as afterwards', { tag: '@slow' }, async ({ page }) => {
  const release = await openBare(page, PATH);
  const before = await heightsOf(page);
  release();
  await answers(page);
  const changed = async () => {
    const after = new Map(await heightsOf(page));
    const both = before.map(([part, height]) => [part, height, after.get(part) ?? 0] as const);
    return both.filter(([, one, other]) => Math.abs(one - other) > 1);
  };
  await expect.poll(changed).toEqual([]);
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
