import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, returning as test, test as firstVisit } from '../../helpers/browser/test';
import { company } from '../../../content/company';
import { DOCUMENTS } from '../../../content/documents';
import { catalogueHeadings, catalogueSections } from '../../../content/documents/catalogue-headings';
import { componentsPage } from '../../../content/pages/catalogue/components';

const AT = '/product/roofing-components';
const { label, slider: words, reader, read, download, chapters } = componentsPage.en.catalogue;

const sliderOf = (page: Page) => page.getByRole('region', { name: label });
const readerOf = (page: Page) => page.getByRole('dialog', { name: reader.title });
const fieldOf = (page: Page) =>
  readerOf(page).getByRole('textbox', { name: reader.field.split('{page}')[0] });

test('the catalogue on its page', async ({ page }) => {
  await page.goto(AT);

  await test.step('a pressed page opens in the reader, and its number stands in the address', async () => {
    await sliderOf(page).getByRole('button', { name: words.next }).click();
    const second = sliderOf(page).getByRole('link', { name: /^Page 2 of/ });
    await second.click();
    await expect(fieldOf(page)).toHaveValue('2');
    await expect(page).toHaveURL(/#page-2$/);
    await readerOf(page).getByRole('button', { name: reader.next }).click();
    await expect(page).toHaveURL(/#page-3$/);
    await page.keyboard.press('Escape');
    await expect(readerOf(page)).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`${AT}$`));
  });

  await test.step('the reader opens at the first page and gives the focus back', async () => {
    const opener = page.getByRole('link', { name: read });
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(fieldOf(page)).toHaveValue('1');
    await readerOf(page).getByRole('button', { name: 'Close', exact: true }).click();
    await expect(readerOf(page)).toBeHidden();
    await expect(opener).toBeFocused();
    await expect(page).toHaveURL(new RegExp(`${AT}$`));
  });

  await test.step('a part of the catalogue opens at its page', async () => {
    const parts = page.getByRole('list', { name: chapters }).getByRole('link');
    await expect(parts).toHaveCount(catalogueSections('en').length - 1);
    await parts.filter({ hasText: 'Ceipo Italy' }).click();
    await expect(fieldOf(page)).toHaveValue('25');
    await page.keyboard.press('Escape');
    await expect(readerOf(page)).toBeHidden();
  });

  await test.step('forty pages with a mark each; previous and next stop at the ends', async () => {
    const slider = sliderOf(page);
    const marks = slider.getByRole('group', { name: words.marks }).getByRole('button');
    const previous = slider.getByRole('button', { name: words.previous });
    const next = slider.getByRole('button', { name: words.next });
    await expect(marks).toHaveCount(40);
    await marks.first().click();
    await expect(previous).toBeDisabled();
    await next.click();
    await expect(marks.nth(1)).toHaveAttribute('aria-current', 'true');
    await marks.last().click();
    await expect(next).toBeDisabled();
    await expect(slider.getByRole('img', { name: /^Page 40 of/ })).toBeVisible();
    await previous.click();
    await expect(marks.nth(38)).toHaveAttribute('aria-current', 'true');
  });

  await test.step('Download PDF saves the catalogue under the name of the brand', async () => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: `${download.download} ${download.about}` }).click(),
    ]);
    expect(file.suggestedFilename()).toBe(`${company.slug}-catalogue.pdf`);
    expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
  });
});

test('the reader at the page of its address', { tag: '@slow' }, async ({ page }) => {
  await page.goto(`${AT}#page-12`);

  await test.step('keys turn, jump to both ends and enlarge; the ends stop', async () => {
    const dialog = readerOf(page);
    await expect(fieldOf(page)).toHaveValue('12');
    await expect(dialog.getByRole('status')).toContainText(`Page 12 of 40: ${catalogueHeadings('en')[11]}`);
    await page.keyboard.press('ArrowRight');
    await expect(fieldOf(page)).toHaveValue('13');
    await page.keyboard.press('ArrowLeft');
    await expect(fieldOf(page)).toHaveValue('12');
    await page.keyboard.press('End');
    await expect(fieldOf(page)).toHaveValue('40');
    await expect(dialog.getByRole('button', { name: reader.next })).toBeDisabled();
    await page.keyboard.press('ArrowRight');
    await expect(fieldOf(page)).toHaveValue('40');
    await page.keyboard.press('Home');
    await expect(fieldOf(page)).toHaveValue('1');
    await expect(dialog.getByRole('button', { name: reader.previous })).toBeDisabled();
    const image = dialog.getByRole('img', { name: /^Page 1 of/ });
    await expect(image).toBeVisible();
    const width = async () => (await image.boundingBox())!.width;
    const whole = await width();
    await page.keyboard.press('+');
    await expect.poll(width).toBeGreaterThan(whole * 1.5);
    await page.keyboard.press('0');
    await expect.poll(width).toBeCloseTo(whole, 0);
  });

  await test.step('a number that is typed and a thumbnail that is pressed lead to their pages', async () => {
    await fieldOf(page).fill('26');
    await fieldOf(page).press('Enter');
    await expect(page).toHaveURL(/#page-26$/);
    await expect(readerOf(page).getByRole('img', { name: /^Page 26 of/ })).toBeVisible();
    await fieldOf(page).fill('99');
    await fieldOf(page).press('Enter');
    await expect(fieldOf(page)).toHaveValue('40');
    const thumbnails = readerOf(page).getByRole('list', { name: reader.pages }).getByRole('button');
    await expect(thumbnails).toHaveCount(40);
    await thumbnails.nth(30).click();
    await expect(thumbnails.nth(30)).toHaveAttribute('aria-current', 'page');
    await expect(page).toHaveURL(/#page-31$/);
  });

  await test.step('the page field keeps the focus when it is followed', async () => {
    const field = fieldOf(page);
    await field.fill('12');
    await field.press('Enter');
    await expect(page).toHaveURL(/#page-12$/);
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('12');
    await page.keyboard.type('13');
    await expect(field).toHaveValue('13');
  });
});

firstVisit('pages come only when they are near', { tag: '@slow' }, async ({ page }) => {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const name = /catalogue-(\d+)-/.exec(request.url())?.[1];
    if (name) asked.add(name);
  });
  await page.goto(AT, { waitUntil: 'networkidle' });
  expect([...asked]).toEqual([]);
  await sliderOf(page).scrollIntoViewIfNeeded();
  await expect(sliderOf(page).getByRole('img', { name: /^Page 1 of/ })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked.size).toBeLessThanOrEqual(3);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the first pages stand there, and every part leads into the file', async ({ page }) => {
    await page.goto(AT);
    await expect(sliderOf(page).getByRole('img')).toHaveCount(3);
    await expect(page.getByRole('link', { name: read })).toBeHidden();
    await expect(page.getByRole('link', { name: /^Wave|Cejatel Brazil/ }).first()).toHaveAttribute(
      'href',
      `${DOCUMENTS.en.catalogue.address}#page=23`,
    );
  });
});

firstVisit(
  'offline a pressed page is shown as the page shows it, with a word',
  { tag: '@slow' },
  async ({ page, context }) => {
    await page.goto(AT, { waitUntil: 'networkidle' });
    const first = sliderOf(page).getByRole('link', { name: /^Page 1 of/ });
    await first.scrollIntoViewIfNeeded();
    await first.locator('img').evaluate((image: HTMLImageElement) => image.decode());
    await context.setOffline(true);
    await first.click();
    const dialog = page.locator('dialog[open]');
    await expect(dialog.getByRole('status')).toHaveText(reader.missing);
    await expect(dialog.locator('img')).toBeVisible();
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`${AT}$`));
  },
);

test(
  'turned by keys the focus stays on the pages, and a double press leaves the reader open',
  { tag: '@slow' },
  async ({ page }) => {
    await page.goto(AT);
    const pageLink = (nth: number) =>
      sliderOf(page).getByRole('link', { name: new RegExp(`^Page ${nth} of`) });
    await pageLink(1).scrollIntoViewIfNeeded();
    // Measured: the pages that are not shown cannot be reached.
    await expect(sliderOf(page).locator('.slider-page:not([inert])')).toHaveCount(1);
    await pageLink(1).focus();
    for (const [key, nth] of [
      ['ArrowRight', 2],
      ['ArrowRight', 3],
      ['End', 40],
      ['Home', 1],
    ] as const) {
      await page.keyboard.press(key);
      await expect(pageLink(nth)).toBeFocused();
    }
    await page.getByRole('link', { name: read }).dblclick();
    await expect(fieldOf(page)).toHaveValue('1');
    await page.keyboard.press('Escape');
    await expect(readerOf(page)).toBeHidden();
    // Its code is there now, so both presses of a double one fall at once.
    await page.getByRole('link', { name: read }).dblclick();
    await expect(readerOf(page)).toBeVisible();
  },
);

firstVisit(
  'when the reader cannot be had the picture opens, and back leads to the page without it',
  { tag: '@slow' },
  async ({ page }) => {
    await page.goto(AT, { waitUntil: 'networkidle' });
    await page.route('**/_next/static/**', (route) => route.abort());
    await sliderOf(page)
      .getByRole('link', { name: /^Page 1 of/ })
      .click();
    await expect(page).toHaveURL(/\/catalogue-1-\d+\.avif$/);
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${AT}$`));
  },
);
