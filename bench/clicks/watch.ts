import path from 'node:path';
import type { Page } from '@playwright/test';

const KEY = 'bench-clicked';
const PAINTED = 'data-bench-painted';

export const installWatch = (page: Page) => page.addInitScript({ path: path.join(__dirname, 'page.js') });

/** Milliseconds from the last click on a link to the painted heading of the page it leads to. */
export async function paintedAfter(page: Page): Promise<number> {
  await page.locator(`html[${PAINTED}]`).waitFor({ state: 'attached' });
  return page.evaluate(
    ([key, mark]) => {
      const [clicked] = JSON.parse(sessionStorage.getItem(key!) ?? '[0]') as [number];
      return Number(document.documentElement.getAttribute(mark!)) - clicked;
    },
    [KEY, PAINTED],
  );
}
