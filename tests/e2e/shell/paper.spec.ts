import type { Page } from '@playwright/test';
import { lettersSet } from '../../helpers/browser/letters';
import { expect, returning as test } from '../../helpers/browser/test';
import { readPdf } from '../../helpers/pictures/read-pdf';
import { enquiryListWords } from '../../../content/forms/enquiry-list';
import { LANGS } from '../../../content/lang';
import { servicesPage } from '../../../content/pages/company/services';
import { rangeTitle } from '../../../content/catalogue/ranges';
import { bmiItaly } from '../../../content/suppliers/tiles/bmi-italy';
import { roofPageWords } from '../../../content/roof-quantities/page-words';
import { path } from '../../../content/routes';

const pdfOf = async (page: Page) => readPdf(await page.pdf({ format: 'A4' }));
const onPaper = async (page: Page) => {
  await lettersSet(page);
  await page.emulateMedia({ media: 'print' });
};

test(
  'a full enquiry list is a table on one page, and adds no tiles to heaters',
  { tag: '@slow' },
  async ({ page }) => {
    const lines = Array.from({ length: 50 }, (_, at) => ({
      id: `t${at}`,
      name: `Tile ${at}`,
      variant: 'BMI, Italy',
      quantity: at % 2 ? 10.5 : 3,
      unit: at % 2 ? 'm²' : 'pieces',
      note: at % 3 ? '' : 'north side of the guest house',
      url: '/galleryFilter',
    }));
    await page.addInitScript((list) => localStorage.setItem('enquiryList', JSON.stringify(list)), lines);
    await page.goto(path('cart', 'en'));
    await expect(page.getByRole('list', { name: enquiryListWords.en.title })).toBeVisible();
    await onPaper(page);
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(51);
    const title = (await page.getByRole('heading', { level: 1 }).boundingBox())!;
    const table = (await page.getByRole('table').boundingBox())!;
    expect(table.y - title.y - title.height).toBeGreaterThan(8);
    const { pages } = await pdfOf(page);
    expect(pages).toHaveLength(1);
    expect(pages[0]).toContain('Tile 49, BMI, Italy');
    expect(pages[0]).not.toContain('262.5');
  },
);

test(
  'all tabs of a supplier page are printed, with the colours of the tiles',
  { tag: '@slow' },
  async ({ page }) => {
    await page.goto(path('bmiItaly', 'en'));
    await onPaper(page);
    for (const { words, cards } of bmiItaly.tabs) {
      const tab = page.locator(`[aria-labelledby$="-tab"]`).filter({ hasText: words.en.title }).first();
      await expect(tab).toBeVisible();
      await expect(
        page.getByRole('heading', { name: rangeTitle(cards[0]!, 'en'), exact: true }).first(),
      ).toBeVisible();
    }
    const swatch = page.locator('span[style*="linear-gradient"]').first();
    expect(await swatch.evaluate((one) => getComputedStyle(one).printColorAdjust)).toBe('exact');
  },
);

test('the contact page is printed without the grid of the map', { tag: '@slow' }, async ({ page }) => {
  await page.goto(path('contact', 'en'));
  await onPaper(page);
  await expect(page.locator('main svg:visible')).toHaveCount(0);
});

test('nothing lies over the words of the printed home page', { tag: '@slow' }, async ({ page }) => {
  for (const lang of LANGS) {
    await page.goto(path('home', lang));
    await onPaper(page);
    // The bar of the opening pictures is placed by its picture, which paper shows smaller.
    await expect(page.locator('[data-clock]').filter({ visible: true })).toHaveCount(0);
    await page.emulateMedia({ media: null });
  }
});

test(
  'no sheet holds a note and a link alone, and none ends half empty',
  { tag: '@slow' },
  async ({ page }) => {
    for (const lang of LANGS) {
      await page.goto(path('bricks', lang));
      await onPaper(page);
      expect.soft((await pdfOf(page)).pages, `bricks, ${lang}`).toHaveLength(2);
      await page.emulateMedia({ media: null });
    }
    // The services begin on the sheet of the worked example.
    await page.goto(path('services', 'ar'));
    await onPaper(page);
    const example = (await pdfOf(page)).pages.find((sheet) => sheet.includes('500/5'));
    // The reader gives Arabic words from left to right, as they stand on the sheet.
    const [service] = servicesPage.ar.hands.services;
    expect(example!.normalize('NFKC')).toContain(
      [...service!.link.text.split(' ').at(-1)!].reverse().join(''),
    );
  },
);

/** Pages that people print for a site meeting, with pictures, drawings and tables. */
const PRINTED = [
  ...(['sigmaNatural', 'sigmaForced', 'roofTiles', 'bmiItaly', 'home', 'about', 'solarWater'] as const),
  ...([
    'components',
    'laPaloma',
    'cmgForced',
    'dryFix',
    'yamamaBricks',
    'coolroof',
    'accessibility',
  ] as const),
];

const plain = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();

test('what opens the working of the quantities stays with it', { tag: '@slow' }, async ({ page }) => {
  const entries = 'shape=l&tile=cobert-portugal-lusa&length=14.5&width=9&pitch=25&wingLength=5.5&wingWidth=6';
  await page.goto(`${path('tileCalculator', 'en')}?${entries}`);
  await onPaper(page);
  const opener = page.locator('main summary', { hasText: roofPageWords.en.working });
  await expect(opener).toBeVisible();
  const { pages } = await pdfOf(page);
  expect(pages.filter((sheet) => plain(sheet).endsWith(plain(roofPageWords.en.working)))).toEqual([]);
});

/** The sheets of the open page, and those of its headings that end one: alone, or with the sentence under a title. */
async function printed(page: Page) {
  await onPaper(page);
  const ends = await page
    .locator('main :is(h2, h3:not(figure *, li *), summary)')
    .filter({ visible: true })
    .evaluateAll((all) =>
      all.flatMap(({ tagName, textContent, nextElementSibling: next }) =>
        tagName === 'H2' ? [textContent, `${textContent} ${next?.textContent}`] : [textContent],
      ),
    );
  const sheets = (await pdfOf(page)).pages.map(plain);
  const before = sheets.slice(0, -1);
  return { sheets, stranded: ends.filter((end) => before.some((sheet) => sheet.endsWith(plain(end)))) };
}

/** Letters of a last sheet: fewer are a title or a line that no longer fitted, more may stand under a picture. */
const LEAST = 50;

test('no sheet ends with a heading or the name of an entry, and the layers of a design keep their places', async ({
  page,
}) => {
  for (const route of ['installers', 'services'] as const) {
    await page.goto(path(route, 'en'));
    const { sheets, stranded } = await printed(page);
    expect.soft(stranded, route).toEqual([]);
    expect.soft(sheets.at(-1)!.length, route).toBeGreaterThan(LEAST);
  }
  const design = page
    .getByRole('img')
    .filter({ has: page.locator('img') })
    .first();
  const heights = await design.evaluate((stack) => {
    const ground = stack.querySelector('img')!;
    return [stack, ground].map((one) => Math.round(one.getBoundingClientRect().height));
  });
  expect(heights[1]).toBe(heights[0]);
});

test.describe('sheets', { tag: '@slow' }, () => {
  for (const route of PRINTED) {
    test(`${path(route, 'en')}: no sheet ends with a heading, and the last is worth its paper`, async ({
      page,
    }) => {
      await page.goto(path(route, 'en'));
      const { sheets, stranded } = await printed(page);
      expect(stranded).toEqual([]);
      expect(sheets.at(-1)!.length).toBeGreaterThan(LEAST);
    });
  }
});
