import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { countMoves, moved } from '../../helpers/browser/moved';
import { expect, returning as test } from '../../helpers/browser/test';
import { enquiryListWords } from '../../../content/forms/enquiry-list';
import { enquiryWords } from '../../../content/forms/enquiry-words';
import { LANGS } from '../../../content/lang';
import { path } from '../../../content/routes';
import { fill, plural } from '../../../lib/site/fill';
import { badge, keep, lines, noteOf, quantityOf } from './list';

const words = enquiryListWords.en;

const PAGE = '/product/roof-tiles/bmi-italy';
/** Puts the first products of a page on the list. */
async function gather(page: Page, count: number) {
  await page.goto(PAGE);
  for (let place = 0; place < count; place++) {
    const card = page.getByRole('tabpanel').getByRole('article').nth(place);
    await card.getByRole('button', { name: enquiryWords.en.add.add }).click();
    await expect(badge(page, place + 1)).toBeVisible();
  }
}

test('the list is empty at first, and says how it fills', { tag: '@slow' }, async ({ page }) => {
  await page.goto('/cart');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title);
  await expect(page.getByText(words.empty.title)).toBeVisible();
  await expect(badge(page, 0)).toBeVisible();
});

test(
  'nothing of the list moves when the scripts start, on any screen, empty or with lines',
  { tag: '@slow' },
  async ({ page }) => {
    await countMoves(page);
    for (const count of [0, 1, 3]) {
      if (count) await keep(page, count);
      for (const width of [390, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto('/cart', { waitUntil: 'networkidle' });
        await expect(lines(page)).toHaveCount(count);
        expect(await moved(page), `${count} lines at ${width} px`).toBeLessThan(0.01);
      }
    }
  },
);

test('products gather, are kept, changed, removed and brought back', async ({ page }) => {
  await gather(page, 2);
  // On phones the header's sign is enough.
  const float = page.getByRole('main').getByRole('link', { name: plural('en', 2, enquiryWords.en.link) });
  if (page.viewportSize()!.width >= 768) await expect(float).toHaveText('2');
  else await expect(float).toHaveCount(0);
  await page.goto('/cart');
  await expect(lines(page)).toHaveCount(2);
  const first = lines(page).first();
  await quantityOf(first).fill('240');
  await first.getByRole('combobox').selectOption('pieces');
  await noteOf(first).fill('north side');
  await page.reload();
  await expect(quantityOf(lines(page).first())).toHaveValue('240');
  await expect(noteOf(lines(page).first())).toHaveValue('north side');
  await lines(page).first().getByRole('button').click();
  await expect(lines(page)).toHaveCount(1);
  await expect(page.getByRole('button', { name: words.undo })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(lines(page)).toHaveCount(2);
  await expect(quantityOf(lines(page).first())).toHaveValue('240');
});

test('a quantity is read as people write it, and what was changed is said', async ({ page }) => {
  await keep(page, 1);
  await page.goto('/cart');
  const line = lines(page).first();
  const quantity = quantityOf(line);
  await line.getByRole('combobox').selectOption('m²');
  for (const typed of ['12,5', '١٢٫٥', '12.5']) {
    await quantity.fill(typed);
    await quantity.blur();
    await expect(quantity).toHaveValue('12.5');
    await expect(line.getByRole('status')).toBeEmpty();
  }
  for (const [wrong, change] of [
    ['0', 'low'],
    ['-3', 'low'],
    ['', 'missing'],
  ] as const) {
    await quantity.fill(wrong);
    await quantity.blur();
    await expect(quantity).toHaveValue('12.5');
    await expect(line.getByRole('status')).toHaveText(
      fill(words.changed[change], { typed: wrong, kept: '12.5' }),
    );
  }
  const kept = await page.evaluate(() => localStorage.getItem('enquiryList'));
  expect(JSON.parse(kept!)).toMatchObject([{ quantity: 12.5, unit: 'm²' }]);
});

test(
  'two taps put a product on the list once; a later one leads to the list',
  { tag: '@slow' },
  async ({ page }) => {
    await page.goto(PAGE);
    const card = page.getByRole('tabpanel').getByRole('article').first();
    await card.getByRole('button', { name: enquiryWords.en.add.add }).dblclick();
    await expect(badge(page, 1)).toBeVisible();
    await expect(page).toHaveURL(PAGE);
    const listed = card.getByRole('link', { name: enquiryWords.en.add.added });
    await expect(async () => {
      if (new URL(page.url()).pathname === PAGE) await listed.click();
      await expect(page).toHaveURL('/cart', { timeout: 2000 });
    }).toPass();
    await expect(lines(page)).toHaveCount(1);
  },
);

test(
  'what is typed under the list outlives a change of mind, a walk and another tab',
  { tag: '@slow' },
  async ({ page }) => {
    await keep(page, 1);
    await page.goto('/cart');
    const name = page.getByLabel(words.form.fields.name);
    await name.fill('Mariam');
    await page.getByLabel(words.wants.sample).check();
    await page.getByLabel(words.form.fields.address).fill('Villa 7');
    await page.getByLabel(words.wants.quote).check();
    await expect(name).toHaveValue('Mariam');
    await page.goto(PAGE);
    await page.goto('/cart');
    await expect(name).toHaveValue('Mariam');
    await page.getByLabel(words.wants.sample).check();
    await expect(page.getByLabel(words.form.fields.address)).toHaveValue('Villa 7');
    await page.evaluate(() => {
      localStorage.setItem('enquiryList', '[]');
      window.dispatchEvent(new StorageEvent('storage', { key: 'enquiryList' }));
    });
    await expect(page.getByText(words.emptiedElsewhere)).toBeVisible();
  },
);

test('the list is taken along as a table', async ({ page }) => {
  await keep(page, 2);
  await page.goto('/cart');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: words.csv }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(words.file);
  const rows = readFileSync(await file.path(), 'utf8')
    .trim()
    .split('\r\n');
  expect(rows).toHaveLength(3);
  expect(rows[1]).toMatch(/^"Tile 0, BMI, Italy","1","pieces","","http/);
});

test('fifty lines are the most', { tag: '@slow' }, async ({ page }) => {
  await keep(page, 50);
  await page.goto(PAGE);
  await page.getByRole('tabpanel').getByRole('button', { name: enquiryWords.en.add.add }).first().click();
  await expect(page.getByText(enquiryWords.en.add.full)).toBeVisible();
  await expect(badge(page, 50)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  for (const lang of LANGS)
    test(
      `the page says why there is no list, and leads to the form: ${lang}`,
      { tag: lang === 'en' ? '@quick' : '@slow' },
      async ({ page }) => {
        await page.goto(path('cart', lang));
        await expect(page.getByText(enquiryListWords[lang].noScript)).toBeVisible();
        await expect(
          page
            .getByRole('main')
            .locator(`a[href="${path('contact', lang)}"]`)
            .first(),
        ).toBeVisible();
      },
    );
});
