import { expect, returning as test } from '../../helpers/browser/test';
import { coolRoof, families, strip, tools } from '../../../content/pages/company/home';
import { path } from '../../../content/routes';

test('sections', async ({ page }) => {
  await page.goto('/');

  await test.step('they stand in the order of the specification', async () => {
    const headings = await page.locator('main').getByRole('heading', { level: 2 }).allTextContents();
    const order = [
      strip.en.title,
      families.en.cards[0]!.title,
      tools.en.title,
      coolRoof.en.title,
      'Our Project Portfolio',
    ];
    const places = order.map((title) => headings.indexOf(title));
    expect(places.every((place) => place >= 0)).toBe(true);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  await test.step('family cards and tools lead where they say', async () => {
    for (const { title, to } of families.en.cards) {
      await expect(page.getByRole('link', { name: `View Products ${title}` })).toHaveAttribute(
        'href',
        path(to, 'en'),
      );
    }
    for (const { button, to } of tools.en.cards) {
      await expect(page.getByRole('link', { name: button, exact: true })).toHaveAttribute(
        'href',
        path(to, 'en'),
      );
    }
    await expect(page.getByRole('link', { name: coolRoof.en.button.text })).toHaveAttribute(
      'href',
      path('components', 'en'),
    );
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all four slides and all cards can be read', { tag: ['@slow', '@desk-slow'] }, async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('[aria-roledescription="slide"] .t-banner')).toHaveCount(4);
    for (const slide of await page.locator('[aria-roledescription="slide"] .t-banner').all())
      await expect(slide).toBeVisible();
    const cards = page.locator('section[aria-labelledby="portfolio"] li');
    await expect(cards.filter({ has: page.locator('a') })).toHaveCount(18);
    // A card out of view must not make the page as wide as all cards together.
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
});
