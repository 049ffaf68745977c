import type { Locator, Page } from '@playwright/test';
import { expect } from '../../helpers/browser/test';
import { lightboxWords } from '../../../content/shell/lightbox';

/** What a visitor sees and presses in the lightbox. */
export const lightboxOf = (page: Page) => {
  const dialog = page.getByRole('dialog');
  const button = (name: string) => dialog.getByRole('button', { name, exact: true });
  return {
    dialog,
    counter: dialog.getByRole('status').first(),
    title: dialog.getByRole('heading'),
    /** The picture in the middle; those beside it are there too, out of view. */
    picture: dialog.locator('[class$="slide_current"] img, [class*="slide_current "] img').last(),
    progress: dialog.locator('[data-progress]'),
    previous: button(lightboxWords.en.previous),
    next: button(lightboxWords.en.next),
    play: button(lightboxWords.en.play),
    pause: button(lightboxWords.en.pause),
    download: button(lightboxWords.en.download),
    close: button(lightboxWords.en.close),
  };
};

export const thumbnails = (page: Page, gallery: string) =>
  page.getByRole('list', { name: gallery }).locator('a[aria-haspopup="dialog"]');

export async function openPicture(page: Page, thumbnail: Locator) {
  await thumbnail.click();
  const lightbox = lightboxOf(page);
  await expect(lightbox.dialog).toBeVisible();
  await expect(lightbox.picture).toBeVisible();
  return lightbox;
}

/** Fingers on the screen, as the browser's own protocol sends them. */
export async function touchOf(page: Page) {
  const session = await page.context().newCDPSession(page);
  const send = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    points: readonly (readonly [number, number])[],
  ) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(([x, y], id) => ({ x, y, id })),
    });
  return send;
}
