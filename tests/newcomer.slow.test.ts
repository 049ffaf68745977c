import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { hasChromium } from '@/scripts/shared/browser';
import { freePort } from './helpers/site/ports';

/** Commands in the blocks of a page of documentation, without what stands behind a #. */
const commandsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/^```sh\n([^]*?)^```$/gm)]
    .flatMap(([, block = '']) => block.split('\n'))
    .map((line) => line.replace(/\s+#.*$/, '').trim())
    .filter(Boolean);

const SERVES = /\bnpm (start|run dev)$/;
/** Whole runs, of which this test is a part, and two of their steps, which look at every file anew. */
const RUNS = ['npm test', 'npm run test:slow', 'npm run lint', 'npm run format:check'];
/** Needs Blender, hours, and what it leaves behind. */
const RENDERS = /^(python3 -m studio render|npm run pictures)/;
const hasStudio = spawnSync('/usr/bin/python3', ['-c', 'import numpy, scipy, PIL']).status === 0;

const commands = [...new Set([...commandsOf('README.md'), ...commandsOf('CONTRIBUTING.md')])];
const isPossible = (command: string) =>
  !RUNS.includes(command) &&
  !RENDERS.test(command) &&
  (hasChromium() || !command.includes('playwright')) &&
  (hasStudio || !command.includes('studio'));

let clone: string;
/** One for all: pages are built for an address, and each other port would be another build. */
let port: string;
let site: ChildProcess | undefined;

/** Sends a signal to what serves and to all that it has started. */
function signal(name: NodeJS.Signals): void {
  if (site?.exitCode === null && site.signalCode === null) process.kill(-site.pid!, name);
}

beforeAll(async () => {
  clone = mkdtempSync(path.join(tmpdir(), 'site-newcomer-'));
  execFileSync('git', ['clone', '--quiet', process.cwd(), clone]);
  port = String(await freePort());
});
afterAll(() => {
  signal('SIGKILL');
  rmSync(clone, { recursive: true, force: true });
});

/** The command with the port and a folder of this test where it names others. */
const ours = (command: string) =>
  command
    .replace(/\bPORT=\d+/, `PORT=${port}`)
    .replace(/\bDATA_DIR=\S+/, `DATA_DIR=${path.join(clone, 'trial')}`);

/** As in a shell of one's own: nothing of this test run. */
const OURS = ['JEST_WORKER_ID', 'NODE_ENV'];
const settings = (): NodeJS.ProcessEnv => {
  const given = Object.entries(process.env).filter(([name]) => !OURS.includes(name));
  const none = { DATABASE_URL: '', DATA_DIR: '', SITE_URL: '', TEST_LANE: '', TEST_COUNTS: '', PORT: port };
  return { ...Object.fromEntries(given), ...none } as unknown as NodeJS.ProcessEnv;
};

/** Starts what serves and asks for the first page, then ends it. */
async function serve(command: string): Promise<void> {
  const started = spawn('sh', ['-c', command], {
    cwd: clone,
    env: settings(),
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  site = started;
  const closed = once(started, 'close');
  let printed = '';
  for (const stream of [started.stdout, started.stderr])
    stream.on('data', (text) => (printed += String(text)));
  while (!printed.includes(`\nhttp://localhost:${port}\n`) && started.exitCode === null) await pause(200);
  const page = await fetch(`http://127.0.0.1:${port}/`).catch(() => null);
  signal('SIGTERM');
  await closed;
  expect([page?.status, printed]).toEqual([200, expect.any(String)]);
}

test('there are commands to try, and those that are named as whole runs exist', () => {
  expect(commands.length).toBeGreaterThan(12);
  expect(commands).toEqual(expect.arrayContaining(['npm start', ...RUNS]));
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object };
  const named = RUNS.map((command) => command.replace(/^npm (run )?/, ''));
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
  expect(commands.filter((command) => RENDERS.test(command))).toHaveLength(2);
});

// In the order of the pages, in one clone: what one installs or builds the next may use.
test.each(commands.filter(isPossible))(
  '%s',
  async (command) => {
    if (SERVES.test(command)) return serve(ours(command));
    const { status, stdout, stderr } = spawnSync('sh', ['-c', ours(command)], {
      cwd: clone,
      env: settings(),
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`${stdout}\n${stderr}`.slice(-4000));
  },
  1_200_000,
);

test('every file and folder that the two pages name is there', () => {
  const named = ['README.md', 'CONTRIBUTING.md'].flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\]\(([\w./-]+)\)/g)].map(([, to = '']) => to),
  );
  expect(named.length).toBeGreaterThan(12);
  expect(named.filter((name) => !existsSync(name))).toEqual([]);
});
