import type { Page } from '@playwright/test';
import { expect, test } from '../../helpers/browser/test';
import { lightboxWords } from '../../../content/shell/lightbox';
import { projectsPage } from '../../../content/pages/company/projects';
import { news } from '../../../content/news';
import { holdScripts } from '../early/held-scripts';
import { thumbnails } from './gallery';

const NEWS = news('en');

const MANUFACTURER = '/product/roof-tiles/bmi-BmiSpain';
const dialogs = (page: Page) => page.locator('dialog[open]');
const pictureOf = (page: Page, card: number) =>
  page.locator('article').nth(card).locator('a[aria-haspopup="dialog"]').first();

test(
  'of two pictures pressed while the lightbox is fetched only the last one opens',
  { tag: '@slow' },
  async ({ page }) => {
    await page.goto(MANUFACTURER);
    const release = await holdScripts(page);
    const asked = page.waitForRequest(/_next\/.*\.js/);
    await pictureOf(page, 0).click();
    await expect(pictureOf(page, 0)).toHaveAttribute('aria-busy', 'true');
    await pictureOf(page, 1).click();
    await asked;
    release();
    await expect(dialogs(page)).toHaveCount(1);
    const title = await page.locator('article').nth(1).getAttribute('aria-label');
    await expect(dialogs(page).getByRole('heading')).toContainText(title!);
    await expect(page.locator('a[aria-busy]')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(dialogs(page)).toHaveCount(0);
  },
);

test('a picture that comes late does not open over another dialog', { tag: '@slow' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/project-portfolio');
  // The menu's own code is fetched with its first opening: it is there before anything is held.
  await page.locator('header button[aria-haspopup="dialog"]').click();
  await expect(dialogs(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialogs(page)).toHaveCount(0);
  const release = await holdScripts(page);
  const asked = page.waitForRequest(/_next\/.*\.js/);
  await page.locator('main a[aria-haspopup="dialog"]').first().click();
  await asked;
  await page.locator('header button[aria-haspopup="dialog"]').click();
  await expect(dialogs(page)).toHaveCount(1);
  const loaded = page.waitForResponse(/_next\/.*\.js/);
  release();
  await loaded;
  await expect(page.locator('a[aria-busy]')).toHaveCount(0);
  await expect(dialogs(page)).toHaveCount(1);
  await expect(dialogs(page).getByRole('navigation')).toBeVisible();
});

test(
  'offline a pressed picture is shown small, as the page shows it, with a word; so is one once its code is there',
  { tag: '@slow' },
  async ({ page, context }) => {
    await page.goto('/projects', { waitUntil: 'networkidle' });
    const thumbnail = thumbnails(page, projectsPage.en.gallery).first();
    await thumbnail.scrollIntoViewIfNeeded();
    const small = await thumbnail.locator('img').evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      return image.currentSrc;
    });
    await context.setOffline(true);
    await thumbnail.click();
    await expect(dialogs(page).getByRole('status')).toHaveText(lightboxWords.en.missing);
    const shown = dialogs(page).locator('img');
    await expect(shown).toHaveAttribute('src', small);
    expect(
      await shown.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
    ).not.toBe(0);
    await expect(page).toHaveURL('/projects');
    await dialogs(page).getByRole('button', { name: lightboxWords.en.close }).click();
    await expect(dialogs(page)).toHaveCount(0);
    await expect(thumbnail).toBeFocused();
    await context.setOffline(false);
    await thumbnail.click();
    await expect(dialogs(page).getByRole('heading')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialogs(page)).toHaveCount(0);
    await context.setOffline(true);
    await thumbnails(page, projectsPage.en.gallery).nth(5).scrollIntoViewIfNeeded();
    await thumbnails(page, projectsPage.en.gallery).nth(5).click();
    await expect(dialogs(page).getByText(lightboxWords.en.missing).first()).toBeVisible();
  },
);

test(
  'a text selected to beyond the edge of a dialog does not close it',
  { tag: '@slow' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/news#${NEWS[0]!.id}`);
    const heading = dialogs(page).getByRole('heading');
    const { x, y, height } = (await heading.boundingBox())!;
    await page.mouse.move(x + 5, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(5, 450, { steps: 5 });
    await page.mouse.up();
    await expect(dialogs(page)).toHaveCount(1);
    await page.mouse.click(5, 450);
    await expect(dialogs(page)).toHaveCount(0);
  },
);
