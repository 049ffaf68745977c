import type { Page } from '@playwright/test';
import { brickComparison, bricksPage } from '../../../content/pages/catalogue/bricks';
import { laPalomaPage } from '../../../content/pages/catalogue/la-paloma';
import { yamamaBricksPage } from '../../../content/pages/catalogue/yamama-bricks';
import { isiklarShelves } from '../../../content/pages/catalogue/isiklar';
import { LA_PALOMA, LA_PALOMA_COLOURS } from '../../../content/catalogue/la-paloma';
import { expect, returning as test } from '../../helpers/browser/test';
import { lightboxOf } from '../company-a/gallery';
import { badge, lines } from './list';

const filter = (page: Page) => page.getByRole('navigation', { name: yamamaBricksPage.en.filter });
const shelf = (page: Page, category: string) => page.locator(`section[data-category="${category}"]`);

test('bricks lead to three manufacturers, and the fourth stays hidden', async ({ page }) => {
  await page.goto('/product/bricks');
  const cards = page.getByRole('list', { name: bricksPage.en.cards.title }).getByRole('link');
  await expect(cards).toHaveCount(3);
  for (const [at, to] of ['yamaha-bricks', 'lapaloma', 'isiklar'].entries())
    await expect(cards.nth(at)).toHaveAttribute('href', `/product/bricks-${to}`);
  await expect(page.getByText(/sahtas/i)).toHaveCount(0);
  const table = page.getByRole('table', { name: bricksPage.en.table.caption });
  await expect(table.getByRole('row')).toHaveCount(brickComparison('en').length + 1);
  await expect(page.getByRole('img', { name: bricksPage.en.size.alt })).toBeVisible();
});

test('categories of bricks', { tag: '@slow' }, async ({ page }) => {
  // An unknown category opens the first.
  await page.goto('/product/bricks-yamaha-bricks?category=BRIDGES');
  await expect(shelf(page, 'BRICKS200')).toBeVisible();
  await expect(filter(page).getByRole('link', { name: /^BRIDGES/ })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: yamamaBricksPage.en.bridges.title })).toBeVisible();

  await test.step('a category stands in the address, its count is read out, and going back undoes the choice', async () => {
    await expect(filter(page).getByRole('link')).toHaveText([
      /^BRICKS200/,
      /^BRICKS300/,
      /^BRICKS400/,
      /^BRICKSFLOOR/,
      /^BRICKSFRONT/,
      /^ARTISTIC/,
    ]);
    await expect(filter(page).locator('[aria-current]')).toHaveText(/^BRICKS200/);
    await expect(shelf(page, 'BRICKS200')).toBeVisible();
    await filter(page)
      .getByRole('link', { name: /^BRICKSFLOOR/ })
      .click();
    await expect(page).toHaveURL(/\?category=BRICKSFLOOR$/);
    await expect(shelf(page, 'BRICKS200')).toBeHidden();
    const pavers = shelf(page, 'BRICKSFLOOR').getByRole('listitem');
    const heading = `${yamamaBricksPage.en.categories.BRICKSFLOOR}: ${await pavers.count()} items`;
    await expect(page.getByRole('status').filter({ hasText: heading })).toHaveCount(1);
    await expect(pavers.first()).toContainText(/\d+(\.\d)? per m²/);
    await pavers
      .first()
      .getByRole('button', { name: /^Add to enquiry/ })
      .click();
    await expect(badge(page, 1)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/product/bricks-yamaha-bricks?category=BRIDGES');
    await expect(shelf(page, 'BRICKS200')).toBeVisible();
  });

  await test.step('a shared address opens on its category', async () => {
    await page.goto('/product/bricks-yamaha-bricks?category=ARTISTIC');
    await expect(shelf(page, 'ARTISTIC')).toBeVisible();
    await expect(shelf(page, 'BRICKS200')).toBeHidden();
  });

  await test.step('what was added is on the list', async () => {
    await page.goto('/cart');
    await expect(lines(page)).toHaveCount(1);
  });
});

test('La Paloma', async ({ page }) => {
  const { first, second, views } = laPalomaPage.en.compare;
  await page.goto('/product/bricks-lapaloma?a=verde&b=gris&view=corner');

  await test.step('two colours are compared in the same view, and the address keeps them', async () => {
    await expect(page.getByLabel(first)).toHaveValue('verde');
    await expect(page.getByLabel(second)).toHaveValue('gris');
    await page.getByLabel(second).selectOption('rojo');
    await page.getByRole('button', { name: views.facade }).click();
    await expect(page).toHaveURL(/\?a=verde&b=rojo&view=facade/);
  });

  await page.goto('/product/bricks-lapaloma?a=%3Cscript%3E&b=nothing');
  await expect(page.getByLabel(first)).toHaveValue('alicante');

  await test.step('a colour: its swatch leads to it, its pictures go round and open large', async () => {
    const swatches = page
      .getByRole('navigation', { name: laPalomaPage.en.index.label, exact: true })
      .getByRole('link');
    await expect(swatches).toHaveCount(LA_PALOMA_COLOURS.length);
    await swatches.filter({ hasText: 'Azul Cobalto' }).click();
    await expect(page).toHaveURL(/#azulCobalto$/);
    const gallery = page.getByRole('article', { name: 'Azul Cobalto', exact: true });
    await expect(gallery).toBeInViewport();
    // It takes the place of the one before, and all come back without scripts (without-script below).
    await expect(page.getByRole('article', { name: LA_PALOMA.alicante.name, exact: true })).toBeHidden();
    const shown = gallery.locator('a[aria-haspopup="dialog"]:not([inert])');
    await gallery.getByRole('button', { name: 'Previous picture of Azul Cobalto' }).click();
    // Until the gallery is measured all three stand in their row.
    await expect(shown).toHaveCount(1);
    await expect(shown).toHaveText(/, 3 of 3\./);
    await gallery.getByRole('button', { name: 'Next picture of Azul Cobalto' }).click();
    await expect(shown).toHaveText(/, 1 of 3\./);
    await shown.click();
    const lightbox = lightboxOf(page);
    await expect(lightbox.title).toHaveText('Azul Cobalto, wall from close by');
    await page.keyboard.press('Escape');
    await expect(lightbox.dialog).toBeHidden();
    await expect(shown).toBeFocused();
  });

  await test.step('its catalogue: the cover opens the pages, and the file can be had', async () => {
    const { open, download, page: words } = laPalomaPage.en.catalogue;
    await page.getByRole('link', { name: open }).click();
    const box = lightboxOf(page);
    await expect(box.title).toHaveText(laPalomaPage.en.catalogue.cover);
    await page.keyboard.press('ArrowRight');
    await expect(box.title).toHaveText(words.replace('{page}', '2').replace('{pages}', '10'));
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: open })).toBeFocused();
    const file = page.getByRole('link', { name: download.about });
    const address = (await file.getAttribute('href'))!;
    const answer = await page.request.get(address);
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf']);
  });
});

test(
  'Isiklar: six groups and two featured products, each for the enquiry list',
  { tag: '@slow' },
  async ({ page }) => {
    await page.goto('/product/bricks-isiklar');
    const { groups, featured } = isiklarShelves('en');
    for (const { title } of [...groups.items, ...featured.items])
      await expect(page.getByRole('heading', { level: 3, name: title, exact: true })).toBeVisible();
    expect([groups.items.length, featured.items.length]).toEqual([6, 2]);
    await page
      .getByRole('article', { name: 'Aegean Brick Slip' })
      .getByRole('button', { name: /^Add to enquiry/ })
      .click();
    await expect(badge(page, 1)).toBeVisible();
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'a button makes room for its own blocks, and every colour has its pictures',
    { tag: '@slow' },
    async ({ page }) => {
      await page.goto('/product/bricks-yamaha-bricks');
      await filter(page)
        .getByRole('link', { name: /^ARTISTIC/ })
        .click();
      await expect(shelf(page, 'ARTISTIC')).toBeVisible();
      await page.goto('/product/bricks-lapaloma');
      await expect(page.getByRole('article')).toHaveCount(LA_PALOMA_COLOURS.length);
      await expect(page.getByRole('combobox')).toHaveCount(0);
    },
  );
});
