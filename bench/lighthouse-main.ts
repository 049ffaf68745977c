import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ROUTES, type RouteEntry, type RouteKey } from '../content/routes';
import { isBuilt } from '../scripts/build/build';
import { launchOptions, systemChromium } from '../scripts/shared/browser';
import { checkedEnv } from '../scripts/shared/environment';
import { Fault } from '../scripts/shared/fault';
import { runUntilStopped } from '../scripts/shared/lifetime';
import { readCount, readOptions, say } from '../scripts/owner/command';
import { startSite } from '../tests/helpers/site/server';

const USE = 'Use: npm run bench:lighthouse -- [--times 5] [--only /news,/cart] [--all]';
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

/** What is read of a report. */
interface Report {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { numericValue?: number; score: number | null; title: string }>;
}

const NAMES = [...CATEGORIES, ...Object.keys(AUDITS)] as const;

async function look(url: string): Promise<{ values: number[]; faults: string[] }> {
  const flags = ['--headless', ...launchOptions().args].join(' ');
  const { stdout } = await promisify(execFile)(
    'npx',
    ['--yes', PROGRAM, url, '--quiet', '--output=json', `--chrome-flags=${flags}`],
    { maxBuffer: 1e8, env: { ...process.env, CHROME_PATH: process.env.CHROME_PATH ?? systemChromium() } },
  );
  const { categories, audits } = JSON.parse(stdout) as Report;
  const scores = CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100));
  const metrics = Object.values(AUDITS).map((id) => audits[id]?.numericValue ?? NaN);
  const wanted = CATEGORIES.slice(1).flatMap((name) => categories[name]?.auditRefs ?? []);
  const faults = wanted
    .filter(({ id, weight }) => weight > 0 && audits[id]?.score !== null && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => audits[id]!.title);
  return { values: [...scores, ...metrics], faults };
}

/** Once in a hundred visits Lighthouse cannot record what it sees, and asks to be run again. */
const lookTwice = (url: string) => look(url).catch(() => look(url));

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

const shown = ([performance, accessibility, practices, seo, lcp = 0, tbt = 0, cls = 0]: readonly number[]) =>
  [
    ...[performance, accessibility, practices, seo],
    (lcp / 1000).toFixed(2),
    tbt.toFixed(0),
    cls.toFixed(3),
  ].join(' | ');

async function measure(site: string, times: number, paths: readonly string[]): Promise<void> {
  say('| Page | Performance | Accessibility | Best practices | SEO | LCP s | TBT ms | CLS |');
  say(`|---${'|---'.repeat(NAMES.length)}|`);
  for (const path of paths) {
    const visits: number[][] = [];
    const faults = new Set<string>();
    for (let nth = 0; nth < times; nth += 1) {
      const seen = await lookTwice(site + path);
      visits.push(seen.values);
      for (const fault of seen.faults) faults.add(fault);
    }
    say(`| ${path} | ${shown(NAMES.map((_, at) => median(visits.map((values) => values[at]!))))} |`);
    for (const fault of faults) say(`FAULT ${path}: ${fault}`);
  }
}

/** Medians of Lighthouse for a telephone, of the built site on its own server; loopback only but for npx. */
runUntilStopped(async () => {
  const text = { type: 'string' } as const;
  const { values } = readOptions({ times: text, only: text, all: { type: 'boolean' } }, USE);
  if (!isBuilt(checkedEnv(false))) throw new Fault('This needs a finished build: npm run build');
  const site = await startSite();
  const keys = values.all ? INDEXED : PAGES;
  const paths = values.only?.split(',') ?? keys.map((key) => ROUTES[key].path);
  await measure(site.url, readCount(values.times ?? '5', 'times'), paths);
  await site.close();
  return 0;
});
