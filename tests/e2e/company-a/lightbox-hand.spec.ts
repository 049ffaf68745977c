import type { Page } from '@playwright/test';
import { expect, returning as test, test as firstVisit } from '../../helpers/browser/test';
import { projectsPage } from '../../../content/pages/company/projects';
import { projects } from '../../../content/projects/projects';
import { lightboxOf, openPicture, thumbnails, touchOf } from './gallery';

const PROJECTS = projects('en');

const thumbnail = (page: Page, index: number) => thumbnails(page, projectsPage.en.gallery).nth(index);
const open = (page: Page, index = 0) => openPicture(page, thumbnail(page, index));

/** Whether anything of the page is on its way. */
const isMoving = (page: Page) =>
  page.evaluate(() => document.getAnimations().some(({ playState }) => playState === 'running'));

const middle = async (page: Page) => {
  const { x, y, width, height } = (await lightboxOf(page).picture.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2, width };
};
const scale = (page: Page) =>
  lightboxOf(page).picture.evaluate(
    (image) => new DOMMatrix(getComputedStyle(image.parentElement!).transform).a,
  );
async function close(page: Page) {
  await page.keyboard.press('Escape');
  await expect(lightboxOf(page).dialog).toBeHidden();
}

test('by mouse and keys', { tag: ['@slow', '@mouse', '@each'] }, async ({ page, context }) => {
  await page.goto('/projects');

  await test.step('a press with the control key stays with the browser', async () => {
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      thumbnail(page, 0).click({ modifiers: ['ControlOrMeta'] }),
    ]);
    await expect.poll(() => tab.url()).toContain('.avif');
    await expect(lightboxOf(page).dialog).toHaveCount(0);
    await tab.close();
  });

  await test.step('a drag by mouse, even one that ends beside the picture, steps and closes nothing', async () => {
    const lightbox = await open(page);
    const { x, y } = await middle(page);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 560, y, { steps: 6 });
    await page.mouse.up();
    await expect(lightbox.counter).toHaveText('2 of 24');
    await expect(lightbox.dialog).toBeVisible();
    await close(page);
  });

  await test.step('plus and minus zoom, a double press zooms, and a zoomed picture stops the slideshow', async () => {
    await page.setViewportSize({ width: 1024, height: 600 });
    const lightbox = await open(page);
    await page.keyboard.press('+');
    await expect.poll(() => scale(page)).toBeGreaterThan(1.2);
    await page.keyboard.press('-');
    await expect.poll(() => scale(page)).toBe(1);
    await lightbox.play.click();
    await expect(lightbox.progress).not.toHaveAttribute('data-progress', '0');
    await lightbox.picture.dblclick();
    await expect.poll(() => scale(page)).toBeGreaterThan(1.2);
    await expect(lightbox.play).toBeVisible();
    const stopped = await lightbox.progress.getAttribute('data-progress');
    await page.waitForTimeout(400);
    await expect(lightbox.progress).toHaveAttribute('data-progress', stopped!);
    await lightbox.play.click();
    await expect.poll(() => scale(page)).toBe(1);
    await expect(lightbox.pause).toBeVisible();
    await expect(lightbox.progress).not.toHaveAttribute('data-progress', stopped!);
  });
});

test('by fingers', { tag: ['@slow', '@fingers'] }, async ({ page }) => {
  await page.goto('/projects');

  await test.step('a swipe steps and two fingers zoom', async () => {
    const lightbox = await open(page);
    const touch = await touchOf(page);
    const { x, y } = await middle(page);
    await touch('touchStart', [[x + 100, y]]);
    for (const way of [60, 20, -40, -100]) await touch('touchMove', [[x + way, y]]);
    await touch('touchEnd', []);
    await expect(lightbox.counter).toHaveText('2 of 24');
    await expect.poll(() => isMoving(page)).toBe(false);

    const fingers = (apart: number) =>
      [
        [x - apart, y],
        [x + apart, y],
      ] as const;
    await touch('touchStart', fingers(20));
    for (const apart of [30, 45, 60, 80]) await touch('touchMove', fingers(apart));
    await touch('touchEnd', []);
    await expect.poll(() => scale(page)).toBeGreaterThan(1.2);
    await expect(lightbox.counter).toHaveText('2 of 24');
    await close(page);
  });

  await test.step('with reduced motion the pictures change without sliding', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const lightbox = await open(page);
    await lightbox.next.click();
    expect(await isMoving(page)).toBe(false);
    await expect(lightbox.counter).toHaveText('2 of 24');
  });
});

test.describe('loading', () => {
  firstVisit(
    'far pictures come when they are near, its code with the first opening and not again',
    { tag: '@slow' },
    async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      const scripts = () => asked.filter((url) => /\.js(\?|$)/.test(url)).length;
      const last = () => asked.filter((url) => url.includes(`${PROJECTS[18]!.picture}-`));
      await page.goto('/projects', { waitUntil: 'networkidle' });
      const before = scripts();
      expect(last()).toEqual([]);
      await open(page);
      const first = scripts();
      expect(first).toBeGreaterThan(before);
      // By key: a pointer over the header would fetch the page behind a link there.
      await close(page);
      await open(page, 1);
      expect(scripts()).toBe(first);
      await close(page);
      expect(last()).toEqual([]);
      await thumbnail(page, 18).scrollIntoViewIfNeeded();
      await expect.poll(() => last().length).toBeGreaterThan(0);
    },
  );

  firstVisit('when its code cannot be had, the picture itself opens', { tag: '@slow' }, async ({ page }) => {
    await page.goto('/projects', { waitUntil: 'networkidle' });
    await page.route('**/_next/static/**', (route) => route.abort());
    await thumbnail(page, 0).click();
    await expect(page).toHaveURL(new RegExp(`/img/${PROJECTS[0]!.picture}-\\d+\\.avif$`));
  });
});
