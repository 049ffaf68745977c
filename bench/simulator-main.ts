import { chromium, devices, type CDPSession, type Page } from '@playwright/test';
import { simulatorPage } from '../content/pages/tools/simulator';
import { WALL_COLOURS } from '../content/simulator/finishes';
import { optionsOf } from '../content/simulator/options';
import { launchOptions } from '../scripts/shared/browser';
import { Fault } from '../scripts/shared/fault';
import { runUntilStopped } from '../scripts/shared/lifetime';
import { say } from '../scripts/owner/command';
import { startSite } from '../tests/helpers/site/server';
import { newToken } from '../tests/helpers/site/sign-in';
import { needFinishedBuild } from './finished-build';
import { fetched, press, type Choice, type Switched } from './simulator-page';

/* npm run bench:simulator: what the roof tile simulator costs on a cheap telephone, and whether it keeps its goals. */

const words = simulatorPage.en;
const TOOL = '/expirence-now';
/** About a cheap telephone. */
const SLOWER = 4;
/** 4G as WebPageTest has it: 9 Mbit/s both ways, 170 ms there and back. */
const LINE = { offline: false, downloadThroughput: 9e6 / 8, uploadThroughput: 9e6 / 8, latency: 170 };
const FREE_LINE = { offline: false, downloadThroughput: -1, uploadThroughput: -1, latency: 0 };
const GOAL = { cachedMs: 50, switchBytes: 60_000, phoneView: 300_000, deskView: 600_000, growth: 1.15 };
/** Milliseconds from a step that opens to a press in it: nobody chooses what is not painted yet. */
const HAND = 300;
const SWITCHES = 200;
const MOUNTS = 20;

const SCREENS = {
  phone: devices['Pixel 7'],
  desktop: { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
} as const;

/** Tiles of the villa's first range, and wall colours: as the tool names them, and the layer that each shows. */
const TILES = optionsOf('model_1')
  .filter(({ range }, _at, [first]) => range === first?.range)
  .map(({ id }) => ({ step: 'option', name: 'simulator-option', value: id, layer: `roof-${id}` }) as const);
const WALLS = WALL_COLOURS.map(
  (id) => ({ step: 'wall', name: 'simulator-wall', value: id, layer: `wall-${id}` }) as const,
);

/** In such an order that none lies beside the one before, since those are fetched ahead; not what is shown already. */
const apart = <T>(list: readonly T[]): T[] => {
  const far = list.map((_, at) => list[(at * 5 + 2) % list.length]!);
  return [...new Set(far)].filter((choice) => choice !== list[0]);
};
const CHOICES = [...apart(TILES), ...apart(WALLS)];

const share = (values: readonly number[], part: number) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.ceil(values.length * part) - 1)] ?? 0;

interface Open {
  page: Page;
  protocol: CDPSession;
}

const inputOf = (page: Page, { name, value }: Choice) =>
  page.locator(`input[name="${name}"][value="${value}"]`);

/** Opens the step of a choice, by its head beside the picture or by the row under it. */
async function toStepOf(page: Page, choice: Choice) {
  if ((await inputOf(page, choice).count()) > 0) return;
  const { short, title } = words.steps[choice.step];
  const below = page.getByRole('navigation', { name: words.tool.steps }).getByRole('button', { name: short });
  if (await below.isVisible()) await below.click();
  else await page.locator('summary', { hasText: title }).click();
  await inputOf(page, choice).waitFor({ state: 'attached' });
  await page.waitForTimeout(HAND);
}

async function change({ page }: Open, choice: Choice): Promise<Switched> {
  await toStepOf(page, choice);
  return page.evaluate(press, choice);
}

/** Choices one after the other, each after a rest in which what lies beside it is fetched. */
async function switches(open: Open, rounds: number, rest: number): Promise<number[]> {
  const times: number[] = [];
  for (let nth = 0; nth < rounds; nth++) {
    const took = await change(open, CHOICES[nth % CHOICES.length]!);
    if (took === null) throw new Fault(`${CHOICES[nth % CHOICES.length]!.layer} was not shown`);
    times.push(took);
    await open.page.waitForTimeout(rest);
  }
  return times;
}

interface Held {
  heap: number;
  nodes: number;
}

async function held({ protocol }: Open): Promise<Held> {
  await protocol.send('HeapProfiler.collectGarbage');
  const { metrics } = await protocol.send('Performance.getMetrics');
  const of = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? 0;
  return { heap: of('JSHeapUsedSize'), nodes: of('Nodes') };
}

/** To another page and back without a new document: the tool is taken down and put up again. */
async function openAgain(page: Page) {
  await page
    .locator('header a[href="/"]')
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click());
  await page.waitForURL((url) => url.pathname === '/');
  await page.goBack();
  await inputOf(page, TILES[0]!).waitFor({ state: 'attached' });
}

const told = (times: readonly number[]) =>
  `median ${Math.round(share(times, 0.5))} ms, p95 ${Math.round(share(times, 0.95))} ms`;

/** What of its goals one screen misses. */
async function measure(site: string, screen: keyof typeof SCREENS, token: string): Promise<string[]> {
  const browser = await chromium.launch(launchOptions());
  const context = await browser.newContext(SCREENS[screen]);
  await context.addCookies([{ name: 'authToken', value: token, url: site }]);
  // What runs this program marks functions by a helper, which pages do not have.
  await context.addInitScript('globalThis.__name = (marked) => marked');
  const page = await context.newPage();
  const open = { page, protocol: await context.newCDPSession(page) };
  await open.protocol.send('Performance.enable');
  await open.protocol.send('Network.enable');
  const line = (conditions: typeof LINE) =>
    open.protocol.send('Network.emulateNetworkConditions', conditions);
  const slow = (rate: number) => open.protocol.send('Emulation.setCPUThrottlingRate', { rate });

  await page.goto(site + TOOL, { waitUntil: 'load' });
  await inputOf(page, TILES[0]!).waitFor({ state: 'attached' });
  const view = await page.evaluate(fetched);
  await page.waitForLoadState('networkidle');
  await page.evaluate(fetched);

  await slow(SLOWER);
  await line(LINE);
  const away = await switches(open, CHOICES.length, 50);
  const bytes = (await page.evaluate(fetched)) / CHOICES.length;
  await line(FREE_LINE);
  await switches(open, CHOICES.length, 50);
  const near = await switches(open, 60, 50);
  await slow(1);
  await switches(open, SWITCHES / 4, 0);
  const before = await held(open);
  await switches(open, SWITCHES, 0);
  const after = await held(open);
  const mounts: Held[] = [];
  for (let nth = 0; nth < MOUNTS; nth++) {
    await openAgain(page);
    await change(open, CHOICES[nth % CHOICES.length]!);
    mounts.push(await held(open));
  }
  await browser.close();

  const mega = ({ heap }: Held) => (heap / 1e6).toFixed(1);
  say(
    `| ${screen} | ${Math.round(view / 1000)} | ${Math.round(bytes / 100) / 10} | ${told(near)} | ${told(away)} |`,
  );
  say(`|  | heap MB after ${SWITCHES / 4} and ${SWITCHES} more switches | ${mega(before)}, ${mega(after)} |`);
  say(`|  | after the 2nd and ${MOUNTS}th opening | ${mega(mounts[1]!)}, ${mega(mounts.at(-1)!)} |`);
  const most = screen === 'phone' ? GOAL.phoneView : GOAL.deskView;
  return [
    ...(share(near, 0.95) > GOAL.cachedMs
      ? [`${screen}: a switch that is cached takes more than ${GOAL.cachedMs} ms`]
      : []),
    ...(bytes > GOAL.switchBytes ? [`${screen}: a switch takes more than ${GOAL.switchBytes} bytes`] : []),
    ...(view > most ? [`${screen}: the first view takes more than ${most} bytes`] : []),
    ...(after.heap > before.heap * GOAL.growth ? [`${screen}: memory grows with switches`] : []),
    ...(mounts.at(-1)!.heap > mounts[1]!.heap * GOAL.growth ? [`${screen}: memory grows with openings`] : []),
  ];
}

runUntilStopped(async () => {
  await needFinishedBuild();
  const site = await startSite();
  try {
    const token = await newToken(site.url);
    say(
      `${CHOICES.length} tiles and walls of the first villa; processor ${SLOWER} times slower; 4G: 9 Mbit/s, 170 ms\n`,
    );
    say(
      '| screen | pictures of the first view, KB | a switch, KB | switch, cached | switch, not cached, 4G |',
    );
    say('|---|---|---|---|---|');
    const faults: string[] = [];
    for (const screen of ['phone', 'desktop'] as const)
      faults.push(...(await measure(site.url, screen, token)));
    for (const fault of faults) say(`MISSED ${fault}`);
    return faults.length > 0 ? 1 : 0;
  } finally {
    await site.close();
  }
});
