import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runQuietly } from '../shared/children';
import { ROOT } from '../shared/paths';
import { build } from './build';
import { inBuildTurn, serveFrom, serverOf } from './dist-lock';

jest.mock('../shared/children', () => ({
  ...jest.requireActual<object>('../shared/children'),
  runQuietly: jest.fn(() => Promise.reject(new Error('the build went on'))),
}));

const folder = mkdtempSync(path.join(tmpdir(), 'site-dist-'));
const dist = path.join(folder, 'dist');
const env = { NEXT_DIST_DIR: path.relative(ROOT, dist), AUTH_SECRET: 'x'.repeat(40) };
const others: ChildProcess[] = [];

/** A process that serves the folder, as the launcher would. */
async function server(): Promise<ChildProcess> {
  const program = `require('./scripts/build/dist-lock').serveFrom(process.argv[1]); console.log('serves'); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--import', 'tsx', '-e', program, dist]);
  others.push(child);
  await once(child.stdout, 'data');
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

beforeEach(() => {
  rmSync(dist, { recursive: true, force: true });
  mkdirSync(dist);
  writeFileSync(path.join(dist, 'complete.json'), '{}');
});
afterEach(async () => {
  for (const child of others.splice(0)) if (child.exitCode === null && !child.killed) await kill(child);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a folder that several serve is built anew by nobody, whoever of them lives', async () => {
  const [one, two] = [await server(), await server()];
  for (const child of [one, two]) {
    const said = await build(env).catch((error: Error) => error.message);
    expect(said).toMatch(
      new RegExp(`^The process (${one.pid}|${two.pid}) serves the pages in \\S+: a build would [^\\n]+\\.$`),
    );
    expect(runQuietly).not.toHaveBeenCalled();
    // What is served stays a finished build.
    expect(readdirSync(dist).sort()).toEqual(['cache', 'complete.json']);
    await kill(child);
  }
  await expect(build(env)).rejects.toThrow('the build went on');
  expect(existsSync(path.join(dist, 'complete.json'))).toBe(false);
});

test('a server that ended in order leaves no lock, one that was killed none that counts', async () => {
  serveFrom(dist)();
  expect(readdirSync(path.join(dist, 'cache'))).toEqual([]);
  await kill(await server());
  expect(serverOf(dist)).toBeNull();
  expect(readdirSync(path.join(dist, 'cache'))).toEqual([]);
});

test('a copy of a folder that is served is served by nobody', async () => {
  const child = await server();
  const copy = path.join(folder, 'copy');
  cpSync(dist, copy, { recursive: true });
  expect([serverOf(dist), serverOf(copy)]).toEqual([child.pid, null]);
});

test('where nothing can be written there is no lock, and serving goes on', () => {
  const file = path.join(folder, 'a-file');
  writeFileSync(file, '');
  expect(() => serveFrom(file)()).not.toThrow();
  expect(serverOf(path.join(folder, 'none'))).toBeNull();
});

test('of two builds at once in a checkout one waits for the other', async () => {
  const order: string[] = [];
  const step = (name: string) =>
    inBuildTurn(
      async () => {
        order.push(`${name} begins`);
        await new Promise((done) => setTimeout(done, 50));
        order.push(`${name} ends`);
      },
      path.join(folder, 'turn'),
    );
  await Promise.all([step('one'), step('two')]);
  expect(order).toEqual(['one begins', 'one ends', 'two begins', 'two ends']);
});
