import { expect, returning as test } from '../../helpers/browser/test';
import { menuLabel } from '../../../components/shell/header/menu-label';
import { navigation } from '../../../content/shell/navigation';
import { LANGS, type Lang } from '../../../content/lang';
import { path, type RouteKey } from '../../../content/routes';
import { shell } from '../../../content/shell/shell';
import { DESKTOP, PHONE } from './open';

/** From right to left in the slow lane. */
const tagOf = (lang: Lang) => (lang === 'en' ? '@quick' : '@slow');

test.describe('without scripts, wide', () => {
  test.use({ ...DESKTOP, javaScriptEnabled: false });

  for (const lang of LANGS)
    test(
      `a panel opens under mouse and focus, and its links lead on: ${lang}`,
      { tag: tagOf(lang) },
      async ({ page }) => {
        await page.goto(path('home', lang));
        const menu = page.getByRole('navigation', { name: shell[lang].menu.name, exact: true });
        const to = (key: RouteKey) => menu.locator(`a[href="${path(key, lang)}"]`).first();
        await expect(to('bricks')).toBeHidden();
        await expect(menu.getByRole('button')).toHaveCount(0);

        await to('product').focus();
        await expect(to('bricks')).toBeVisible();
        await to('news').focus();
        await expect(to('bricks')).toBeHidden();

        await to('product').hover();
        await to('bricks').click();
        await expect(page).toHaveURL(path('bricks', lang));
      },
    );
});

test.describe('without scripts, narrow', () => {
  test.use({ ...PHONE, javaScriptEnabled: false });

  for (const lang of LANGS)
    test(
      `"Menu" leads to the navigation in the footer, which holds every page and the way to the other language: ${lang}`,
      { tag: tagOf(lang) },
      async ({ page }) => {
        const { menu, footer } = shell[lang];
        await page.goto(path('home', lang));
        await expect(page.getByRole('button', { name: menu.open, exact: true })).toBeHidden();
        await page.getByRole('link', { name: menu.open, exact: true }).tap();
        const site = page.getByRole('navigation', { name: footer.navigation });
        await expect(site).toBeInViewport();
        for (const entry of navigation[lang].flatMap((item) => [item, ...(item.children ?? [])]))
          await expect(site.getByRole('link', { name: menuLabel(entry), exact: true })).toBeVisible();
        await site.locator(`a[href="${path('about', lang)}"]:visible`).tap();
        await expect(page).toHaveURL(path('about', lang));
        const other = LANGS.find((one) => one !== lang)!;
        await page.getByRole('contentinfo').locator(`a[hreflang="${other}"]:visible`).tap();
        await expect(page).toHaveURL(path('about', other));
      },
    );

  test(
    'everything in the head stands in the window, in both languages',
    { tag: '@slow' },
    async ({ page }) => {
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
    },
  );

  for (const lang of LANGS)
    test(
      `the map is a link, and nothing that needs scripts is offered: ${lang}`,
      { tag: tagOf(lang) },
      async ({ page }) => {
        await page.goto(path('contact', lang));
        const footer = page.getByRole('contentinfo');
        await expect(footer.getByRole('button')).toHaveCount(0);
        // Narrow footers show no map: the page's own map is a link here.
        const maps = page.locator('a[href^="https://www.google.com/maps/"]');
        expect(await maps.count()).toBeGreaterThan(0);
        await expect(page.getByRole('button', { name: shell[lang].toTop })).toBeHidden();
      },
    );
});
