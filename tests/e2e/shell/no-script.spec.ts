import { expect, returning as test } from '../../helpers/browser/test';
import { navigation } from '../../../content/shell/navigation';
import { LANGS } from '../../../content/lang';
import { path } from '../../../content/routes';
import { shell } from '../../../content/shell/shell';
import { DESKTOP, PHONE } from './open';

test.describe('without scripts, wide', () => {
  test.use({ ...DESKTOP, javaScriptEnabled: false });

  test('a panel opens under mouse and focus, and its links lead on', async ({ page }) => {
    await page.goto('/');
    const menu = page.getByRole('navigation', { name: shell.en.menu.name, exact: true });
    const bricks = menu.getByRole('link', { name: /^Bricks/ }).first();
    await expect(bricks).toBeHidden();
    await expect(menu.getByRole('button')).toHaveCount(0);

    await menu.getByRole('link', { name: 'Product', exact: true }).focus();
    await expect(bricks).toBeVisible();
    await menu.getByRole('link', { name: 'News' }).focus();
    await expect(bricks).toBeHidden();

    await menu.getByRole('link', { name: 'Product', exact: true }).hover();
    await bricks.click();
    await expect(page).toHaveURL(path('bricks', 'en'));
  });
});

test.describe('without scripts, narrow', () => {
  test.use({ ...PHONE, javaScriptEnabled: false });

  test('"Menu" leads to the navigation in the footer, which holds every page', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('button', { name: shell.en.menu.open, exact: true })).toBeHidden();
    await page.getByRole('link', { name: shell.en.menu.open, exact: true }).tap();
    const site = page.getByRole('navigation', { name: shell.en.footer.navigation });
    await expect(site).toBeInViewport();
    for (const { label } of navigation.en.flatMap((item) => [item, ...(item.children ?? [])])) {
      await expect(site.getByRole('link', { name: label, exact: true })).toBeVisible();
    }
    await site.getByRole('link', { name: 'About Us' }).tap();
    await expect(page).toHaveURL(path('about', 'en'));
  });

  test('everything in the head stands in the window, in both languages', async ({ page }) => {
    for (const lang of LANGS) {
      await page.goto(path('terms', lang));
      for (const width of [320, 360, 390]) {
        await page.setViewportSize({ width, height: 640 });
        const outside = await page.locator('header a:visible').evaluateAll((links) =>
          links
            .filter((link) => {
              const { left, right } = link.getBoundingClientRect();
              return left < 0 || right > innerWidth;
            })
            .map((link) => link.getAttribute('aria-label') ?? link.textContent),
        );
        expect([lang, width, outside]).toEqual([lang, width, []]);
      }
    }
  });

  test('the map is a link, and nothing that needs scripts is offered', async ({ page }) => {
    await page.goto(path('contact', 'en'));
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('button')).toHaveCount(0);
    // Narrow footers show no map: the page's own map is a link here.
    const maps = page.locator('a[href^="https://www.google.com/maps/"]');
    expect(await maps.count()).toBeGreaterThan(0);
    await expect(page.getByRole('button', { name: shell.en.toTop })).toBeHidden();
  });
});
