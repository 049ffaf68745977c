import type { Page } from '@playwright/test';

/** Waits until what is on its way is where it belongs: a colour, a sheet that opens. What turns for ever is not waited for. */
export const transitionsDone = (page: Page) =>
  page.evaluate(async () => {
    const all = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(all.map(({ finished }) => finished));
  });
