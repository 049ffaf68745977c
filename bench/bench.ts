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

const CONNECTIONS = Number(process.env.BENCH_CONNECTIONS ?? 200);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 20);
const PAGES = ['/contact-us', '/'];
const GOAL = { times: 10, megabytes: 300 };

interface Row {
  what: string;
  result: Load;
  memory: ReturnType<typeof memoryOf>;
}

const say = (text: string) => void process.stdout.write(`${text}\n`);

async function measureEmpty(): Promise<Row> {
  say('Building an empty page …');
  const empty = await startEmptySite();
  const result = await load(empty.url, CONNECTIONS, SECONDS);
  const memory = memoryOf(empty.pid);
  await empty.close();
  return { what: 'empty page, next start', result, memory };
}

async function measureNginx(html: string): Promise<Row> {
  const port = await freePort();
  const { child, close } = startNginx(html, port);
  const url = `http://127.0.0.1:${port}/page`;
  await answers(url, once(child, 'exit'));
  const result = await load(url, CONNECTIONS, SECONDS);
  close();
  return { what: `${PAGES[0]} as a file, nginx (one process)`, result, memory: null };
}

async function measureSite(): Promise<{ rows: Row[]; html: string }> {
  const site = await startSite();
  const rows: Row[] = [];
  for (const page of PAGES) {
    const result = await load(`${site.url}${page}`, CONNECTIONS, SECONDS);
    rows.push({ what: `${page}, the HTTP server`, result, memory: memoryOf(site.pid()) });
  }
  const html = await (await fetch(`${site.url}${PAGES[0]}`)).text();
  await site.close();
  return { rows, html };
}

function print(rows: Row[]): void {
  say(`\n${CONNECTIONS} connections, ${SECONDS} s each, gzip and Brotli accepted\n`);
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
  const { rows, html } = await measureSite();
  const empty = await measureEmpty();
  const nginx = has('nginx') ? [await measureNginx(html)] : [];
  if (nginx.length === 0) say('nginx is not there and left out.');
  print([empty, ...rows, ...nginx]);
  say('');
  const faults = missed(empty, rows);
  for (const fault of faults) say(`MISSED ${fault}`);
  return faults.length > 0 ? 1 : 0;
});
