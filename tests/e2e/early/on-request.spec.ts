import { expect, plain as test } from '../../helpers/browser/test';
import { enquiryWords } from '../../../content/forms/enquiry-words';
import { shell } from '../../../content/shell/shell';
import { compareAddress } from '../../../content/products/compare-address';
import { roofInputWords } from '../../../content/roof-quantities/input-words';
import { roofPageWords } from '../../../content/roof-quantities/page-words';
import { path } from '../../../content/routes';
import { fill } from '../../../lib/site/fill';
import { change, CHANGES, type Change } from './foreign-changes';
import { answers, openBare } from './held-scripts';

// Playwright's own test: these act while the scripts of the page are still on the line. The pages are not built but
// made when they are asked for, so the server gives them what built ones have in their heads.
const COMPARE = compareAddress(['bmi-portoghese-natural'], 'en');
const CALCULATOR = path('tileCalculator', 'en');

test(
  'what is pressed twice on a page that is made on request is done once',
  { tag: '@slow' },
  async ({ page }) => {
    const release = await openBare(page, COMPARE);
    const add = page.getByRole('main').getByRole('button', { name: enquiryWords.en.add.add }).first();
    await add.click();
    await add.click();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(1);
    release();
    await answers(page);
    await expect(page.locator('[data-listed]')).toHaveCount(1);
    const listed = await page.evaluate(() => JSON.parse(localStorage.getItem('enquiryList')!) as object[]);
    expect(listed).toEqual([{ id: 'bmi-portoghese-natural', quantity: 1 }]);
  },
);

test('whatever others change in such a page, it stays as it stood', { tag: '@slow' }, async ({ page }) => {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  for (const address of [COMPARE, CALCULATOR, `${path('search', 'en')}?q=duna`]) {
    const release = await openBare(page, address);
    await page.locator('h1').evaluate((title) => Object.assign(title, { isMarked: true }));
    await change(page, Object.keys(CHANGES) as Change[]);
    release();
    await answers(page);
    await page.evaluate(() => new Promise((done) => requestIdleCallback(() => setTimeout(done, 300))));
    const isMarked = await page.locator('h1').evaluate((title) => 'isMarked' in title);
    expect([address, faults, isMarked]).toEqual([address, [], true]);
  }
});

test(
  'where the scripts cannot be had nothing waits for them any longer',
  { tag: '@slow' },
  async ({ page }) => {
    await page.route(/_next\/.*\.js$/, (route) => route.abort());
    await page.goto(COMPARE, { waitUntil: 'commit' });
    const menu = page.getByRole('button', { name: shell.en.menu.open, exact: true });
    await menu.click();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  },
);

test('a calculation keeps a shape and a step that are pressed before its scripts, and they come last', async ({
  page,
}) => {
  const release = await openBare(page, `${CALCULATOR}?width=8&pitch=25`);
  await page.getByText(roofInputWords.en.shape.names.hip, { exact: true }).click();
  await page.locator('#length').fill('12');
  const more = fill(roofPageWords.en.more, { name: roofInputWords.en.fields.width });
  await page.getByRole('button', { name: more }).click();
  release();
  await answers(page);
  await expect(page.getByRole('radio', { name: roofInputWords.en.shape.names.hip })).toBeChecked();
  await expect(page).toHaveURL(/shape=hip&length=12&width=8\.5/);
  const html = await (await page.request.get(CALCULATOR)).text();
  expect(html).toMatch(/<script nonce="[^"]+" data-starts="\/_next\/static/);
  expect(html).not.toMatch(/<script src="[^"]+"[^>]* async=""/);
});
