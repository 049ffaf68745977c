import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { ROUTES, type RouteEntry, type RouteKey } from '../content/routes';
import { launchOptions, systemChromium } from '../scripts/shared/browser';
import { runUntilStopped } from '../scripts/shared/lifetime';
import { readCount, readOptions, say } from '../scripts/owner/command';
import { startSite } from '../tests/helpers/site/server';
import { needFinishedBuild } from './finished-build';
import { startEmptySite } from './empty-site';
import { median } from './start-steps';
import { onThreadTime, type TraceEvent } from './thread-time';

const USE = 'Use: npm run bench:lighthouse -- [--times 5] [--slow 4] [--only /news,/cart] [--all]';
/** Fetched by npx when it is run, not installed: it brings more packages than the whole site. */
const PROGRAM = 'lighthouse@12.8.2';

/** One of each kind of page. */
const PAGES: readonly RouteKey[] = [
  ...(['home', 'product', 'roofTiles', 'bmiItaly', 'components', 'yamamaBricks', 'laPaloma'] as const),
  ...(['solarWater', 'cmgNatural', 'solarFeatures', 'gallery', 'projects', 'contact', 'login'] as const),
];

/** Every page search engines may keep: one address of each. */
const INDEXED = (Object.keys(ROUTES) as RouteKey[]).filter((key) => {
  const route: RouteEntry = ROUTES[key];
  return route.index !== false && !route.canonical;
});

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const AUDITS = {
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
} as const;

/** As it stands in the table. */
const EMPTY = 'an empty page';

/** What is read of a report. */
interface Report {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { numericValue?: number; score: number | null; title: string }>;
}

/** The figures of a row: as the clock has it, then points and blocking as the processor worked for the page. */
const NAMES = [...CATEGORIES, ...Object.keys(AUDITS), 'points, processor', 'TBT, processor'] as const;
const HEAD = ['Page', 'Performance', 'Accessibility', 'Best practices', 'SEO', 'LCP s', 'TBT ms', 'CLS'];
const PROCESSOR_HEAD = ['Performance, processor time', 'TBT ms, processor time'];

interface Visit {
  values: number[];
  faults: string[];
}

/** Runs Lighthouse with its artifacts in a folder: gathers them (`-GA`), or judges again what lies there (`-A`). */
async function run(url: string, slow: number, flag: string): Promise<Report> {
  const chrome = ['--headless', ...launchOptions().args].join(' ');
  const { stdout } = await promisify(execFile)(
    'npx',
    [
      ...['--yes', PROGRAM, url, '--quiet', '--output=json', `--chrome-flags=${chrome}`, flag],
      `--throttling.cpuSlowdownMultiplier=${slow}`,
    ],
    { maxBuffer: 1e8, env: { ...process.env, CHROME_PATH: process.env.CHROME_PATH ?? systemChromium() } },
  );
  return JSON.parse(stdout) as Report;
}

/** Puts the trace of a visit on the clock of the processor: see ./thread-time. */
function countWorkAlone(folder: string): void {
  const file = path.join(folder, 'defaultPass.trace.json');
  const trace = JSON.parse(readFileSync(file, 'utf8')) as { traceEvents: TraceEvent[] };
  writeFileSync(file, JSON.stringify({ ...trace, traceEvents: onThreadTime(trace.traceEvents) }));
}

const points = ({ categories }: Report, name: string) => Math.round((categories[name]?.score ?? 0) * 100);
const valueOf = ({ audits }: Report, id: string) => audits[id]?.numericValue ?? NaN;

function faultsOf({ categories, audits }: Report): string[] {
  const wanted = CATEGORIES.slice(1).flatMap((name) => categories[name]?.auditRefs ?? []);
  return wanted
    .filter(({ id, weight }) => weight > 0 && audits[id]?.score !== null && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => audits[id]!.title);
}

async function visit(url: string, slow: number): Promise<Visit> {
  const folder = mkdtempSync(path.join(tmpdir(), 'lighthouse-'));
  try {
    const seen = await run(url, slow, `-GA=${folder}`);
    countWorkAlone(folder);
    const worked = await run(url, slow, `-A=${folder}`);
    const values = [
      ...CATEGORIES.map((name) => points(seen, name)),
      ...Object.values(AUDITS).map((id) => valueOf(seen, id)),
      ...[points(worked, 'performance'), valueOf(worked, AUDITS.tbt)],
    ];
    return { values, faults: faultsOf(seen) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Once in a hundred visits Lighthouse cannot record what it sees, and asks to be run again. */
const visitOrRepeat = (url: string, slow: number) => visit(url, slow).catch(() => visit(url, slow));

function shown(values: readonly number[]): string {
  const digits = [0, 0, 0, 0, 2, 0, 3, 0, 0];
  // The largest paint in seconds.
  return values.map((value, at) => (at === 4 ? value / 1000 : value).toFixed(digits[at])).join(' | ');
}

/** The empty page and each page in turn, so that all of them meet the machine as it is. */
async function measure(pages: ReadonlyMap<string, string>, times: number, slow: number): Promise<void> {
  const visits = new Map([...pages.keys()].map((name) => [name, [] as Visit[]]));
  for (let nth = 0; nth < times; nth += 1)
    for (const [name, url] of pages) visits.get(name)!.push(await visitOrRepeat(url, slow));
  say(`| ${[...HEAD, ...PROCESSOR_HEAD].join(' | ')} |`);
  say(`|---${'|---'.repeat(NAMES.length)}|`);
  for (const [name, own] of visits)
    say(`| ${name} | ${shown(NAMES.map((_, at) => median(own.map(({ values }) => values[at]!))))} |`);
  for (const [name, own] of visits)
    if (name !== EMPTY)
      for (const fault of new Set(own.flatMap(({ faults }) => faults))) say(`FAULT ${name}: ${fault}`);
}

/**
 * Medians of Lighthouse for a telephone, of the built site on its own server beside an empty page of the same
 * framework; loopback only but for npx. `--slow` is how many times slower than this machine the telephone is.
 */
runUntilStopped(async () => {
  const text = { type: 'string' } as const;
  const { values } = readOptions({ times: text, slow: text, only: text, all: { type: 'boolean' } }, USE);
  await needFinishedBuild();
  const empty = await startEmptySite();
  const site = await startSite();
  const keys = values.all ? INDEXED : PAGES;
  const paths = values.only?.split(',') ?? keys.map((key) => ROUTES[key].path);
  const pages = new Map([[EMPTY, empty.url], ...paths.map((one) => [one, site.url + one] as const)]);
  await measure(pages, readCount(values.times ?? '5', 'times'), readCount(values.slow ?? '4', 'slow'));
  await site.close();
  await empty.close();
  return 0;
});
