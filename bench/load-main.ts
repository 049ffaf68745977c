import { readdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { runUntilStopped } from '../scripts/shared/lifetime';
import { readCount, readOptions, say } from '../scripts/owner/command';
import { withMailStage, type OwnMailStage } from '../tests/helpers/site/mail-stage';
import { needFinishedBuild } from './finished-build';
import { enquiries, page, scriptedEnquiries, signIns } from './asks';
import { stormOfCards } from './card-storm';
import { memoryOf } from './load';
import { visitFor, type Ask, type Served } from './visitors';

const USE = 'Use: npm run bench:load -- [--connections 200] [--seconds 20] [--minutes 0]';
const LIST = '/api/products/getAllProducts';
/** Of the server, in megabytes: more is no bounded memory. */
const MAX_MEGABYTES = 700;
/** Milliseconds that the slowest 1% of pages may take while cards are drawn. */
const MAX_MS_BESIDE_CARDS = 100;
/** How much a soak may grow after its first third, in parts of what it held then. */
const GROWTH = 1.15;

interface Measure {
  connections: number;
  seconds: number;
}

const handlesOf = (pid: number): number => {
  try {
    return readdirSync(`/proc/${pid}/fd`).length;
  } catch {
    return 0;
  }
};

const told = (statuses: Record<number, number>) =>
  Object.entries(statuses)
    .map(([status, times]) => `${times} × ${status}`)
    .join(', ');

function row(what: string, served: Served, pid: number): void {
  const { answers, errors, told: busy, perSecond, median, slowest1, slowestRight, statuses } = served;
  const memory = memoryOf(pid);
  say(
    `| ${what} | ${answers} | ${perSecond} | ${median} | ${slowest1} | ${errors} | ${busy} | ${slowestRight} | ${told(statuses)} | ${memory?.now} / ${memory?.most} |`,
  );
}

const HEAD =
  '| | answers | per second | median ms | slowest 1% ms | errors | told to try again | slowest of the right ms | statuses | memory now / most MB |';

/** Pages, the product list and enquiries, each by itself. */
async function load({ url, site }: OwnMailStage, measure: Measure): Promise<string[]> {
  const kinds: [string, () => Ask][] = [
    ['pages', page('/')],
    ['product list', page(LIST)],
    ['enquiries, scripts', await scriptedEnquiries(url)],
    ['enquiries, no scripts', await enquiries(url)],
  ];
  const faults: string[] = [];
  for (const [what, next] of kinds) {
    const served = await visitFor(url, measure, next);
    row(`${what}, ${measure.connections} connections`, served, site.pid());
    if (served.errors > 0) faults.push(`${what}: ${served.errors} errors`);
    if (served.told === served.answers) faults.push(`${what}: nobody got what was asked for`);
  }
  const most = memoryOf(site.pid())?.most ?? 0;
  if (most > MAX_MEGABYTES) faults.push(`the server held ${most} MB`);
  return faults;
}

/** Many sign in at once; somebody reads pages meanwhile. */
async function storm({ url, site }: OwnMailStage, { connections, seconds }: Measure): Promise<string[]> {
  const reader = { connections: 4, seconds };
  const calm = await visitFor(url, reader, page('/'));
  row('pages, 4 readers, nobody signs in', calm, site.pid());
  const [stormy, signing] = await Promise.all([
    visitFor(url, reader, page('/')),
    visitFor(url, { connections, seconds }, signIns()),
  ]);
  row('pages, 4 readers, in the storm', stormy, site.pid());
  row(`sign-ins, ${connections} connections`, signing, site.pid());
  return [
    ...(stormy.errors > 0 ? [`pages in the storm: ${stormy.errors} errors`] : []),
    ...(stormy.slowest1 > 1000 ? [`pages in the storm: the slowest 1% took ${stormy.slowest1} ms`] : []),
    ...(signing.errors > 0 ? [`sign-ins: ${signing.errors} answered as a failure`] : []),
  ];
}

/** Twenty hostile clients have cards drawn; somebody reads pages meanwhile. */
async function cardsDrawn({ url, site }: OwnMailStage, { seconds }: Measure): Promise<string[]> {
  const [read, statuses] = await Promise.all([
    visitFor(url, { connections: 1, seconds }, page('/contact-us')),
    stormOfCards(url, { connections: 20, seconds }),
  ]);
  row(`a page, while twenty hostile clients ask for cards (${told(statuses)})`, read, site.pid());
  return [
    ...(read.errors > 0 ? [`pages beside cards: ${read.errors} errors`] : []),
    ...(read.slowest1 > MAX_MS_BESIDE_CARDS
      ? [`pages beside cards: the slowest 1% took ${read.slowest1} ms`]
      : []),
  ];
}

interface Sample {
  megabytes: number;
  handles: number;
}

const mean = (samples: readonly Sample[], of: keyof Sample) =>
  Math.round(samples.reduce((sum, sample) => sum + sample[of], 0) / Math.max(1, samples.length));

/** Twenty visitors of all kinds for minutes: memory and file handles of the last third against the second. */
async function soak({ url, site }: OwnMailStage, minutes: number): Promise<string[]> {
  const kinds = [
    page('/'),
    page('/contact-us'),
    page(LIST),
    page('/profile'),
    await enquiries(url),
    page('/'),
  ];
  let nth = 0;
  const next = () => kinds[(nth += 1) % kinds.length]!();
  const samples: Sample[] = [];
  let isOver = false;
  const watch = async () => {
    while (!isOver) {
      samples.push({ megabytes: memoryOf(site.pid())?.now ?? 0, handles: handlesOf(site.pid()) });
      await pause(5000);
    }
  };
  const visit = visitFor(url, { connections: 20, seconds: minutes * 60 }, next).finally(
    () => (isOver = true),
  );
  const [served] = await Promise.all([visit, watch()]);
  row(`soak of ${minutes} minutes, 20 visitors of all kinds`, served, site.pid());
  const third = Math.floor(samples.length / 3);
  const parts = [samples.slice(0, third), samples.slice(third, 2 * third), samples.slice(2 * third)];
  const [, second = [], last = []] = parts;
  say('\n| third | memory MB | file handles |\n|---|---|---|');
  for (const [index, part] of parts.entries())
    say(`| ${index + 1} | ${mean(part, 'megabytes')} | ${mean(part, 'handles')} |`);
  return [
    ...(served.errors > 0 ? [`soak: ${served.errors} errors`] : []),
    ...(mean(last, 'megabytes') > GROWTH * mean(second, 'megabytes') ? ['soak: memory grows'] : []),
    ...(mean(last, 'handles') > GROWTH * mean(second, 'handles') + 5 ? ['soak: file handles grow'] : []),
  ];
}

/** Loopback only; ends by itself. */
runUntilStopped(async () => {
  // The database as `npm start` has it: scripts/database/test-databases.ts.
  process.env.DATABASE_AS_SERVED = '1';
  const text = { type: 'string' } as const;
  const { values } = readOptions({ connections: text, seconds: text, minutes: text }, USE);
  await needFinishedBuild();
  const connections = readCount(values.connections ?? '200', 'connections');
  const measure = { connections, seconds: readCount(values.seconds ?? '20', 'seconds') };
  const faults: string[] = [];
  await withMailStage(async (stage) => {
    say(`${HEAD}\n|---|---|---|---|---|---|---|---|---|---|`);
    for (const part of [cardsDrawn, storm, load]) faults.push(...(await part(stage, measure)));
    if (values.minutes) faults.push(...(await soak(stage, readCount(values.minutes, 'minutes'))));
  });
  say('');
  for (const fault of faults) say(`MISSED ${fault}`);
  return faults.length > 0 ? 1 : 0;
});
