import type { Page } from '@playwright/test';
import { yourRoofPage } from '../../../content/pages/your-roof';
import { path } from '../../../content/routes';
import { expect, test } from '../../helpers/browser/test';

const { tool } = yourRoofPage.en;
/** How many times slower the page's own thread is made: about a cheap telephone. */
const SLOWER = 4;
/** A page that answers within this many ms after a press seems to answer at once. */
const MAX_TASK_MS = 50;
/** Another program may take the processor at any moment: the least of so many counts is that of the page. */
const TRIES = 5;

/** Long tasks of the page from now on, ms. */
const watch = () => {
  const all: number[] = [];
  Object.assign(window, { longTasks: all });
  new PerformanceObserver((list) => all.push(...list.getEntries().map(({ duration }) => duration))).observe({
    type: 'longtask',
  });
};
/** The longest since the last look. */
const longest = (page: Page) =>
  page.evaluate(() => {
    const all = (window as unknown as { longTasks: number[] }).longTasks;
    return Math.max(0, ...all.splice(0));
  });

/** Choosing, looking at the roof and three other tiles, each with its longest task. */
async function costs(page: Page): Promise<number[]> {
  await page.goto(path('yourRoof', 'en'), { waitUntil: 'networkidle' });
  const protocol = await page.context().newCDPSession(page);
  await page.getByRole('button', { name: tool.sample }).hover();
  await page.waitForLoadState('networkidle');
  await page.evaluate(watch);
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const all: number[] = [];
  const settled = async () => {
    await page.waitForTimeout(1500);
    all.push(await longest(page));
  };
  await page.getByRole('button', { name: tool.sample }).click();
  await page.getByText(tool.tile.after, { exact: true }).waitFor();
  await settled();
  for (const nth of [3, 9, 15]) {
    await page.getByRole('radio').nth(nth).focus();
    await page.keyboard.press('Space');
    await settled();
  }
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return all;
}

test(
  'the page answers all the time while a roof is looked at and laid',
  { tag: '@slow' },
  async ({ page }, info) => {
    // Each try begins with no photograph.
    await page.addInitScript(() => localStorage.clear());
    const best: number[] = [];
    for (let nth = 0; nth < TRIES && !(best.length > 0 && best.every((task) => task <= MAX_TASK_MS)); nth++)
      (await costs(page)).forEach((task, i) => (best[i] = Math.min(task, best[i] ?? Infinity)));
    info.annotations.push({ type: 'longest tasks: opening, three tiles, ms', description: best.join(', ') });
    console.log(`Your own roof: longest tasks ${best.map(Math.round).join(', ')} ms`);
    for (const task of best.slice(1)) expect(task).toBeLessThanOrEqual(MAX_TASK_MS);
  },
);
