import type { Page } from '@playwright/test';
import { expect, returning as test } from '../../helpers/browser/test';
import { lightboxWords } from '../../../content/shell/lightbox';
import { projectsPage } from '../../../content/pages/company/projects';
import { path } from '../../../content/routes';
import { shell } from '../../../content/shell/shell';
import { PHONE } from './open';

const dialog = (page: Page) => page.locator('dialog[open]');
const openMenu = async (page: Page) => {
  await page.getByRole('button', { name: shell.en.menu.open, exact: true }).click();
  await expect(dialog(page)).toBeVisible();
};
const openPicture = async (page: Page) => {
  await page.getByRole('list', { name: projectsPage.en.gallery }).getByRole('link').first().click();
  await expect(dialog(page)).toBeVisible();
};

/** From the news, so that a step too far is seen. */
async function openFrom(page: Page, at: string) {
  await page.goto(path('news', 'en'));
  await page.goto(at);
}

test.describe('on a phone', () => {
  test.use(PHONE);

  test('the menu and the way back', { tag: '@slow' }, async ({ page }) => {
    await openFrom(page, '/');

    await test.step('back closes the menu and leaves the page', async () => {
      await openMenu(page);
      await page.goBack();
      await expect(dialog(page)).toHaveCount(0);
      await expect(page).toHaveURL('/');
    });

    await test.step('closed by its button or by Escape it leaves nothing to go back to', async () => {
      for (let time = 0; time < 2; time++) {
        await openMenu(page);
        await dialog(page).getByRole('button', { name: shell.en.menu.close }).click();
        await expect(dialog(page)).toHaveCount(0);
      }
      await openMenu(page);
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
    });

    await test.step('opened again at once it stays open', async () => {
      await openMenu(page);
      // As Escape closes it; the press comes before the browser has told that it is closed.
      await page.evaluate(async (open) => {
        const shown = document.querySelector<HTMLDialogElement>('dialog[open]')!;
        if (shown.dispatchEvent(new Event('cancel', { cancelable: true }))) shown.close();
        for (let tick = 0; tick < 10; tick++) await Promise.resolve();
        document.querySelector<HTMLElement>(`button[aria-label="${open}"]`)!.click();
      }, shell.en.menu.open);
      await expect(dialog(page)).toBeVisible();
      await page.waitForFunction(() => Boolean((history.state as { dialog?: string }).dialog));
      await expect(dialog(page)).toBeVisible();
      await page.goBack();
      await expect(dialog(page)).toHaveCount(0);
      await expect(page).toHaveURL('/');
    });

    await test.step('a link to the page that is shown only closes it', async () => {
      await openMenu(page);
      await dialog(page).getByRole('link', { name: 'Home', exact: true }).click();
      await expect(dialog(page)).toHaveCount(0);
      await expect(page).toHaveURL('/');
      await expect
        .poll(() => page.evaluate(() => (history.state as { dialog?: string }).dialog))
        .toBeUndefined();
    });

    await test.step('a link of the menu leads on, and back leads to the page it was opened on; nothing else is left', async () => {
      await openMenu(page);
      await dialog(page).getByRole('link', { name: 'Contact Us', exact: true }).click();
      await expect(page).toHaveURL(path('contact', 'en'));
      await expect(dialog(page)).toHaveCount(0);
      await page.goBack();
      await expect(page).toHaveURL('/');
      await expect(dialog(page)).toHaveCount(0);
      await page.goBack();
      await expect(page).toHaveURL(path('news', 'en'));
    });
  });
});

test('back closes the lightbox, gives the focus back and leaves the page', async ({ page }) => {
  await openFrom(page, path('projects', 'en'));
  await openPicture(page);
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(path('projects', 'en'));
  await expect(
    page.getByRole('list', { name: projectsPage.en.gallery }).getByRole('link').first(),
  ).toBeFocused();
  await openPicture(page);
  await dialog(page).getByRole('button', { name: lightboxWords.en.close }).click();
  await expect(dialog(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(path('news', 'en'));
});

test(
  'a link in the lightbox leads on, and back leads to the page of the picture',
  { tag: '@slow' },
  async ({ page }) => {
    await page.goto(path('gallery', 'en'));
    await page.locator('.shelves a:visible').first().click();
    await dialog(page).getByRole('link').first().click();
    await expect(page).not.toHaveURL(path('gallery', 'en'));
    await page.goBack();
    await expect(page).toHaveURL(path('gallery', 'en'));
    await expect(dialog(page)).toHaveCount(0);
  },
);
