import type { Page } from '@playwright/test';
import { expect, returning as test } from '../../helpers/browser/test';
import { navigation } from '../../../content/shell/navigation';
import { path } from '../../../content/routes';
import { shell } from '../../../content/shell/shell';
import { fill } from '../../../lib/site/fill';
import { open, PHONE, scrollTo, scrollY } from './open';

test.use(PHONE);

const burger = (page: Page) => page.getByRole('button', { name: shell.en.menu.open, exact: true });
const drawer = (page: Page) => page.getByRole('dialog', { name: shell.en.menu.name });
const toggle = (page: Page, label: string) =>
  drawer(page).getByRole('button', { name: fill(shell.en.menu.submenu, { name: label }) });
const link = (page: Page, name: string) => drawer(page).getByRole('link', { name, exact: true });

async function openDrawer(page: Page) {
  await burger(page).tap();
  await expect(drawer(page)).toBeVisible();
}

test('the menu of a telephone', async ({ page }) => {
  await open(page, '/');

  await test.step('every entry is there, at least 60 px high, both actions in reach of a thumb; one submenu is open at a time', async () => {
    await openDrawer(page);
    for (const { label, to } of navigation.en) {
      await expect(link(page, label)).toHaveAttribute('href', path(to, 'en'));
      expect((await link(page, label).boundingBox())!.height).toBeGreaterThanOrEqual(60);
    }
    for (const [name, to] of [
      [shell.en.estimate, path('installers', 'en')],
      [shell.en.signIn, path('login', 'en')],
    ] as const) {
      await expect(link(page, name)).toHaveAttribute('href', to);
      const { y, height } = (await link(page, name).boundingBox())!;
      expect(y).toBeGreaterThan(844 / 2);
      expect(y + height).toBeLessThanOrEqual(844);
    }
    await toggle(page, 'Product').tap();
    await expect(link(page, 'Roof Tiles')).toBeVisible();
    await toggle(page, 'Services').tap();
    await expect(link(page, 'Roof Tiles Simulator')).toBeVisible();
    await expect(link(page, 'Roof Tiles')).toBeHidden();
    await expect(toggle(page, 'Product')).toHaveAttribute('aria-expanded', 'false');
    await toggle(page, 'Services').tap();
    await expect(link(page, 'Roof Tiles Simulator')).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toBeHidden();
  });

  await test.step('the focus stays inside; Escape closes and gives it back to the hamburger', async () => {
    await openDrawer(page);
    await expect(drawer(page).getByRole('button', { name: shell.en.menu.close })).toBeFocused();
    for (let step = 0; step < 30; step++) {
      await page.keyboard.press('Tab');
      const outside = await page.evaluate(
        () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
      );
      expect(outside).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toBeHidden();
    await expect(burger(page)).toBeFocused();
    await expect(burger(page)).toHaveAttribute('aria-expanded', 'false');
  });

  await test.step('the page behind does not scroll', async () => {
    await scrollTo(page, 400);
    await openDrawer(page);
    await page.mouse.move(200, 400);
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(300);
    expect(await scrollY(page)).toBe(400);
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toBeHidden();
  });

  await test.step('a window made wide leaves no menu behind', async () => {
    await openDrawer(page);
    await page.setViewportSize({ width: 1200, height: 800 });
    await expect(drawer(page)).toBeHidden();
    await page.setViewportSize(PHONE.viewport);
  });

  await test.step('a link leads to its page and closes the menu; the page starts at its top', async () => {
    await scrollTo(page, 900);
    await openDrawer(page);
    await toggle(page, 'Product').tap();
    await link(page, 'Bricks').tap();
    await expect(page).toHaveURL(path('bricks', 'en'));
    await expect(drawer(page)).toBeHidden();
    expect(await scrollY(page)).toBe(0);
  });

  await test.step('at 320 px everything fits, and the last entry can be reached', async () => {
    await page.setViewportSize({ width: 320, height: 568 });
    await openDrawer(page);
    await toggle(page, 'Services').tap();
    const overflow = await drawer(page).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await link(page, 'Contact Us').tap();
    await expect(page).toHaveURL(path('contact', 'en'));
  });
});

test(
  'a link to the page that is shown leads to its top, and so does the logo at home',
  { tag: '@slow' },
  async ({ page }) => {
    await open(page, '/');
    for (const name of ['Home', shell.en.home]) {
      await scrollTo(page, 1500);
      await openDrawer(page);
      await link(page, name).tap();
      await expect(drawer(page)).toBeHidden();
      await page.waitForFunction(() => !(history.state as { dialog?: number }).dialog);
      // Going back, the browser puts the page where it was.
      await page.waitForTimeout(300);
      expect(await scrollY(page), name).toBe(0);
    }
  },
);
