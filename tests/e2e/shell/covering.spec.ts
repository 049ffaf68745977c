import type { Page } from '@playwright/test';
import { path, ROUTE_KEYS, ROUTES, type RouteKey } from '../../../content/routes';
import { signIn } from '../../helpers/site/sign-in';
import { expect, returning as test } from '../../helpers/browser/test';
import { coveredWords } from './covered-words';

/** Heights of telephones and of a tablet of these widths. */
const WINDOWS = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
];
/** Where the corners are taken: the smallest window with a margin for them, and a common one. */
const DESKS = [
  { width: 1120, height: 700 },
  { width: 1440, height: 900 },
];

/** Pages of six kinds, with everything that stays: the app's row, a tool with its picture, chips, a roof, a form. */
const SIX: readonly RouteKey[] = ['home', 'roofSimulator', 'gallery', 'components', 'contact', 'bmiItaly'];

async function walk(page: Page, keys: readonly RouteKey[], windows: readonly (typeof WINDOWS)[number][]) {
  await signIn(page);
  const faults: string[] = [];
  for (const key of keys) {
    await page.setViewportSize(windows[0]!);
    await page.goto(ROUTES[key].path);
    for (const size of windows) {
      await page.setViewportSize(size);
      const found = await page.evaluate(coveredWords);
      faults.push(...found.map((fault) => `${path(key, 'en')} at ${size.width} px: ${fault}`));
    }
  }
  expect(faults).toEqual([]);
}

test('nothing that stays lies over a text or a control, on six kinds of page', async ({ page }) => {
  await walk(page, SIX, [WINDOWS[0]!]);
});

test('nothing that stays lies over a text or a control, on any page @slow', async ({ page }) => {
  test.setTimeout(600_000);
  await walk(page, ROUTE_KEYS, [...WINDOWS, ...DESKS]);
});
