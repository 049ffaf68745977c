import { expect, test as base, type Page } from '@playwright/test';
import { KeptVisit } from './kept-visit';

/** Patience, not measure: half a minute, for a busy machine. */
const STARTED_WITHIN_MS = 30_000;

/** Scripts of a page start after its first picture is painted (scripts/page-boot/late-scripts.ts); a person waits longer. */
const scriptsStarted = (page: Page) =>
  page
    .waitForFunction(
      () => {
        if (!document.querySelector('script[data-starts]')) return true;
        if (matchMedia('(scripting: none)').matches) return true;
        const main = document.getElementById('main');
        return !main || Object.keys(main).some((key) => key.startsWith('__reactFiber'));
      },
      undefined,
      { polling: 50, timeout: STARTED_WITHIN_MS },
    )
    .catch(() => {});

function waitAfterGoto(page: Page) {
  const goto = page.goto.bind(page);
  let withoutScripts = () => {};
  page.on('requestfailed', (request) => request.resourceType() === 'script' && withoutScripts());
  page.goto = async (...given) => {
    // A test that keeps them from coming waits for none.
    const kept = new Promise<void>((resolve) => (withoutScripts = resolve));
    const answer = await goto(...given);
    await Promise.race([scriptsStarted(page), kept]);
    return answer;
  };
}

/**
 * Playwright's own test: for what acts before a page answers. All three have the same things of a worker, so that one
 * worker takes them all: another would start another browser.
 */
export const plain = base.extend<object, { visit: KeptVisit }>({
  visit: [
    async ({}, hand) => {
      const visit = new KeptVisit();
      await hand(visit);
      await visit.end();
    },
    { scope: 'worker' },
  ],
});

/** Its pages are ready for a press when `goto` returns. */
export const test = plain.extend({
  context: async ({ context }, hand) => {
    context.on('page', waitAfterGoto);
    await hand(context);
  },
});

/**
 * For what a visitor sees on any visit: the browser has the files of the site already, as on a second page. Nothing
 * else stays from one test to the next. What looks at loading itself takes `test`.
 */
export const returning = test.extend({
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
    await visit.tidy(kind, info.status !== info.expectedStatus);
  },
});

export { expect };
