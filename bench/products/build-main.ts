import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, statSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { setTimeout as pause } from 'node:timers/promises';
import { onStop, runUntilStopped } from '../../scripts/shared/lifetime';
import { distDir } from '../../scripts/shared/paths';
import { ARCHIVE_BODIES, ARCHIVE_FOLDER } from '../../server/static/static-archive-format';
import { QUERIES } from '../../tests/helpers/data/queries';
import { freePort } from '../../tests/helpers/site/ports';
import { madeUpSite } from './made-up-site';
import { megabytesOf, treeOf, withWord } from './process-tree';

/*
 * Whole builds with made-up tiles: `npm run bench:products:build -- 1000 3000`. Each is the site's own `npm run build` in
 * a copy in a temporary folder, which is deleted afterwards; then it is served, and pages of products are asked for.
 */

const SIZES = process.argv.slice(2).map(Number);
const POLL_MS = 500;
const ASKED = 200;

const say = (text: string) => void process.stdout.write(`${text}\n`);

interface Run {
  child: ChildProcess;
  /** What it printed so far. */
  printed: () => string;
}

function run(folder: string, command: string, port: number): Run {
  const env = {
    ...process.env,
    PORT: String(port),
    DATABASE_URL: '',
    DATA_DIR: '',
    SITE_URL: '',
  };
  const child = spawn('bash', ['-c', `time -p ${command}`], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => (text += String(part)));
  return { child, printed: () => text };
}

/** Seconds of the processor and on the clock of a build, and the most memory that it held. */
async function build(folder: string, port: number) {
  const begun = performance.now();
  const { child, printed } = run(folder, 'npm run build', port);
  onStop(async () => child.pid && child.exitCode === null && process.kill(-child.pid));
  let most = 0;
  let isOver = false;
  const over = once(child, 'close').then(() => (isOver = true));
  while (!isOver) {
    most = Math.max(most, megabytesOf(treeOf(child.pid!)));
    await Promise.race([pause(POLL_MS), over]);
  }
  if (child.exitCode !== 0) throw new Error(`The build ended with ${child.exitCode}:\n${printed()}`);
  const seconds = (name: string) => Number(new RegExp(`^${name} ([\\d.]+)`, 'm').exec(printed())?.[1]);
  return {
    clock: (performance.now() - begun) / 1000,
    processor: seconds('user') + seconds('sys'),
    most,
    steps: printed()
      .split('\n')
      .filter((line) => /: [\d.]+ s$/.test(line)),
  };
}

/** Memory of the server once pages of products were asked for, and how long they took, in milliseconds. */
async function serve(folder: string, port: number) {
  const { child, printed } = run(folder, 'npm start', port);
  const end = async () => {
    if (child.exitCode !== null) return;
    process.kill(-child.pid!, 'SIGTERM');
    await once(child, 'close');
  };
  onStop(end);
  while (!printed().includes('Ready after')) {
    if (child.exitCode !== null) throw new Error(`The start ended:\n${printed()}`);
    await pause(POLL_MS);
  }
  const sitemap = readFileSync(path.join(folder, 'public/sitemap.xml'), 'utf8');
  const products = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+(\/[^<]*made-\d+)<\/loc>/g)].map(
    ([, at]) => at!,
  );
  const server = withWord(treeOf(child.pid!), 'http-server.cjs')!;
  const before = megabytesOf([server]);
  const times: number[] = [];
  for (let at = 0; at < ASKED; at++) {
    const begun = performance.now();
    const address = products[(at * 7919) % products.length]!;
    const answer = await fetch(`http://127.0.0.1:${port}${address}`);
    const text = await answer.text();
    if (!answer.ok || !text.includes('</html>')) throw new Error(`${address}: ${answer.status}`);
    times.push(performance.now() - begun);
  }
  times.sort((a, b) => a - b);
  const found = await search(`http://127.0.0.1:${port}`);
  const after = megabytesOf([server]);
  await end();
  return {
    products: products.length,
    ...{ before, after, found },
    median: times[ASKED >> 1]!,
    slowest: times.at(-1)!,
  };
}

/** How a browser searches there, and how long the server takes where it is asked, in milliseconds. */
async function search(site: string): Promise<string> {
  const index = await (await fetch(`${site}/search-index.json`)).text();
  const { ask } = JSON.parse(index) as { ask?: string };
  if (!ask) return `the index is sent, ${gzipSync(index).length >> 10} KB`;
  const times: number[] = [];
  for (const [query] of [...QUERIES, ...QUERIES]) {
    const begun = performance.now();
    const answer = await fetch(`${site}${ask}?${new URLSearchParams({ q: query })}`);
    await answer.json();
    times.push(performance.now() - begun);
  }
  // The first round also makes the search.
  const warm = times.slice(QUERIES.length).sort((a, b) => a - b);
  return `the server is asked: median ${warm[warm.length >> 1]!.toFixed(1)} ms, slowest ${warm.at(-1)!.toFixed(1)} ms`;
}

runUntilStopped(async () => {
  say(
    `${cpus()[0]?.model}, ${availableParallelism()} cores, Node ${process.versions.node}, load ${loadavg()[0]!.toFixed(1)}`,
  );
  for (const size of SIZES) {
    const folder = madeUpSite(size);
    onStop(async () => rmSync(folder, { recursive: true, force: true }));
    // One for both: at another one the pages are written again, since their address stands in them.
    const port = await freePort();
    const built = await build(folder, port);
    const bodies = statSync(path.join(folder, distDir(), ARCHIVE_FOLDER, ARCHIVE_BODIES), {
      throwIfNoEntry: false,
    });
    say(
      `${size} made up: built in ${built.clock.toFixed(0)} s, ${built.processor.toFixed(0)} s of the processor`,
    );
    say(
      `  most memory ${built.most.toFixed(0)} MB; packed pages ${((bodies?.size ?? 0) / 1e6).toFixed(0)} MB`,
    );
    for (const line of built.steps) say(`  ${line.trim()}`);
    const served = await serve(folder, port);
    say(
      `  served ${served.products} addresses: ${served.before.toFixed(0)} MB, ${served.after.toFixed(0)} MB after ${ASKED} pages; ` +
        `median ${served.median.toFixed(1)} ms, slowest ${served.slowest.toFixed(0)} ms`,
    );
    say(`  search: ${served.found}`);
    rmSync(folder, { recursive: true, force: true });
  }
});
