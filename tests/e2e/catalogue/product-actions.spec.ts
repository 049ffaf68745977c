import { enquiryListWords } from '../../../content/forms/enquiry-list';
import { enquiryWords } from '../../../content/forms/enquiry-words';
import { LANGS } from '../../../content/lang';
import { productPageOf, productPath } from '../../../content/products/addresses';
import { productWords } from '../../../content/products/page-words';
import { fill } from '../../../lib/site/fill';
import { expect, plain, returning as test } from '../../helpers/browser/test';
import { answers, openBare } from '../early/held-scripts';
import { badge, lines } from './list';

const pageOf = (id: string, lang: 'en' | 'ar' = 'en') => productPath(productPageOf(id)!, lang);
const TILE = 'bmi-portoghese-natural';
const ONE_OF_EACH = [
  TILE,
  'yamama-20',
  'la-paloma-alicante',
  'isiklar-brick-slab',
  'part-valley',
  'sigma-model200',
];

for (const lang of LANGS)
  test(
    `the first button is seen without scrolling, on the page of each family: ${lang}`,
    { tag: ['@slow', '@desk-slow'] },
    async ({ page }) => {
      for (const id of ONE_OF_EACH) {
        await page.goto(pageOf(id, lang));
        const add = page.getByRole('button', { name: new RegExp(`^${enquiryWords[lang].add.add}`) }).first();
        await expect(add, id).toBeInViewport({ ratio: 1 });
        expect((await add.boundingBox())!.height, id).toBeGreaterThanOrEqual(44);
      }
    },
  );

test('a product goes onto the list, and its button leads there then', async ({ page }) => {
  await page.goto(pageOf('yamama-20'));
  const main = page.getByRole('main');
  await main.getByRole('button', { name: enquiryWords.en.add.add }).first().click();
  await expect(badge(page, 1)).toBeVisible();
  const listed = main.getByRole('link', { name: enquiryWords.en.add.added }).first();
  await expect(listed).toBeFocused();
  // A press right after the first would belong to it.
  await page.waitForTimeout(800);
  await listed.click();
  await expect(page).toHaveURL('/cart');
  await expect(lines(page)).toHaveCount(1);
});

plain(
  'a sample that is asked for before the scripts come is on the list, and samples are chosen',
  { tag: '@slow' },
  async ({ page }) => {
    const release = await openBare(page, pageOf(TILE));
    const ask = page.getByRole('link', { name: productWords.en.sample.ask });
    await ask.click();
    await expect(ask).toHaveAttribute('aria-busy', 'true');
    release();
    await answers(page);
    await expect(page).toHaveURL('/cart');
    await expect(lines(page)).toHaveCount(1);
    await expect(page.getByLabel(enquiryListWords.en.wants.sample)).toBeChecked();
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('one writes to us instead, and the way to a sample leads to whom to ask', async ({ page }) => {
    await page.goto(pageOf(TILE));
    const [first] = await page
      .getByRole('main')
      .getByRole('link', { name: fill(productWords.en.next.ask, { name: 'Portoghese Natural' }) })
      .all();
    await expect(first!).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: enquiryWords.en.add.add })).toHaveCount(0);
    await page.getByRole('link', { name: productWords.en.sample.ask }).click();
    await expect(page.getByText(enquiryListWords.en.noScript)).toBeVisible();
    await page.goBack();
    await first!.click();
    await expect(page).toHaveURL('/contact-us#connect');
  });
});
