import { comparePage } from '../../../content/pages/catalogue/compare';
import { galleryPage, galleryTiles } from '../../../content/pages/catalogue/gallery';
import { productPageOf, productPath } from '../../../content/products/addresses';
import { LANGS } from '../../../content/lang';
import { compareAddress } from '../../../content/products/compare-address';
import { dataSheetAddress, dataSheetName } from '../../../content/products/data-sheet-address';
import { dataSheetWords } from '../../../content/products/data-sheet-words';
import { axeFaults } from '../../helpers/browser/axe';
import { expect, returning as test } from '../../helpers/browser/test';
import { readPdf } from '../../helpers/pictures/read-pdf';
import { lightboxOf } from '../company-a/gallery';

const words = comparePage.en;
const TILE = 'bmi-portoghese-natural';
const OTHER = 'bmi-portoghese-antic';
const FOUR = [TILE, OTHER, 'yamama-1', 'sigma-model300'];
const pageOf = (id: string, lang: 'en' | 'ar' = 'en') => productPath(productPageOf(id)!, lang);
const heads = 'thead th:not(:first-child)';

test('from the page of a product and from the gallery: each press adds a column, and the tab remembers the other', async ({
  page,
}) => {
  await page.goto(pageOf(TILE));
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(`^${words.open}`) })
    .first()
    .click();
  await expect(page).toHaveURL(compareAddress([TILE], 'en'));
  await expect(page.locator(heads)).toHaveCount(1);
  await expect(page.getByText(words.one)).toBeVisible();

  const [blue] = galleryTiles('en').filter(({ category }) => category === 'Blue');
  await page.goto('/galleryFilter?category=Blue');
  await page.locator('.shelves li:visible').first().getByRole('link').click();
  const { dialog } = lightboxOf(page);
  const { page: label, compare } = galleryPage.en.words;
  await expect(dialog.getByRole('link', { name: new RegExp(label) })).toHaveAttribute('href', blue!.page!);
  await dialog.getByRole('link', { name: new RegExp(`^${compare}`) }).click();
  await expect(page).toHaveURL(compareAddress([blue!.product], 'en'));
  await page.getByRole('link', { name: words.add.earlier.one }).click();
  await expect(page).toHaveURL(compareAddress([TILE, blue!.product], 'en'));
  await expect(page.locator(heads)).toHaveCount(2);
});

test(
  'by keyboard: the focus goes on to the heading when what was pressed is gone',
  { tag: '@slow' },
  async ({ page }) => {
    await page.goto(compareAddress([TILE, OTHER], 'en'));
    const heading = page.getByRole('heading', { level: 1 });
    await page
      .getByRole('link', { name: new RegExp(`^${words.remove}`) })
      .first()
      .press('Enter');
    await expect(page).toHaveURL(compareAddress([OTHER], 'en'));
    await expect(heading).toBeFocused();
    await page.locator('section[aria-labelledby=near] a').first().press('Enter');
    await expect(page.locator(heads)).toHaveCount(2);
    await expect(heading).toBeFocused();
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test(
    'a product is added by the form, another is removed, and the same is left out',
    { tag: '@slow' },
    async ({ page }) => {
      await page.goto(compareAddress([TILE], 'en'));
      await page.getByLabel(words.add.label, { exact: true }).selectOption(OTHER);
      await page.getByRole('button', { name: words.add.send }).click();
      await expect(page).toHaveURL(compareAddress([TILE, OTHER], 'en'));
      await expect(page.locator(heads)).toHaveCount(2);
      const rows = page.locator('tbody tr');
      const all = await rows.count();
      await expect(page.getByRole('rowheader', { name: 'Profile', exact: true })).toBeVisible();
      await page.getByRole('link', { name: words.table.only }).click();
      await expect(page.getByRole('rowheader', { name: 'Profile', exact: true })).toHaveCount(0);
      await expect(page.getByRole('rowheader', { name: /differs\. Colour$/ })).toBeVisible();
      expect(await rows.count()).toBeLessThan(all);
      await page
        .getByRole('link', { name: new RegExp(`^${words.remove}`) })
        .first()
        .click();
      await expect(page).toHaveURL(compareAddress([OTHER], 'en', true));
    },
  );
});

test('whatever the address holds, it is answered, said and not listed', async ({ page }) => {
  await page.goto(`/compare?p=no-such&${FOUR.map((id) => `p=${id}`).join('&')}&p=part-valley&p[]=x&only[]=y`);
  await expect(page.locator(heads)).toHaveCount(4);
  await expect(page.getByText('1 product in this link is not in our range.')).toBeVisible();
  await expect(page.getByText('1 was left out')).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
});

// In Arabic words are longer, and what stands at a side stands at the other.
for (const [lang, tag] of [
  ['en', '@each'],
  ['ar', '@desk-slow'],
] as const)
  test(
    `four products on the narrowest telephone and on one sheet: ${lang}`,
    { tag: ['@slow', tag] },
    async ({ page }) => {
      await page.goto(compareAddress(FOUR, lang));
      await expect(page.locator(heads)).toHaveCount(4);
      expect(await axeFaults(page, 'main')).toEqual([]);
      await page.setViewportSize({ width: 320, height: 800 });
      const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
      expect(await wide()).toBe(320);
      const { pages } = await readPdf(await page.pdf({ format: 'A4' }));
      expect(pages).toHaveLength(1);
    },
  );

for (const lang of LANGS)
  test(
    `the data sheet of a tile: one page of text that can be copied, under the name of the company: ${lang}`,
    { tag: '@slow' },
    async ({ page, request }) => {
      await page.goto(pageOf(TILE, lang));
      const { format, heading } = dataSheetWords[lang];
      const link = page.getByRole('main').getByRole('link', { name: new RegExp(`^${format}.*${heading}`) });
      await expect(link).toHaveAttribute('href', dataSheetAddress(TILE, lang));
      await expect(link).toHaveAttribute('download', dataSheetName(TILE, lang));
      const answer = await request.get(dataSheetAddress(TILE, lang));
      expect(answer.status()).toBe(200);
      expect(answer.headers()['content-type']).toBe('application/pdf');
      expect(answer.headers()['content-disposition']).toContain(dataSheetName(TILE, lang));
      const { pages, title, language, tagged } = await readPdf(await answer.body());
      expect([pages.length, language, tagged]).toEqual([1, lang, true]);
      expect(title).toContain('Portoghese');
      const said =
        lang === 'en'
          ? ['Cover width', '215', 'on request']
          : ['أقرب لون إليه', 'عرض التغطية', 'الشركة المصنّعة'];
      for (const words of said) expect(pages[0]).toContain(words);
      expect((await request.get('/data-sheets/no-such.pdf')).status()).toBe(404);
    },
  );

test('on a tablet every product has a column of its own', { tag: '@slow' }, async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  for (const lang of LANGS)
    for (const count of [2, 3, 4]) {
      await page.goto(compareAddress(FOUR.slice(0, count), lang));
      // Also where a product has no such figure.
      const rows = await page
        .locator('tr')
        .evaluateAll((all) =>
          all.map((row) =>
            [...row.querySelectorAll('td, thead th:not(:first-child)')]
              .map((cell) => Math.round(cell.getBoundingClientRect().left))
              .join(),
          ),
        );
      expect(new Set(rows).size, `${lang} ${count}: ${rows.join(' ')}`).toBe(1);
      expect(new Set(rows[0]!.split(',')).size).toBe(count);
    }
});
