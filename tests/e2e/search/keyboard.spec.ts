import { path } from '../../../content/routes';
import { axeFaults } from '../../helpers/browser/axe';
import { expect, returning as test } from '../../helpers/browser/test';
import { field, opener, options, sheet, status, words } from './field';

test('a search by keyboard alone', async ({ page }) => {
  await page.goto(path('services', 'en'));
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveRole('combobox');
  await expect(options(page)).toHaveText([...words.suggestions]);
  await expect(status(page)).toHaveText('8 suggestions');

  await page.keyboard.type('blue tiles');
  await expect(options(page).first()).toContainText('Blue roof tiles');
  await expect(status(page)).toHaveText(/^\d suggestions$/);
  const active = sheet(page).locator('[aria-selected=true]');
  await expect(active).toHaveCount(0);
  for (const [key, chosen] of [
    ['ArrowDown', 'Blue roof tiles'],
    ['ArrowDown', 'Wave Blue'],
    ['ArrowUp', 'Blue roof tiles'],
    ['Home', null],
    ['ArrowDown', 'Blue roof tiles'],
    ['End', null],
    ['ArrowDown', 'Blue roof tiles'],
    ['ArrowUp', null],
    ['ArrowDown', 'Blue roof tiles'],
    ['ArrowDown', 'Wave Blue'],
  ] as const) {
    await page.keyboard.press(key);
    if (!chosen) await expect(active).toHaveCount(0);
    else {
      await expect(active).toContainText(chosen);
      await expect(field(page)).toHaveAttribute('aria-activedescendant', (await active.getAttribute('id'))!);
    }
  }
  await expect(field(page)).toBeFocused();
  expect(await axeFaults(page)).toEqual([]);

  // Escape closes the list, then the sheet; the focus goes back to where it came from.
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(field(page)).toHaveValue('blue tiles');
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();

  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${path('cejatel', 'en')}/wave-blue`);
  await expect(sheet(page)).toBeHidden();

  // What was searched is offered again, until it is erased.
  await opener(page).press('Enter');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  const recent = sheet(page).getByRole('group', { name: words.groups.recent });
  await expect(recent.getByRole('option')).toHaveText(['blue tiles']);
  await sheet(page).getByRole('button', { name: words.forget }).press('Enter');
  await expect(field(page)).toBeFocused();
  await expect(recent).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('recentSearches'))).toBeNull();
});

test(
  'Enter without a choice leads to all results, and to a person where there are none',
  { tag: '@slow' },
  async ({ page }) => {
    await page.goto(path('news', 'en'));
    await opener(page).click();
    await page.keyboard.type('xyzzy');
    await expect(status(page)).toContainText('Nothing found');
    await expect(sheet(page).getByRole('link', { name: words.ask })).toHaveAttribute(
      'href',
      path('contact', 'en'),
    );
    await field(page).fill('duna beige');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${path('search', 'en')}?q=duna+beige`);
    await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('Duna Beige');
  },
);

test('nothing of it is on the line before the field has the focus', { tag: '@slow' }, async ({ page }) => {
  const fetched: string[] = [];
  const scripts: Promise<string>[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text().catch(() => ''));
  });
  const has = async (text: string) => (await Promise.all(scripts)).some((script) => script.includes(text));
  await page.goto(path('product', 'en'), { waitUntil: 'networkidle' });
  expect(fetched).not.toContain('/search-index.json');
  expect(await has('aria-activedescendant')).toBe(false);
  await opener(page).click();
  await expect(options(page).first()).toBeVisible();
  await expect.poll(() => fetched).toContain('/search-index.json');
  expect(await has('aria-activedescendant')).toBe(true);
});

test(
  'where the index cannot be had that is said, and the form is the form it was',
  { tag: '@slow' },
  async ({ page }) => {
    await page.route('**/search-index.json', (route) => route.abort());
    await page.goto(path('news', 'en'));
    await opener(page).click();
    await page.keyboard.type('duna');
    await expect(status(page)).toHaveText(words.lost);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${path('search', 'en')}?q=duna`);
  },
);
