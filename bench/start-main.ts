import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { runUntilStopped, onStop } from '../scripts/shared/lifetime';
import { ROOT } from '../scripts/shared/paths';
import { freePort } from '../tests/helpers/site/ports';
import { median, startTable, stepsIn, type Start } from './start-steps';

const CLONES = Number(process.env.BENCH_CLONES ?? 3);
const POLL_MS = 100;

const say = (text: string) => void process.stdout.write(`${text}\n`);
const load = () => loadavg()[0]!.toFixed(1);

/** `npm start` in a folder, as a person does, until the first page is there whole; then it is ended. */
async function start(folder: string, port: number): Promise<Start> {
  const begun = performance.now();
  const env = { ...process.env, PORT: String(port), DATABASE_URL: '', DATA_DIR: '', SITE_URL: '' };
  const child = spawn('npm', ['start'], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const closed = once(child, 'close');
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (printed += String(text)));
  for (;;) {
    const page = await fetch(`http://127.0.0.1:${port}/`).then(
      (answer) => (answer.ok ? answer.text() : ''),
      () => '',
    );
    if (page.includes('</html>')) break;
    if (child.exitCode !== null) throw new Error(`The start ended:\n${printed}`);
    await pause(POLL_MS);
  }
  const total = (performance.now() - begun) / 1000;
  process.kill(-child.pid!, 'SIGTERM');
  await closed;
  return { total, steps: stepsIn(printed) };
}

/** A clone of the last commit, with nothing installed and nothing built. */
function freshClone(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-fresh-'));
  onStop(async () => rmSync(folder, { recursive: true, force: true }));
  execFileSync('git', ['clone', '--quiet', ROOT, folder]);
  return folder;
}

runUntilStopped(async () => {
  say(
    `${cpus()[0]?.model}, ${availableParallelism()} cores, Node ${process.versions.node}, npm's cache as it is.`,
  );
  const first: Start[] = [];
  const second: Start[] = [];
  for (let i = 0; i < CLONES; i += 1) {
    const folder = freshClone();
    const before = load();
    // The address stands in the pages: at another port they would be built again.
    const port = await freePort();
    first.push(await start(folder, port));
    second.push(await start(folder, port));
    say(
      `Clone ${i + 1}: ${first[i]!.total.toFixed(1)} s, again ${second[i]!.total.toFixed(1)} s (load ${before} before, ${load()} after)`,
    );
    rmSync(folder, { recursive: true, force: true });
  }
  say(
    `\n${startTable(first)}\n\nThe second start: ${median(second.map(({ total }) => total)).toFixed(1)} s.`,
  );
});
