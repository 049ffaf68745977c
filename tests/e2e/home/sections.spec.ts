import type { Page } from '@playwright/test';
import { expect, returning as test } from '../../helpers/browser/test';
import { rangeStrip } from '../../../content/catalogue/strip';
import { coolRoof, families, strip, tools } from '../../../content/pages/company/home';
import { path } from '../../../content/routes';
import { touchOf } from '../company-a/gallery';

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
    await expect(page.getByRole('link', { name: rangeStrip.en.all })).toHaveAttribute(
      'href',
      path('product', 'en'),
    );
    await expect(page.getByRole('link', { name: coolRoof.en.button.text })).toHaveAttribute(
      'href',
      path('components', 'en'),
    );
  });
});

/** Where one finger turns something on. */
const TURNED = [
  ['/', (page: Page) => page.locator('[aria-roledescription="slide"]:not([inert])')],
  ['/', (page: Page) => page.locator('section[aria-labelledby="portfolio"] li a').first()],
  [path('solarFeatures', 'en'), (page: Page) => page.getByRole('slider')],
] as const;

test(
  'two fingers enlarge the page, also where one finger turns something on',
  { tag: ['@slow', '@fingers'] },
  async ({ page }) => {
    const touch = await touchOf(page);
    const scale = () => page.evaluate(() => window.visualViewport!.scale);
    for (const [at, partOf] of TURNED) {
      await page.goto(at);
      const part = partOf(page);
      await expect(part).toHaveCount(1);
      await part.scrollIntoViewIfNeeded();
      expect(await scale()).toBe(1);
      const { x, y, width, height } = (await part.boundingBox())!;
      const [middle, line] = [x + width / 2, y + Math.min(height, 200) / 2];
      const fingers = (apart: number) =>
        [
          [middle - apart, line],
          [middle + apart, line],
        ] as const;
      await touch('touchStart', fingers(20));
      for (let apart = 26; apart <= 92; apart += 6) await touch('touchMove', fingers(apart));
      await touch('touchEnd', []);
      await expect.poll(scale, { message: at }).toBeGreaterThan(1.3);
    }
  },
);

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
