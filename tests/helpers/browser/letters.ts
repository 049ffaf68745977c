import type { Page } from '@playwright/test';

/** Pixels of a letter as browsers come, half as large again, and twice as large. */
export const LETTERS = [16, 24, 32] as const;
export const TWICE = LETTERS[2];

/** What a visitor sets as the size of letters, before a page is opened: rem and the em of media queries follow it. */
export async function setLetters(page: Page, size: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
}
