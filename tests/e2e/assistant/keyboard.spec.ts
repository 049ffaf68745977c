import { answers } from '../../../content/assistant/answers';
import { path } from '../../../content/routes';
import { axeFaults } from '../../helpers/browser/axe';
import { expect, returning as test } from '../../helpers/browser/test';
import { button, log, panel, words } from './panel';

test('a conversation by keyboard alone', async ({ page }) => {
  await page.goto(path('services', 'en'));
  await button(page).focus();
  await page.keyboard.press('Space');
  await expect(panel(page).getByLabel(words.input)).toBeFocused();
  expect(Math.round((await panel(page).boundingBox())!.height)).toBe(450);
  await page.keyboard.type('which <b>brands</b> do you have?');
  await page.keyboard.press('Enter');
  await expect(panel(page).getByText(words.typing)).toBeAttached();
  await expect(log(page)).toContainText('which <b>brands</b> do you have?');
  await expect(log(page)).toContainText(answers.en.brands.text);
  await expect(panel(page).getByLabel(words.input)).toHaveValue('');
  await expect(panel(page).getByLabel(words.input)).toBeFocused();
  expect(await axeFaults(page)).toEqual([]);

  // Back over the send button, which is off, to the replies, and from them by a link to another page.
  await page.keyboard.press('Shift+Tab');
  await expect(log(page).getByRole('button').last()).toBeFocused();
  await log(page).getByRole('link', { name: 'Ceipo, Italy' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(path('ceipo', 'en'));
  await expect(panel(page)).toBeVisible();

  // The conversation lasts for the tab; the focus goes back to where it came from.
  await page.reload();
  await page.goto(path('news', 'en'));
  await expect(panel(page)).toHaveCount(0);
  await button(page).press('Enter');
  await expect(log(page)).toContainText(answers.en.brands.text);
  await page.getByRole('button', { name: words.clear }).press('Enter');
  await expect(log(page)).not.toContainText(answers.en.brands.text);
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
});

test('nothing of the panel is on the line before it is opened', { tag: '@slow' }, async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    // One that is still on its way when the page closes has no text any more.
    if (/\.js$|\/assistant\.json$/.test(response.url())) scripts.push(response.text().catch(() => ''));
  });
  await page.goto(path('product', 'en'), { waitUntil: 'networkidle' });
  const mark = answers.en.greeting.text;
  expect((await Promise.all(scripts)).some((text) => text.includes(mark))).toBe(false);
  await button(page).click();
  await expect(panel(page)).toBeVisible();
  await expect.poll(async () => (await Promise.all(scripts)).some((text) => text.includes(mark))).toBe(true);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('is a link to the contact page', async ({ page }) => {
    await page.goto(path('news', 'en'));
    await page.getByRole('link', { name: words.open }).click();
    await expect(page).toHaveURL(path('contact', 'en'));
  });
});
