import type { Page } from '@playwright/test';
import { expect, returning as test } from '../../helpers/browser/test';
import { rangeTitle } from '../../../content/catalogue/ranges';
import { supplierPage } from '../../../content/pages/catalogue/supplier';
import { roofTilesPage, SOURCES, tileComparison } from '../../../content/pages/catalogue/roof-tiles';
import { path, ROUTES, type RouteKey } from '../../../content/routes';
import { TILE_SUPPLIERS } from '../../../content/suppliers/tiles/all';
import { lightboxOf } from '../company-a/gallery';

test('roof tiles', async ({ page }) => {
  await page.goto('/product/roof-tiles');

  await test.step('six manufacturers by country, in their order', async () => {
    const cards = page.getByRole('list', { name: roofTilesPage.en.cards.title }).getByRole('link');
    await expect(cards).toHaveCount(6);
    for (const [index, country, to] of [
      [0, 'Italy', 'bmi-italy'],
      [1, 'Spain', 'bmi-BmiSpain'],
      [2, 'Portugal', 'bmi-portgal'],
      [3, 'Saudi Arabia', 'bmi-BmiSaudiArbia'],
      [4, 'Brazil', 'bmi-brazil'],
      [5, 'Italy', 'bmi-italy2'],
    ] as const) {
      await expect(cards.nth(index)).toContainText(country);
      await expect(cards.nth(index)).toHaveAttribute('href', `/product/roof-tiles/${to}`);
    }
  });

  await test.step('the manufacturers stand side by side, and no figure without its source', async () => {
    const table = page.getByRole('table', { name: roofTilesPage.en.table.caption });
    await expect(table.getByRole('row')).toHaveCount(tileComparison('en').length + 1);
    await expect(table.getByRole('row', { name: /LogicaLusa/ })).toContainText(
      /LogicaLusa 12\sper\sm² 1\s*LogicaPlana about\s11.8\sper\sm²/,
    );
    await expect(page.getByText(SOURCES[0]!)).toBeVisible();
  });

  await test.step('the way to the filter', async () => {
    await page.getByRole('link', { name: /^PRODUCT FILTER/ }).click();
    await expect(page).toHaveURL('/galleryFilter');
  });
});

const chosen = (page: Page) => page.getByRole('tab', { selected: true });

/** The other pages are the same template. */
const FIRST: RouteKey = TILE_SUPPLIERS[0]!.pages[0]!;

for (const manufacturer of TILE_SUPPLIERS)
  for (const route of manufacturer.pages) {
    const tag = route === FIRST ? '@quick' : '@slow';
    const at = ROUTES[route].path;
    const words = manufacturer.words.en;
    test(`${at}: banner, factory, promo, and its tabs with their cards`, { tag }, async ({ page }) => {
      await page.goto(at);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.heading);
      await expect(page.getByText(words.lead)).toBeVisible();
      for (const [label, value] of words.facts) {
        const row = page.locator('dl > div', { has: page.getByText(label, { exact: true }) });
        await expect(row.locator('dd')).toHaveText(value);
      }
      // Description, promo, factory, gallery: the order of the specification.
      const tops = [
        page.getByText(words.lead),
        page.getByRole('region', { name: words.promo.title }),
        page.getByRole('region', { name: supplierPage.en.factory.title }),
        page.getByRole('tablist'),
      ].map(async (part) => (await part.boundingBox())!.y);
      const found = await Promise.all(tops);
      expect(found).toEqual([...found].sort((one, other) => one - other));
      await expect(page.getByRole('link', { name: /^Experience Now/ })).toHaveAttribute(
        'href',
        '/expirence-now',
      );
      const tabs = page.getByRole('tab');
      await expect(tabs).toHaveCount(manufacturer.tabs.length);
      for (const [index, tab] of manufacturer.tabs.entries()) {
        await tabs.nth(index).click();
        await expect(chosen(page)).toContainText(tab.words.en.title);
        await expect(page).toHaveURL(new RegExp(`#${tab.id}$`));
        const cards = page.getByRole('tabpanel').getByRole('article');
        await expect(cards).toHaveCount(tab.cards.length);
        for (const [place, card] of tab.cards.entries())
          await expect(cards.nth(place)).toContainText(rangeTitle(card, 'en'));
      }
    });
  }

test('an address with a tab opens there', { tag: '@slow' }, async ({ page }) => {
  await page.goto('/product/roof-tiles/bmi-BmiSpain#curvacollado');
  await expect(chosen(page)).toContainText('CurvaCollado');
  await expect(page.getByRole('tablist')).toBeInViewport();
});

test('a card: its carousel, and its pictures large', { tag: '@slow' }, async ({ page }) => {
  await page.goto('/product/roof-tiles/bmi-italy#accessories');

  await test.step('a carousel goes round by arrows, and a dot leads to its picture', async () => {
    const card = page.getByRole('tabpanel').getByRole('article').first();
    const dots = card.getByRole('group').getByRole('button');
    const count = await dots.count();
    expect(count).toBeGreaterThan(1);
    const at = (index: number) => expect(dots.nth(index)).toHaveAttribute('aria-current', 'true');
    await at(0);
    await card.getByRole('button', { name: /^Previous picture/ }).click();
    await at(count - 1);
    await card.getByRole('button', { name: /^Next picture/ }).click();
    await at(0);
    await dots.nth(1).click();
    await at(1);
  });

  await test.step('a card opens large, at the picture that is shown', async () => {
    await page.getByRole('tab').first().click();
    const card = page.getByRole('tabpanel').getByRole('article').first();
    await card.getByRole('link').first().click();
    const { dialog, title, close } = lightboxOf(page);
    await expect(title).toHaveText(rangeTitle(TILE_SUPPLIERS[0]!.tabs[0]!.cards[0]!, 'en'));
    await close.click();
    await expect(dialog).toBeHidden();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('all tiles stand below each other, and a tab leads to its own', { tag: '@slow' }, async ({ page }) => {
    await page.goto('/product/roof-tiles/bmi-BmiSpain');
    const { tabs } = TILE_SUPPLIERS[1]!;
    for (const tab of tabs) {
      await expect(page.locator(`#${tab.id}`)).toBeVisible();
      await expect(page.locator(`#${tab.id}`).getByRole('article')).toHaveCount(tab.cards.length);
    }
    await page.getByRole('link', { name: /^Accessories/ }).click();
    await expect(page).toHaveURL(/#accessories$/);
    await expect(page.getByRole('button', { name: /Add to enquiry/ })).toHaveCount(0);
  });
});

test('an unknown manufacturer is a 404', async ({ request }) => {
  for (const at of [`${path('roofTiles', 'en')}/nobody`, `${path('components', 'en')}/nobody`])
    expect((await request.get(at)).status()).toBe(404);
});

test(
  'a profile has its drawing, with the figures of the letters beside it',
  { tag: '@slow' },
  async ({ page }) => {
    await page.goto('/product/roof-tiles/bmi-portgal#logicalusa');
    const panel = page.getByRole('tabpanel');
    const drawing = panel.getByRole('link', { name: /^LogicaLusa in plan/ }).getByRole('img');
    await drawing.scrollIntoViewIfNeeded();
    await expect.poll(() => drawing.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(600);
    await expect(panel.locator('dl > div', { hasText: 'A Cover width' }).locator('dd')).toHaveText(
      'about 232 mm',
    );
    await expect(panel.locator('dl > div', { hasText: 'Pieces per m²' }).locator('dd')).toHaveText(
      '12 (BMI Portugal, bmigroup.com/pt)',
    );
  },
);
