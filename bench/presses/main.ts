import path from 'node:path';
import { devices, type Locator, type Page } from '@playwright/test';
import { say } from '../../scripts/owner/command';
import { newToken } from '../../tests/helpers/site/sign-in';
import { measureOnSite, type Measured } from './on-site';
import { median } from '../start-steps';
import { PRESSES, type Press } from './presses';

/*
 * npm run bench:presses: from a press to the next frame on a telephone four times slower than this machine, as
 * Interaction to Next Paint counts it (the browser's own event timing, in steps of 8 ms; below 16 ms it says nothing).
 */

const USE = 'Use: npm run bench:presses -- [--times 12] [--slow 4]';
const GOAL_MS = 100;
/** Milliseconds in which what a press began comes to rest. */
const REST = 700;

interface Visit extends Measured {
  token: string;
}

/** The point in the middle of a control, once it is in view: the mouse goes there without asking the page on the way. */
async function middleOf(control: Locator): Promise<[number, number]> {
  await control.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await control.boundingBox())!;
  return [x + width / 2, y + height / 2];
}

/** Everything that the press needs is there before it is made, so that the page works for the press alone. */
async function readied(one: Press, page: Page, nth: number): Promise<() => Promise<void>> {
  const what = one.press(page, nth);
  await one.at?.(page, nth).focus();
  if (typeof what === 'string') return () => page.keyboard.press(what);
  const [x, y] = await middleOf(what);
  return () => page.mouse.click(x, y);
}

async function pressesOf(one: Press, { browser, url, token, times, slow }: Visit): Promise<number[]> {
  const context = await browser.newContext({ ...devices['Pixel 7'], baseURL: url });
  await context.addCookies([{ name: 'authToken', value: token, url }]);
  const page = await context.newPage();
  await page.addInitScript({ path: path.join(__dirname, 'page.js') });
  const protocol = await context.newCDPSession(page);
  await page.goto(one.from, { waitUntil: 'networkidle' });
  await one.before?.(page);
  await page.waitForTimeout(REST * 2);
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: slow });
  const took: number[] = [];
  for (let nth = 0; nth < times; nth += 1) {
    const press = await readied(one, page, nth);
    await page.waitForTimeout(REST);
    await page.evaluate('longestPress = 0');
    await press();
    await page.waitForTimeout(REST);
    took.push(await page.evaluate<number>('longestPress'));
  }
  await context.close();
  return took;
}

measureOnSite({ use: USE, times: '12', slow: '4' }, async (on) => {
  const visit = { ...on, token: await newToken(on.url) };
  const missed: string[] = [];
  say('| Press | median ms | slowest ms |\n|---|---|---|');
  for (const one of PRESSES) {
    const took = await pressesOf(one, visit);
    const most = Math.max(...took);
    say(`| ${one.name} | ${median(took)} | ${most} |`);
    if (most > GOAL_MS) missed.push(`${one.name}: ${most} ms`);
  }
  return missed;
});
