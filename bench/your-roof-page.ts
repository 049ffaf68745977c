import { readFileSync } from 'node:fs';
import { chromium, devices, type Browser, type Page } from '@playwright/test';
import { yourRoofPage, yourRoofSteps } from '../content/pages/tools/your-roof';
import { path } from '../content/routes';
import { launchOptions } from '../scripts/shared/browser';
import type { TraceEvent } from './thread-time';

/* What the page of your own roof costs in a browser: tasks by the clock of their thread, memory by the system. */

const words = { ...yourRoofPage.en.tool, ...yourRoofSteps.en };
const RECORDED = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'toplevel'];
/** Milliseconds in which a page comes to rest. */
const REST = 1500;
/** Tiles that are chosen one after the other. */
const TILES = [3, 9, 15];

interface PageCosts {
  /** The page's longest task on opening the sample, and on choosing another tile, ms. */
  opening: number;
  another: number;
  /** The worker's longest task while the sample is opened: looking at its roof, ms. */
  looking: number;
  /** The worker's longest on choosing another tile, ms. */
  laying: number;
  /** How much more memory all of the browser holds afterwards, MB. */
  memory: number;
}

/** One visit: the sample opened by a press, three tiles after it. */
export async function pageCosts(site: string): Promise<PageCosts> {
  const browser = await chromium.launch(launchOptions());
  try {
    const page = await browser.newPage(devices['Pixel 7']);
    await page.goto(site + path('yourRoof', 'en'), { waitUntil: 'networkidle' });
    // A finger that comes near: the worker begins, and the tool is fetched.
    await page.getByRole('button', { name: words.sample }).hover();
    await page.waitForTimeout(REST);
    const before = await heldBy(browser);
    const opened = await recorded(browser, page, async () => {
      await page.getByRole('button', { name: words.sample }).click();
      await page.getByText(words.tile.after, { exact: true }).waitFor();
    });
    const chosen = await recorded(browser, page, async () => {
      for (const nth of TILES) {
        await page.getByRole('radio').nth(nth).focus();
        await page.keyboard.press('Space');
        await page.waitForTimeout(REST);
      }
    });
    return {
      opening: longest(opened, 'CrRendererMain'),
      another: longest(chosen, 'CrRendererMain'),
      looking: longest(opened, 'DedicatedWorker thread'),
      laying: longest(chosen, 'DedicatedWorker thread'),
      memory: (await heldBy(browser)) - before,
    };
  } finally {
    await browser.close();
  }
}

async function recorded(browser: Browser, page: Page, walk: () => Promise<void>): Promise<TraceEvent[]> {
  await browser.startTracing(page, { categories: RECORDED });
  await walk();
  await page.waitForTimeout(REST);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  return traceEvents;
}

interface Named extends TraceEvent {
  args?: { name?: string };
}

/** The longest task of the threads of that name, ms; Playwright's own questions to the page are no task of it. */
function longest(events: readonly Named[], name: string): number {
  const of = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const threads = new Set(
    events.filter((event) => event.name === 'thread_name' && event.args?.name === name).map(of),
  );
  const mine = events.filter((event) => event.ph === 'X' && threads.has(of(event)));
  const asked = mine.filter((event) => event.name === 'V8.InvokeApiInterruptCallbacks');
  const tasks = mine.filter(
    (task) =>
      task.name === 'RunTask' && !asked.some(({ ts }) => ts >= task.ts && ts <= task.ts + (task.dur ?? 0)),
  );
  return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur / 1000));
}

/** Memory that the browser's processes hold for themselves, MB. */
async function heldBy(browser: Browser): Promise<number> {
  const protocol = await browser.newBrowserCDPSession();
  const { processInfo } = (await protocol.send('SystemInfo.getProcessInfo')) as {
    processInfo: { id: number }[];
  };
  await protocol.detach();
  const kilobytes = processInfo.map(({ id }) => {
    const told = /^RssAnon:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/status`, 'utf8'));
    return Number(told?.[1] ?? 0);
  });
  return kilobytes.reduce((sum, value) => sum + value, 0) / 1024;
}
