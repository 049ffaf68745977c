import type { Page } from '@playwright/test';

type Sum = { moved: number };

/** From the next page on counts what moves by itself, as browsers report it (cumulative layout shift). */
export const countMoves = (page: Page) =>
  page.addInitScript(() => {
    const sum = window as unknown as Sum;
    sum.moved = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum.moved += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** How far things have moved on the page that is shown. */
export const moved = (page: Page): Promise<number> => page.evaluate(() => (window as unknown as Sum).moved);
