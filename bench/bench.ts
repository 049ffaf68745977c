import { once } from 'node:events';
import { Fault } from '../scripts/shared/fault';
import { runUntilStopped } from '../scripts/shared/lifetime';
import { answers } from '../scripts/launch/readiness';
import { freePort } from '../tests/helpers/site/ports';
import { startSite } from '../tests/helpers/site/server';
import { needFinishedBuild } from './finished-build';
import { startEmptySite } from './empty-site';
import { has, load, memoryOf, type Load } from './load';
import { startNginx } from './nginx';
import { median } from './start-steps';

const CONNECTIONS = Number(process.env.BENCH_CONNECTIONS ?? 200);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 20);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);
const PAGES = ['/contact-us', '/'];
const GOAL = { times: 12, megabytes: 300 };

interface Row {
  what: string;
  result: Load;
  memory: ReturnType<typeof memoryOf>;
}

const say = (text: string) => void process.stdout.write(`${text}\n`);

/** What answers one address, asked in each round anew. */
interface Asked {
  what: string;
  url: string;
  pid: (() => number) | null;
  rounds: Load[];
}

/** The median of the rounds, and all their errors. */
function rowOf({ what, pid, rounds }: Asked): Row {
  const perSecond = median(rounds.map((one) => one.perSecond));
  const errors = rounds.reduce((sum, one) => sum + one.errors, 0);
  const result = { ...(rounds.find((one) => one.perSecond === perSecond) ?? rounds[0]!), perSecond, errors };
  return { what, result, memory: pid && memoryOf(pid()) };
}

async function nginxBeside(url: string) {
  if (!has('nginx')) {
    say('nginx is not there and left out.');
    return null;
  }
  const port = await freePort();
  const { child, close } = startNginx(await (await fetch(url)).text(), port);
  await answers(`http://127.0.0.1:${port}/page`, once(child, 'exit'));
  return { url: `http://127.0.0.1:${port}/page`, close };
}

/** All are served at once and asked in turn: what the machine gives changes by a quarter within minutes. */
async function measure(): Promise<Row[]> {
  say('Building an empty page …');
  const [empty, site] = [await startEmptySite(), await startSite()];
  const nginx = await nginxBeside(`${site.url}${PAGES[0]}`);
  const asked: Asked[] = [
    { what: 'empty page, next start', url: empty.url, pid: () => empty.pid, rounds: [] },
    ...PAGES.map((page) => ({
      what: `${page}, the HTTP server`,
      url: `${site.url}${page}`,
      pid: site.pid,
      rounds: [],
    })),
    ...(nginx
      ? [{ what: `${PAGES[0]} as a file, nginx (one process)`, url: nginx.url, pid: null, rounds: [] }]
      : []),
  ];
  for (let round = 0; round < ROUNDS; round++)
    for (const { url, rounds } of asked) rounds.push(await load(url, CONNECTIONS, SECONDS));
  const rows = asked.map(rowOf);
  nginx?.close();
  await site.close();
  await empty.close();
  return rows;
}

function print(rows: Row[]): void {
  say(
    `\n${CONNECTIONS} connections, medians of ${ROUNDS} rounds of ${SECONDS} s, gzip and Brotli accepted\n`,
  );
  say('| | requests/s | mean latency | errors | bytes | memory now / most, MB |');
  say('|---|---|---|---|---|---|');
  for (const { what, result, memory } of rows) {
    const held = memory ? `${memory.now} / ${memory.most}` : '';
    const { perSecond, latency, errors, bytes } = result;
    say(`| ${what} | ${Math.round(perSecond)} | ${latency} | ${errors} | ${bytes} | ${held} |`);
  }
}

/** What of the goals is missed, as sentences. */
function missed(empty: Row, rows: Row[]): string[] {
  return rows.flatMap(({ what, result, memory }) => {
    const times = result.perSecond / empty.result.perSecond;
    say(`${what}: ${times.toFixed(1)} × the empty page`);
    return [
      ...(times < GOAL.times ? [`${what}: less than ${GOAL.times} × the empty page`] : []),
      ...(result.errors > 0 ? [`${what}: ${result.errors} errors`] : []),
      ...((memory?.most ?? 0) > GOAL.megabytes ? [`${what}: more than ${GOAL.megabytes} MB`] : []),
    ];
  });
}

runUntilStopped(async () => {
  if (!has('wrk')) throw new Fault('The bench needs wrk (a package of that name in every distribution).');
  await needFinishedBuild();
  const rows = await measure();
  print(rows);
  say('');
  const [empty, ...ours] = rows;
  const faults = missed(empty!, ours.slice(0, PAGES.length));
  for (const fault of faults) say(`MISSED ${fault}`);
  return faults.length > 0 ? 1 : 0;
});
