import type { Page } from '@playwright/test';

const isScript = (url: URL) => url.pathname.startsWith('/_next/') && url.pathname.endsWith('.js');

/** Keeps every script of the framework on the line until it is let go. */
export async function holdScripts(page: Page) {
  let go = () => {};
  const gate = new Promise<void>((resolve) => (go = resolve));
  await page.route(isScript, async (route) => {
    await gate;
    await route.continue();
  });
  return () => go();
}

/** Opens a page whose scripts do not come before the returned function is called. */
export async function openBare(page: Page, path: string) {
  const release = await holdScripts(page);
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('footer').last().waitFor({ state: 'attached' });
  await page.waitForFunction(() => document.readyState !== 'loading');
  // Read before its styles have come, a page would be laid out without them.
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(({ sheet }) => sheet),
  );
  // No frame is drawn while anything that must come before it is on its way.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  return release;
}

/** Waits until the page answers by itself. */
export const answers = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.getElementById('main') ?? {}).some((key) => key.startsWith('__reactFiber')),
  );
