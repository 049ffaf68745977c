import type { Page } from '@playwright/test';

/** Pixels of a letter as browsers come, half as large again, and twice as large. */
export const LETTERS = [16, 24, 32] as const;
export const TWICE = LETTERS[2];

/** What a visitor sets as the size of letters, before a page is opened: rem and the em of media queries follow it. */
export async function setLetters(page: Page, size: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
}

/** The open page is set as it stays: figures and Latin names of Arabic pages get their letters once it has loaded (354). */
export const lettersSet = (page: Page) =>
  page.waitForFunction(() => {
    const faces = [...document.fonts].filter(({ status }) => status === 'loaded');
    return (
      document.documentElement.lang === 'en' || faces.some(({ family }) => family.includes('archivo-text'))
    );
  });

/**
 * Words and numbers of the page, or of some parts of it, that begin on one line and end on another; what only readers
 * aloud hear is left out.
 */
export const brokenWords = (page: Page, parts = 'body'): Promise<string[]> =>
  page.evaluate((within) => {
    const range = document.createRange();
    const isSeen = ({ parentElement: holder }: Text): boolean => {
      if (!holder?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
      for (let box: Element | null = holder; box; box = box.parentElement)
        if (box.getBoundingClientRect().width <= 2) return false;
      return true;
    };
    const isBroken = (text: Text, { 0: word, index }: RegExpMatchArray): boolean => {
      range.setStart(text, index!);
      range.setEnd(text, index! + word.length);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 0.5);
      return lines.some(({ top }) => Math.abs(top - lines[0]!.top) > 6);
    };
    const broken: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      if (!text.data.trim() || !text.parentElement?.closest(within) || !isSeen(text)) continue;
      for (const word of text.data.matchAll(/[\p{L}\p{M}\p{Nd}.,]{2,}/gu))
        if (isBroken(text, word)) broken.push(word[0]);
    }
    return broken;
  }, parts);
