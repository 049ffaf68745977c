import { expect, test as base, type Page } from '@playwright/test';
import { KeptVisit } from './kept-visit';

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

/**
 * For what a visitor sees on any visit: the browser has the files of the site already, as on a second page. Nothing
 * else stays from one test to the next. What looks at loading itself takes `test`.
 */
export const returning = test.extend<object, { visit: KeptVisit }>({
  visit: [
    async ({}, hand) => {
      const visit = new KeptVisit();
      await hand(visit);
      await visit.end();
    },
    { scope: 'worker' },
  ],
  context: async (
    {
      browser,
      visit,
      viewport,
      hasTouch,
      isMobile,
      deviceScaleFactor,
      javaScriptEnabled,
      userAgent,
      contextOptions,
    },
    hand,
    info,
  ) => {
    const device = [viewport, hasTouch, isMobile, deviceScaleFactor, javaScriptEnabled, userAgent];
    const kind = JSON.stringify([device, contextOptions]);
    await hand(await visit.open(browser, kind, (context) => context.on('page', waitAfterGoto)));
    await visit.tidy(info.status !== info.expectedStatus);
  },
});

export { expect };
