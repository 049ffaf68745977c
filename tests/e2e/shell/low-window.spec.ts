import type { Locator, Page } from '@playwright/test';
import { chat } from '../../../content/assistant/words';
import { searchWords } from '../../../content/search/words';
import { simulatorPage } from '../../../content/pages/tools/simulator';
import { gateForm } from '../../../content/forms/gate';
import { path } from '../../../content/routes';
import { shell } from '../../../content/shell/shell';
import { setLetters, TWICE } from '../../helpers/browser/letters';
import { transitionsDone } from '../../helpers/browser/transitions';
import { signIn } from '../../helpers/site/sign-in';
import { expect, returning as test } from '../../helpers/browser/test';

/** A desk's window of 1280 × 1024 at 400 %. */
const LOW = { width: 320, height: 256 };

interface Way {
  name: string;
  at: string;
  open: (page: Page) => Promise<void>;
  /** What it is opened for, and how high that must be seen. */
  shows?: { what: (box: Locator) => Locator; least: number };
}

const dialog = (page: Page) => page.locator('dialog[open]');
const box = (page: Page, name: string) =>
  name === chat.en.title
    ? page.getByRole('region', { name })
    : name === searchWords.en.open
      ? page.locator('#site-search')
      : dialog(page);
const pressFirst = (selector: string) => (page: Page) => page.locator(selector).first().click();
const pressButton = (name: string) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).first().click();
/** While a larger one of its files comes there are two. */
const picture = { what: (one: Locator) => one.locator('.yarl__slide_current img').last(), least: 150 };

const WAYS: readonly Way[] = [
  {
    name: chat.en.title,
    at: path('news', 'en'),
    open: pressButton(chat.en.open),
    shows: { what: (one) => one.getByRole('log'), least: 150 },
  },
  { name: searchWords.en.open, at: path('search', 'en'), open: (page) => page.evaluate(showSearch) },
  { name: 'menu', at: path('news', 'en'), open: pressButton(shell.en.menu.open) },
  { name: 'lightbox', at: path('projects', 'en'), open: pressFirst('main a[href*="/img/"]'), shows: picture },
  {
    name: 'lightbox of a tile',
    at: path('gallery', 'en'),
    open: pressFirst('main a[href*="/img/"]'),
    shows: picture,
  },
  { name: 'reader', at: `${path('components', 'en')}#page-3`, open: async () => undefined, shows: picture },
  { name: 'news', at: path('news', 'en'), open: pressFirst('main a[aria-haspopup="dialog"]') },
  { name: 'close-up', at: path('roofSimulator', 'en'), open: pressButton(simulatorPage.en.tool.closeUp) },
  { name: 'gate', at: path('villaModels', 'en'), open: pressButton(gateForm.en.ask) },
];

/** Its button is in the menu at this width; the sheet is the same in every window as low as this. */
function showSearch() {
  document.getElementById('site-search')!.showPopover();
}

/** Everything that can be pressed or filled in comes into view, lies within the window, and is not under another. */
async function outOfReach(part: Locator): Promise<string[]> {
  return part.evaluate((root) => {
    const faults: string[] = [];
    for (const one of root.querySelectorAll<HTMLElement>('a[href], button, input, textarea, select')) {
      if (!one.checkVisibility({ visibilityProperty: true }) || one.closest('[aria-hidden], .sr-only'))
        continue;
      const size = one.getBoundingClientRect();
      if (size.width < 2) continue;
      one.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      const { left, right, top, bottom } = one.getBoundingClientRect();
      const upper = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      const isSeen = upper !== null && (one.contains(upper) || upper.contains(one));
      if (left < 0 || right > innerWidth || !isSeen)
        faults.push(`${one.getAttribute('aria-label') ?? one.textContent}: ${[left, right, top, bottom]}`);
    }
    root.scrollTop = 0;
    return faults;
  });
}

async function walk(page: Page, ways: readonly Way[], size: typeof LOW) {
  await page.setViewportSize(size);
  for (const { name, at, open, shows } of ways)
    await test.step(name, async () => {
      await page.goto(at);
      await open(page);
      const part = box(page, name);
      await expect(part).toBeVisible();
      // A sheet is cut off while it opens.
      await transitionsDone(page);
      if (shows) {
        const seen = shows.what(part);
        await expect(seen).toBeInViewport();
        await expect
          .poll(async () => Math.round((await seen.boundingBox())!.height))
          .toBeGreaterThanOrEqual(shows.least);
      }
      await expect(part.locator('button, a[href]').filter({ visible: true }).first()).toBeAttached();
      expect(await part.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0);
      expect(await outOfReach(part)).toEqual([]);
    });
}

test('every dialog can be used in a window of 320 × 256 @slow', async ({ page }) => {
  await signIn(page);
  await walk(page, WAYS, LOW);
});

// Head and foot of a dialog grow with letters, windows do not.
for (const [width, height] of [
  [390, 844],
  [360, 740],
  [320, 640],
] as const)
  test(`in letters of twice the size a picture is seen, and all of its dialog can be used, in ${width} × ${height} @slow`, async ({
    page,
  }) => {
    await setLetters(page, TWICE);
    const pictures = WAYS.filter(({ shows }) => shows === picture);
    await walk(page, pictures, { width, height });
  });
