import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from '../../helpers/test';
import { ENQUIRY_LIST as words } from '../../../content/forms/enquiry-list';
import { ENQUIRY_WORDS } from '../../../content/forms/enquiry-words';
import { badge, keep, lines } from './list';

const PAGE = '/product/roof-tiles/bmi-italy';
/** Puts the first articles of a page on the list. */
async function gather(page: Page, count: number) {
  await page.goto(PAGE);
  for (let place = 0; place < count; place++) {
    const card = page.getByRole('tabpanel').getByRole('article').nth(place);
    await card.getByRole('button', { name: ENQUIRY_WORDS.add }).click();
    await expect(badge(page, place + 1)).toBeVisible();
  }
}

test('the list is empty at first, and says how it fills', async ({ page }) => {
  await page.goto('/cart');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title);
  await expect(page.getByText(words.empty.title)).toBeVisible();
  await expect(badge(page, 0)).toBeVisible();
});

test('articles gather, are kept, changed, removed and brought back', async ({ page }) => {
  await gather(page, 2);
  await expect(page.getByRole('main').getByRole('link', { name: ENQUIRY_WORDS.link(2) })).toHaveText('2');
  await page.goto('/cart');
  await expect(lines(page)).toHaveCount(2);
  const first = lines(page).first();
  await first.getByRole('spinbutton').fill('240');
  await first.getByRole('combobox').selectOption('pieces');
  await first.getByRole('textbox').fill('north side');
  await page.reload();
  await expect(lines(page).first().getByRole('spinbutton')).toHaveValue('240');
  await expect(lines(page).first().getByRole('textbox')).toHaveValue('north side');
  await lines(page).first().getByRole('button').click();
  await expect(lines(page)).toHaveCount(1);
  await expect(page.getByRole('button', { name: words.undo })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(lines(page)).toHaveCount(2);
  await expect(lines(page).first().getByRole('spinbutton')).toHaveValue('240');
});

test('a quantity is a whole number from 1', async ({ page }) => {
  await keep(page, 1);
  await page.goto('/cart');
  const quantity = lines(page).getByRole('spinbutton');
  for (const wrong of ['0', '-3', '1.5', '']) {
    await quantity.fill(wrong);
    await quantity.blur();
    await expect(quantity).toHaveValue('1');
  }
});

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
  expect(rows[1]).toMatch(/^"Tile 0, BMI, Italy",1,pieces,,http/);
});

test('fifty lines are the most', async ({ page }) => {
  await keep(page, 50);
  await page.goto(PAGE);
  await page.getByRole('tabpanel').getByRole('button', { name: ENQUIRY_WORDS.add }).first().click();
  await expect(page.getByText(ENQUIRY_WORDS.full)).toBeVisible();
  await expect(badge(page, 50)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the page says why there is no list, and leads to the form', async ({ page }) => {
    await page.goto('/cart');
    await expect(page.getByText(words.noScript)).toBeVisible();
    await expect(page.getByRole('main').locator('a[href="/contact-us"]')).toBeVisible();
  });
});
