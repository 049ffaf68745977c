import { expect, test as base, type Page } from '@playwright/test';

/** Scripts of a page start after its first picture is painted (scripts/late-scripts.ts); a person waits longer. */
async function scriptsStarted(page: Page) {
  const started = () =>
    page.evaluate(() => {
      if (!document.querySelector('script[data-starts]')) return true;
      if (matchMedia('(scripting: none)').matches) return true;
      const main = document.getElementById('main');
      return !main || Object.keys(main).some((key) => key.startsWith('__reactFiber'));
    });
  for (let tries = 0; tries < 100; tries++) {
    if (await started().catch(() => false)) return;
    await page.waitForTimeout(50);
  }
}

function waitAfterGoto(page: Page) {
  const goto = page.goto.bind(page);
  page.goto = async (...given) => {
    const answer = await goto(...given);
    await scriptsStarted(page);
    return answer;
  };
}

/** Playwright's test; its pages are ready for a press when `goto` returns. */
export const test = base.extend({
  context: async ({ context }, hand) => {
    context.on('page', waitAfterGoto);
    await hand(context);
  },
});

export { expect };
