import type { Browser, Page } from '@playwright/test';
import { say } from '../../scripts/owner/command';
import { measureOnSite } from '../presses/on-site';
import { installWatch, paintedAfter } from './watch';
import { LINES, linkOf, SCREENS, WALKS, type Line, type Screen, type Walk } from './walks';

const USE = 'Use: npm run bench:clicks -- [--times 10] [--slow 1]';
const GOAL_MS = 100;

/** How a visitor comes to a link: having read the page for some time, or as soon as its scripts run. */
const MANNERS = [
  { name: 'having read 2 s', readMs: 2000, restMs: 150 },
  { name: 'at once', readMs: 0, restMs: 0 },
] as const;
type Manner = (typeof MANNERS)[number];

interface Visit {
  screen: Screen;
  line: Line;
  walk: Walk;
  manner: Manner;
  /** How many times slower the processor is made. */
  slow: number;
}

/** Until the page answers by itself: React has come to the header. */
const isLive = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector('header button') ?? {}).some((key) => key.startsWith('__reactProps')),
  );

async function follow(page: Page, { screen, walk, manner }: Visit): Promise<void> {
  // A reader scrolls or moves the mouse.
  if (manner.readMs > 0) await page.mouse.wheel(0, 8);
  const link = await linkOf(page, walk, screen);
  await page.waitForTimeout(manner.readMs);
  if (screen.isPhone) return link.tap();
  await link.hover();
  await page.waitForTimeout(manner.restMs);
  await page.mouse.down();
  await page.mouse.up();
}

/** One visit by somebody who was never here to the first page: milliseconds from click to heading. */
async function visit(browser: Browser, url: string, one: Visit): Promise<number> {
  const { viewport, isPhone } = one.screen;
  const context = await browser.newContext({ baseURL: url, viewport, hasTouch: isPhone, isMobile: isPhone });
  const page = await context.newPage();
  const tools = await context.newCDPSession(page);
  const { latency, throughput } = one.line;
  await tools.send('Network.enable');
  await tools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  if (one.slow > 1) await tools.send('Emulation.setCPUThrottlingRate', { rate: one.slow });
  await installWatch(page);
  await page.goto(one.walk.from);
  await isLive(page);
  await follow(page, one);
  const took = await paintedAfter(page);
  await context.close();
  return took;
}

const at = (sorted: readonly number[], share: number) =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);

async function measure(browser: Browser, url: string, { times, slow }: { times: number; slow: number }) {
  const missed: string[] = [];
  for (const screen of SCREENS)
    for (const line of LINES)
      for (const walk of WALKS)
        for (const manner of MANNERS) {
          const took: number[] = [];
          for (let nth = 0; nth < times; nth += 1)
            took.push(await visit(browser, url, { screen, line, walk, manner, slow }));
          took.sort((a, b) => a - b);
          const [half, most] = [at(took, 0.5), at(took, 0.95)];
          const what = `${screen.name}, ${line.name} | ${walk.from} → ${walk.to} (${walk.by}) | ${manner.name}`;
          say(`| ${what} | ${half} | ${most} |`);
          if (manner.readMs > 0 && half > GOAL_MS) missed.push(`${what.replaceAll(' | ', ', ')}: ${half} ms`);
        }
  return missed;
}

measureOnSite({ use: USE, times: '10', slow: '1' }, ({ browser, url, ...options }) => {
  say('| Screen and line | Click | When | p50 ms | p95 ms |\n|---|---|---|---|---|');
  return measure(browser, url, options);
});
