import { answers } from '../../../content/assistant/answers';
import { chat } from '../../../content/assistant/words';
import { company } from '../../../content/company';
import { telLink } from '../../../content/contact';
import { path } from '../../../content/routes';
import { axeFaults } from '../../helpers/browser/axe';
import { expect, plain as bare, returning as test, test as fresh } from '../../helpers/browser/test';
import { answers as live, openBare } from '../early/held-scripts';
import { button, log, panel } from './panel';

test('a conversation by touch', { tag: '@slow' }, async ({ page }) => {
  await page.goto(path('services', 'en'));
  await button(page).tap();
  await expect(panel(page)).toBeFocused();
  expect(await axeFaults(page)).toEqual([]);
  await log(page).getByRole('button', { name: 'Contact Info' }).tap();
  await expect(log(page)).toContainText(answers.en.contact.text);
  expect(await axeFaults(page)).toEqual([]);
  await log(page).getByRole('link', { name: 'Contact us' }).tap();
  await expect(page).toHaveURL(path('contact', 'en'));
  await expect(panel(page)).toBeHidden();
  await expect(page.getByRole('main')).toBeInViewport();
});

test('hangs from the header, its field above the keys of a telephone', { tag: '@slow' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto(path('contact', 'en'));
  const header = (await page.getByRole('banner').boundingBox())!;
  const launcher = (await button(page).boundingBox())!;
  expect(launcher.y + launcher.height).toBeLessThanOrEqual(header.height);
  await button(page).tap();
  const open = (await panel(page).boundingBox())!;
  expect(open.y).toBeCloseTo(header.height, -0.5);
  expect(Math.round(open.height)).toBe(450);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  // A focus that goes on into the page is not under it.
  await panel(page).getByLabel(chat.en.input).focus();
  await page.getByRole('main').getByRole('link').first().focus();
  await expect(panel(page)).toBeHidden();
  // Its own button shuts it, and does not open it anew.
  await button(page).tap();
  await expect(panel(page)).toBeVisible();
  await button(page).tap();
  await expect(panel(page)).toBeHidden();
});

fresh(
  'not opened before and without a connection, it says so and gives the number to call',
  { tag: '@slow' },
  async ({ page }) => {
    await page.goto(path('news', 'en'));
    await page.context().setOffline(true);
    await button(page).tap();
    const said = page.getByRole('alert').filter({ hasText: chat.en.offline });
    await expect(said.getByRole('link')).toHaveAttribute('href', telLink(company.phone));
    await button(page).tap();
    await expect(said).toHaveCount(0);
    await expect(page).toHaveURL(path('news', 'en'));
    await page.context().setOffline(false);
    await button(page).tap();
    await expect(panel(page)).toBeVisible();
  },
);

bare(
  'pressed before the scripts run it opens once, and without its code it is the link it was',
  async ({ page }) => {
    const release = await openBare(page, path('news', 'en'));
    const early = page.locator('[data-assistant]');
    await early.click();
    await expect(early).toHaveAttribute('aria-busy', 'true');
    release();
    await live(page);
    await expect(panel(page)).toBeVisible();
    await expect(early).not.toHaveAttribute('aria-busy');

    await page.unrouteAll();
    await page.goto(path('services', 'en'));
    await live(page);
    await page.route(/_next\/.*\.js$/, (route) => route.abort());
    await early.click();
    await expect(page).toHaveURL(path('contact', 'en'));
  },
);
