import type { Page } from '@playwright/test';

/** Opens a page and waits until it answers: before that a button is drawn but does nothing. */
export async function open(page: Page, path: string) {
  await page.goto(path);
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('header button') ?? {}).some((key) => key.startsWith('__reactProps')),
  );
}

export const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Scrolls at once, and by a real scroll event. */
export const scrollTo = (page: Page, y: number) =>
  page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);

/** Whole devices: whatever the project, the page is on this one. */
export const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
};
export const DESKTOP = {
  viewport: { width: 1440, height: 900 },
  hasTouch: false,
  isMobile: false,
  deviceScaleFactor: 1,
};
