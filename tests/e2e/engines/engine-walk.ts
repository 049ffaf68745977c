import { ENGINES, type Engine, type EngineWindow } from '../../helpers/browser/engines';
import { expect, plain as base } from '../../helpers/browser/test';

const STARTED = `const main = document.getElementById('main');
  return !main || Object.keys(main).some((key) => key.startsWith('__reactFiber'))`;
const SEEN = `const box = document.querySelector(a)?.getBoundingClientRect();
  return Boolean(box && box.width > 0 && box.height > 0)`;
export const TEXT = `return document.querySelector(a)?.textContent ?? ''`;
/** Marks the shown control with this name, so that a selector finds it. */
export const MARK = `for (const old of document.querySelectorAll('[data-chosen]')) old.removeAttribute('data-chosen');
  const found = [...document.querySelectorAll('a, button, summary')].find((element) =>
    (element.getAttribute('aria-label') ?? element.textContent).trim().startsWith(a) &&
    element.getBoundingClientRect().width > 0 && getComputedStyle(element).visibility === 'visible' &&
    (!b || element.closest(b)));
  found?.setAttribute('data-chosen', '');
  return Boolean(found)`;

export const test = base.extend<{ url: string }>({
  url: async ({ baseURL }, hand) => hand(baseURL!),
});

/** Milliseconds between two looks: the default ones grow to a second, and most of this walk is waiting. */
const SHORT = [20, 50, 100];
export const soon = <T>(look: () => Promise<T>) => expect.poll(look, { intervals: SHORT });

export const seen = (site: EngineWindow, selector: string) => site.read<boolean>(SEEN, selector);

/** Until the scripts of the page answer. */
export const started = (site: EngineWindow) => soon(() => site.read<boolean>(STARTED)).toBe(true);

export async function open(site: EngineWindow, url: string) {
  await site.open(url);
  await started(site);
}

/** Presses the control whose name begins so, as soon as it is shown and can be pressed: what moves cannot. */
export async function press(site: EngineWindow, name: string, inside = '') {
  await expect(async () => {
    expect(await site.read<boolean>(MARK, name, inside), name).toBe(true);
    await site.press('[data-chosen]');
  }).toPass({ timeout: 60_000, intervals: SHORT });
}

/** Whoever walks in each engine that is here: `site` answers once a test runs. */
export function inEachEngine(walk: (site: () => EngineWindow, engine: Engine) => void) {
  for (const engine of ENGINES)
    test.describe(engine.name, () => {
      let site: EngineWindow;
      // Said, not only counted: whoever reads the run sees what was not looked at.
      test.beforeAll(async () => {
        const missing = engine.missing();
        if (missing) console.log(`Skipped: ${missing}.`);
        test.skip(Boolean(missing), missing);
        site = await engine.start();
      });
      test.afterAll(() => site?.close());
      walk(() => site, engine);
    });
}
