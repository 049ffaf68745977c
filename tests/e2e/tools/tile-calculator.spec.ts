import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { tileCalculatorPage } from '../../../content/pages/tools/tile-calculator';
import { roofFaults, roofInputWords } from '../../../content/roof-quantities/input-words';
import { roofPageWords } from '../../../content/roof-quantities/page-words';
import { roofResultWords } from '../../../content/roof-quantities/result-words';
import { path } from '../../../content/routes';
import { axeFaults } from '../../helpers/browser/axe';
import { expect, returning as test } from '../../helpers/browser/test';
import { readPdf } from '../../helpers/pictures/read-pdf';
import { lines } from '../catalogue/list';

const PAGE = path('tileCalculator', 'en');
const words = roofPageWords.en;
const input = roofInputWords.en;
/** 105.92 m², of which 1,399 tiles are laid: one of the worked roofs beside lib/roof-quantities. */
const HIP = `${PAGE}?shape=hip&tile=cobert-portugal-lusa&length=12&width=8&pitch=25`;
const TILES = '1,399';

const field = (page: Page, name: 'length' | 'width' | 'pitch') => page.locator(`#${name}`);
const result = (page: Page) => page.getByRole('region', { name: words.result, exact: true });

test('from a manufacturer’s page to the enquiry list: its tile is chosen, the roof typed, and every part is a line', async ({
  page,
}) => {
  await page.goto(path('cobertPortugal', 'en'));
  await page.getByRole('link', { name: tileCalculatorPage.en.open }).first().click();
  await expect(page).toHaveURL(`${PAGE}?tile=cobert-portugal-lusa`);
  await expect(page.getByRole('combobox', { name: input.tile.label, exact: true })).toHaveValue(
    'cobert-portugal-lusa',
  );
  await expect(result(page)).toContainText(words.blank);

  await page.getByText(input.shape.names.hip, { exact: true }).click();
  await field(page, 'length').fill('١٢');
  await field(page, 'width').fill('8,0');
  await field(page, 'pitch').fill('25');
  await expect(result(page)).toContainText(TILES);
  await expect(page).toHaveURL(/shape=hip&.*pitch=25/);
  await expect(page.getByRole('img', { name: 'Plan to scale: hip roof 12 × 8 m, 25°' })).toBeVisible();

  await page.getByRole('button', { name: words.ways.list }).click();
  await expect(page.getByText(words.ways.listed)).toBeVisible();
  // The second tap of the press that made the link stays: it is followed by a press of its own.
  await expect(async () => {
    if (new URL(page.url()).pathname !== '/cart')
      await page.getByRole('link', { name: words.ways.seeList }).click({ timeout: 1_000 });
    await expect(page).toHaveURL('/cart', { timeout: 1_000 });
  }).toPass();
  await expect(lines(page).filter({ has: page.getByRole('link', { name: /^LogicaLusa/ }) })).toHaveCount(1);
  expect(await lines(page).count()).toBeGreaterThan(4);
  await expect(page.getByRole('textbox', { name: /^Note on LogicaLusa/ })).toHaveValue(
    /hip roof 12 × 8 m, 25°/,
  );
});

test('a link and back: the roof that was typed is there again, and is what counts', async ({ page }) => {
  await page.goto(PAGE);
  await field(page, 'length').fill('12');
  await field(page, 'width').fill('8');
  await field(page, 'pitch').fill('25');
  await expect(page).toHaveURL(`${PAGE}?length=12&width=8&pitch=25`);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: tileCalculatorPage.en.next.tiles, exact: true }).click();
  await expect(page).toHaveURL(path('roofTiles', 'en'));
  await expect(page.locator('#length')).toHaveCount(0);
  await page.goBack();
  await expect(field(page, 'length')).toHaveValue('12');
  await expect(field(page, 'width')).toHaveValue('8');
  await expect(field(page, 'pitch')).toHaveValue('25');
  await expect(result(page)).toContainText(words.roofArea);
  await field(page, 'length').fill('13');
  await expect(page).toHaveURL(`${PAGE}?length=13&width=8&pitch=25`);
});

test(
  'by keyboard alone: a shape, measures, a fault told at its field, and the result takes the focus',
  { tag: '@slow' },
  async ({ page }) => {
    await page.goto(PAGE);
    await page.getByRole('radio', { name: input.shape.names.gable }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: input.shape.names.hip })).toBeChecked();
    await field(page, 'length').focus();
    await page.keyboard.type('8');
    await field(page, 'width').focus();
    await page.keyboard.type('12');
    await field(page, 'pitch').focus();
    await page.keyboard.type('25');
    await page.keyboard.press('Enter');
    await expect(field(page, 'width')).toBeFocused();
    await expect(field(page, 'width')).toHaveAccessibleDescription(
      new RegExp(roofFaults.en.widthOverLength.split('{')[0]!),
    );
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('6');
    await page.keyboard.press('Enter');
    await expect(page.locator('#quantities')).toBeFocused();
    await expect(result(page)).toContainText(words.roofArea);
  },
);

test(
  'a link brings the roof back; it is saved as a table and printed on A4; axe has nothing to say',
  { tag: '@slow' },
  async ({ page }) => {
    await page.goto(HIP);
    await expect(result(page)).toContainText(TILES);
    expect(await axeFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);

    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: words.ways.csv }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toBe(words.ways.file);
    const csv = readFileSync(await file.path(), 'utf8');
    expect(csv.charCodeAt(0)).toBe(0xfeff);
    expect(csv).toContain('1399');

    const { pages } = await readPdf(await page.pdf({ format: 'A4' }));
    const paper = pages.join(' ');
    for (const text of [words.table, TILES, roofResultWords.en.notCounted.title])
      expect(paper.toLowerCase()).toContain(text.toLowerCase());
    expect(paper).not.toContain(words.submit);
    expect(pages.length).toBeLessThan(5);
  },
);

test(
  'boxes of one row stand level, on however many lines their labels run',
  { tag: '@slow' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(PAGE);
    const top = async (name: string) => (await page.locator(`#${name}`).boundingBox())!.y;
    expect(await top('pieces')).toBe(await top('waste'));
  },
);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const [lang, tag, plan] of [
    ['en', '@quick', 'Plan to scale: hip roof 12 × 8 m, 25°'],
    ['ar', '@slow', /^مسقط أفقي بمقياس الرسم: سقف رباعي الميول \u2066?12\s×\s8\u2069?\sم، الميل 25°$/],
  ] as const)
    test(`the form asks for a whole page: ${lang}`, { tag }, async ({ page }) => {
      const { submit, ways } = roofPageWords[lang];
      await page.goto(`${path('tileCalculator', lang)}?tile=cobert-portugal-lusa`);
      await page
        .getByRole('radio', { name: roofInputWords[lang].shape.names.hip, exact: true })
        .check({ force: true });
      await field(page, 'length').fill('12');
      await field(page, 'width').fill('8');
      await field(page, 'pitch').fill('25');
      await page.getByRole('button', { name: submit }).click();
      await expect(page).toHaveURL(/[?&]shape=hip/);
      await expect(page.locator('#quantities')).toContainText(TILES);
      await expect(page.getByRole('button', { name: ways.list })).toBeHidden();
      await expect(page.getByRole('img', { name: plan })).toBeVisible();
    });
});
