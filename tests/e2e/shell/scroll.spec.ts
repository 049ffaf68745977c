import type { Page } from '@playwright/test';
import { expect, returning as test } from '../../helpers/browser/test';
import { path } from '../../../content/routes';
import { shell } from '../../../content/shell/shell';
import { DESKTOP, open, PHONE, scrollTo, scrollY } from './open';

/** Long, and without anything that moves. */
const LONG = path('privacy', 'en');

const header = (page: Page) => page.getByRole('banner');
const logo = (page: Page) => header(page).getByRole('link', { name: shell.en.home });
const toTop = (page: Page) => page.getByRole('button', { name: shell.en.toTop });
const heightOf = async (page: Page) => Math.round((await header(page).boundingBox())!.height);
const logoWidth = async (page: Page) => (await logo(page).boundingBox())!.width;

for (const [name, use, full, small] of [
  ['wide', DESKTOP, 85, 65],
  ['narrow', PHONE, 65, 57],
] as const) {
  test.describe(name, { tag: '@slow' }, () => {
    test.use(use);

    test('a long page, down and up again', async ({ page }) => {
      await open(page, LONG);
      const width = await logoWidth(page);

      if (!use.isMobile)
        await test.step('the skip link is the first stop and leads past the menu', async () => {
          await page.keyboard.press('Tab');
          const skip = page.getByRole('link', { name: shell.en.skip });
          await expect(skip).toBeFocused();
          await expect(skip).toBeInViewport();
          await page.keyboard.press('Enter');
          await expect(page.getByRole('main')).toBeFocused();
          await scrollTo(page, 0);
        });

      // Heights include the ruled line below.
      await test.step('the header shrinks with its logo past 100 px and grows again', async () => {
        await expect.poll(() => heightOf(page)).toBe(full);
        await scrollTo(page, 100);
        await page.waitForTimeout(500);
        expect(await heightOf(page)).toBe(full);
        await scrollTo(page, 101);
        await expect.poll(() => heightOf(page)).toBe(small);
        await expect.poll(() => logoWidth(page)).toBeLessThan(width * 0.9);
        await scrollTo(page, 0);
        await expect.poll(() => heightOf(page)).toBe(full);
      });

      // In the corner of a wide screen, in the header of a telephone.
      await test.step('the way back to the top appears past 100 px and scrolls up', async () => {
        await expect(toTop(page)).toBeHidden();
        await scrollTo(page, 250);
        await expect(toTop(page)).toBeVisible();
        const { x, y, width, height } = (await toTop(page).boundingBox())!;
        const end = await page.evaluate(() => document.documentElement.clientWidth);
        if (use.isMobile) expect(y + height).toBeLessThanOrEqual(await heightOf(page));
        else expect([Math.round(x + width), Math.round(y + height)]).toEqual([end, use.viewport.height]);
        await toTop(page).click();
        await expect.poll(() => scrollY(page)).toBe(0);
        await expect(toTop(page)).toBeHidden();
      });

      if (use.isMobile)
        await test.step('the way up is smooth, but at once for those who asked for stillness', async () => {
          const distances = async () => {
            await scrollTo(page, 2000);
            await expect(toTop(page)).toBeVisible();
            return toTop(page).evaluate(async (button) => {
              (button as HTMLButtonElement).click();
              await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
              return window.scrollY;
            });
          };
          expect(await distances()).toBeGreaterThan(0);
          await page.emulateMedia({ reducedMotion: 'reduce' });
          expect(await distances()).toBe(0);
        });
    });
  });
}

test.describe('turning pages', () => {
  test.use(DESKTOP);

  test(
    'a new page starts at its top, however far the one before was scrolled',
    { tag: '@slow' },
    async ({ page }) => {
      await open(page, LONG);
      for (const from of [40, 90, 1500]) {
        await scrollTo(page, from);
        await header(page).getByRole('link', { name: 'Contact Us' }).click();
        await expect(page).toHaveURL(path('contact', 'en'));
        await expect.poll(() => scrollY(page)).toBe(0);
        await page.goBack();
        await expect(page).toHaveURL(LONG);
      }
    },
  );

  test('the logo leads home, also from its middle; back restores the place, the next link starts at the top', async ({
    page,
  }) => {
    await open(page, path('news', 'en'));
    await logo(page).click();
    await expect(page).toHaveURL('/');
    await scrollTo(page, 1500);
    await logo(page).click();
    await expect.poll(() => scrollY(page)).toBe(0);

    await scrollTo(page, 1200);
    await header(page).getByRole('link', { name: 'Contact Us' }).click();
    await expect(page).toHaveURL(path('contact', 'en'));
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect.poll(() => scrollY(page)).toBeGreaterThan(1100);
    await header(page).getByRole('link', { name: 'News' }).click();
    await expect(page).toHaveURL(path('news', 'en'));
    await expect.poll(() => scrollY(page)).toBe(0);
  });

  test('the focus is never hidden under header or floating buttons', { tag: '@slow' }, async ({ page }) => {
    await open(page, path('contact', 'en'));
    for (let step = 0; step < 60; step++) {
      await page.keyboard.press('Tab');
      const covered = await page.evaluate(() => {
        const focused = document.activeElement;
        if (!focused?.closest('main, footer')) return null;
        const { top, bottom } = focused.getBoundingClientRect();
        const edge = document.querySelector('header')!.getBoundingClientRect().bottom;
        return bottom <= edge || top >= window.innerHeight ? focused.outerHTML.slice(0, 120) : null;
      });
      expect(covered).toBeNull();
    }
  });
});
