import { enquiryWords } from '../../../content/forms/enquiry-words';
import { path } from '../../../content/routes';
import { shell } from '../../../content/shell/shell';
import { axeFaults } from '../../helpers/browser/axe';
import { expect, plain as bare, returning as test } from '../../helpers/browser/test';
import { answers, openBare } from '../early/held-scripts';
import { field, opener, options, sheet, words } from './field';

test('by touch: the menu has the field too', { tag: '@slow' }, async ({ page }) => {
  await page.goto(path('services', 'en'));
  await page.getByRole('button', { name: shell.en.menu.open, exact: true }).tap();
  const menu = page.getByRole('dialog', { name: shell.en.menu.name });
  const own = menu.getByLabel(words.label);
  await own.tap();
  await own.fill('thermosiphon');
  await expect(options(page).first()).toContainText('Natural circulation');
  expect(await axeFaults(page)).toEqual([]);
  await own.press('Escape');
  await expect(options(page)).toHaveCount(0);
  await expect(menu).toBeVisible();
  await own.press('ArrowDown');
  await options(page).first().tap();
  await expect(page).toHaveURL(path('cmgNatural', 'en'));
  await expect(menu).toBeHidden();
});

test('by touch: a search, and onto the enquiry list', { tag: '@slow' }, async ({ page }) => {
  await page.goto(path('services', 'en'));
  await opener(page).tap();
  await expect(field(page)).toBeFocused();
  await options(page).filter({ hasText: 'Bricks from Spain' }).tap();
  await expect(page).toHaveURL(`${path('search', 'en')}?q=Bricks+from+Spain`);
  await expect(sheet(page)).toBeHidden();
  const add = page.getByRole('main').getByRole('button', { name: enquiryWords.en.add.add });
  await add.first().tap();
  await expect(page.getByRole('main').locator('[data-listed]')).toHaveCount(1);
  expect(await axeFaults(page)).toEqual([]);

  // The list of the page's own field lies over the results.
  await page.locator('#search-field').fill('hollow');
  await expect(options(page).first()).toContainText('Hollow block');
  expect(await axeFaults(page)).toEqual([]);
  await options(page).first().tap();
  await expect(page).toHaveURL(new RegExp(`^[^?]*${path('yamamaBricks', 'en')}`));
});

test('without a connection it says so, and what was typed stays', { tag: '@slow' }, async ({ page }) => {
  await page.goto(path('services', 'en'));
  await page.context().setOffline(true);
  await opener(page).tap();
  await field(page).fill('duna');
  await field(page).press('Enter');
  await expect(sheet(page).getByRole('alert')).toHaveText(words.offline);
  await expect(field(page)).toHaveValue('duna');
  await expect(page).toHaveURL(path('services', 'en'));
  await page.context().setOffline(false);
  await field(page).press('Enter');
  await expect(page).toHaveURL(`${path('search', 'en')}?q=duna`);
});

bare('what is pressed and typed before the scripts run is kept, and can be sent', async ({ page }) => {
  const release = await openBare(page, path('news', 'en'));
  await opener(page).tap();
  await expect(field(page)).toBeFocused();
  await field(page).pressSequentially('blue tiles');
  release();
  await answers(page);
  await expect(options(page).first()).toContainText('Blue roof tiles');
  await expect(field(page)).toHaveValue('blue tiles');
  await expect(field(page)).toBeFocused();

  await page.unrouteAll();
  await openBare(page, path('news', 'en'));
  await opener(page).tap();
  await field(page).pressSequentially('duna');
  await field(page).press('Enter');
  await expect(page).toHaveURL(`${path('search', 'en')}?q=duna`);
});
