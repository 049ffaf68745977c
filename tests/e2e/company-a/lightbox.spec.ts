import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, returning as test } from '../../helpers/browser/test';
import sharp from 'sharp';
import { lightboxWords } from '../../../content/shell/lightbox';
import { projectsPage } from '../../../content/pages/company/projects';
import manifest from '../../../content/pictures/manifest.json';
import { projects } from '../../../content/projects/projects';
import { lightboxOf, openPicture, thumbnails } from './gallery';

const PROJECTS = projects('en');

const thumbnail = (page: Page, index: number) => thumbnails(page, projectsPage.en.gallery).nth(index);
const open = (page: Page, index = 0) => openPicture(page, thumbnail(page, index));
const title = (index: number) => PROJECTS[index]!.name;

async function close(page: Page) {
  await lightboxOf(page).close.click();
  await expect(lightboxOf(page).dialog).toBeHidden();
}

test('open: what it shows, how it steps, what it saves, and how it is closed', async ({ page }) => {
  await page.goto('/projects');

  await test.step('it shows picture, title, caption and counter', async () => {
    const lightbox = await open(page, 2);
    await expect(page.getByRole('dialog', { name: title(2) })).toBeVisible();
    await expect(lightbox.title).toHaveText(title(2));
    await expect(
      lightbox.dialog.getByText(
        'Explore this beautiful property in detail. Illustration of a typical building, not a completed project.',
      ),
    ).toBeVisible();
    await expect(lightbox.counter).toHaveText('3 of 24');
    const { naturalWidth, alt } = await lightbox.picture.evaluate((image: HTMLImageElement) => image);
    expect(naturalWidth).not.toBe(0);
    expect(alt).not.toBe('');
    // A press on the picture closes nothing.
    await lightbox.picture.click();
    await expect(lightbox.dialog).toBeVisible();
    await close(page);
  });

  await test.step('the next picture is there before it is asked for; previous and next wrap around', async () => {
    const lightbox = await open(page);
    const beside = lightbox.dialog.locator(`img[src*="${PROJECTS[1]!.picture}-"]`);
    await expect
      .poll(() =>
        beside.evaluateAll((images: HTMLImageElement[]) =>
          images.some(({ complete, naturalWidth }) => complete && naturalWidth > 0),
        ),
      )
      .toBe(true);
    await lightbox.previous.click();
    await expect(lightbox.counter).toHaveText('24 of 24');
    await expect(lightbox.title).toHaveText(title(23));
    await lightbox.next.click();
    await expect(lightbox.counter).toHaveText('1 of 24');
    await lightbox.next.click();
    await expect(lightbox.title).toHaveText(title(1));
  });

  await test.step('the picture is saved as a real JPEG in full size, named after the title', async () => {
    const lightbox = lightboxOf(page);
    const [file] = await Promise.all([page.waitForEvent('download'), lightbox.download.click()]);
    const name = title(1)
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-');
    expect(file.suggestedFilename()).toBe(`${name}.jpg`);
    const picture = await sharp(await readFile(await file.path())).metadata();
    expect(picture.format).toBe('jpeg');
    expect(picture.width).toBe(manifest[PROJECTS[1]!.picture as keyof typeof manifest].width);
    await close(page);
  });

  for (const way of ['escape', 'backdrop', 'beside the picture', 'button'] as const)
    await test.step(`it locks the page and keeps the focus; closed by ${way}, it gives the focus back`, async () => {
      const lightbox = await open(page, 1);
      await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
      for (let press = 0; press < 8; press++) {
        await page.keyboard.press('Tab');
        const inside = await page.evaluate(
          () =>
            document.activeElement === document.body || document.activeElement!.closest('dialog') !== null,
        );
        expect(inside).toBe(true);
      }
      const { width, height } = page.viewportSize()!;
      const box = (await lightbox.picture.boundingBox())!;
      if (way === 'escape') await page.keyboard.press('Escape');
      if (way === 'backdrop') await page.mouse.click(5, height - 5);
      if (way === 'beside the picture') {
        if (width > 768) await page.mouse.click(box.x - 40, box.y + box.height / 2);
        else await page.mouse.click(width / 2, box.y - 40);
      }
      if (way === 'button') await lightbox.close.click();
      await expect(lightbox.dialog).toBeHidden();
      await expect(thumbnail(page, 1)).toBeFocused();
      await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
    });

  await test.step('arrow keys step, from a button and from the picture, mirrored where text is', async () => {
    const lightbox = await open(page);
    await expect(lightbox.close).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(lightbox.counter).toHaveText('2 of 24');
    await lightbox.picture.click();
    await page.keyboard.press('ArrowRight');
    await expect(lightbox.counter).toHaveText('3 of 24');
    await page.keyboard.press('ArrowLeft');
    await expect(lightbox.counter).toHaveText('2 of 24');
    await lightbox.close.focus();
    await page.evaluate(() => (document.documentElement.dir = 'rtl'));
    await page.keyboard.press('ArrowLeft');
    await expect(lightbox.counter).toHaveText('3 of 24');
    await page.evaluate(() => (document.documentElement.dir = 'ltr'));
    await close(page);
  });

  await test.step('a picture that cannot be saved is an alert, not silence', async () => {
    const lightbox = await open(page);
    await page.route('**/img/**', (route) => route.abort());
    await page.evaluate(() => {
      HTMLImageElement.prototype.decode = () => Promise.reject(new Error('unreadable'));
    });
    await lightbox.download.click();
    await expect(lightbox.dialog.getByRole('alert')).toHaveText(lightboxWords.en.failed);
    await lightbox.next.click();
    await expect(lightbox.dialog.getByRole('alert')).toBeEmpty();
  });
});

test('slideshow: its clock, a step by hand, and a pause', { tag: '@slow' }, async ({ page }) => {
  await page.clock.install({ time: '2026-01-01T08:00:00' });
  await page.goto('/projects', { waitUntil: 'networkidle' });
  await page.clock.pauseAt('2026-01-01T09:00:00');

  const lightbox = lightboxOf(page);
  const opened = async () => {
    await thumbnail(page, 0).click();
    await expect(lightbox.dialog).toBeVisible();
    await page.clock.runFor(1000);
    await expect(lightbox.counter).toHaveText('1 of 24');
  };
  const closed = async () => {
    await page.keyboard.press('Escape');
    await page.clock.runFor(1000);
    await expect(lightbox.dialog).toBeHidden();
  };

  await test.step('paused at first; then the bar grows each 100 ms and the picture changes at 5000 ms', async () => {
    await opened();
    await page.clock.runFor(6000);
    await expect(lightbox.counter).toHaveText('1 of 24');
    await lightbox.play.click();
    await expect(lightbox.progress).toHaveAttribute('data-progress', '0');
    await page.clock.runFor(100);
    await expect(lightbox.progress).toHaveAttribute('data-progress', '2');
    await page.clock.runFor(4800);
    await expect(lightbox.progress).toHaveAttribute('data-progress', '98');
    await expect(lightbox.counter).toHaveText('1 of 24');
    await page.clock.runFor(100);
    await expect(lightbox.counter).toHaveText('2 of 24');
    await expect(lightbox.progress).toHaveAttribute('data-progress', '0');
    await closed();
  });

  await test.step('a manual step starts the bar again', async () => {
    await opened();
    await lightbox.play.click();
    for (const step of [lightbox.next, lightbox.previous]) {
      await page.clock.runFor(3000);
      await expect(lightbox.progress).toHaveAttribute('data-progress', '60');
      await step.click();
      await expect(lightbox.progress).toHaveAttribute('data-progress', '0');
    }
    await page.clock.runFor(4900);
    await expect(lightbox.counter).toHaveText('1 of 24');
    await page.clock.runFor(100);
    await expect(lightbox.counter).toHaveText('2 of 24');
    await closed();
  });

  await test.step('pause stands still, and closing forgets the slideshow', async () => {
    await opened();
    await lightbox.play.click();
    await page.clock.runFor(2000);
    await lightbox.pause.click();
    await page.clock.runFor(10_000);
    await expect(lightbox.counter).toHaveText('1 of 24');
    await expect(lightbox.progress).toHaveAttribute('data-progress', '40');
    await lightbox.play.click();
    await page.keyboard.press('Escape');
    await thumbnail(page, 3).click();
    await expect(lightbox.play).toBeVisible();
    await page.clock.runFor(6000);
    await expect(lightbox.counter).toHaveText('4 of 24');
  });
});
