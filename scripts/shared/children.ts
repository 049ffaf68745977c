import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { Fault } from './fault';
import { inRoot, ROOT } from './paths';

export type Env = Record<string, string | undefined>;

const WITH_PARENT = pathToFileURL(inRoot('scripts/shared/with-parent.mjs')).href;
const GRACE_MS = 5000;
/** As it was given: the launcher narrows its own for the database, not for what a build writes. */
const UMASK = process.umask();
const alive = new Set<ChildProcess>();

/**
 * Where the system's memory allocator keeps a heap for each thread, what passwords and compression give back there
 * stays with the process: a quarter of all it holds. Two heaps are enough for a handful of threads.
 */
const FEW_HEAPS = { MALLOC_ARENA_MAX: '2' };

const childEnv = (env: Env) =>
  ({ ...FEW_HEAPS, ...env, LAUNCHER_PID: String(process.pid) }) as unknown as NodeJS.ProcessEnv;

/** Starts Node on a script. The child ends when this process ends, even by kill -9. */
export function spawnNode(args: string[], env: Env, output: 'inherit' | 'pipe' = 'inherit'): ChildProcess {
  const stdio: StdioOptions = ['ignore', output, output, 'ipc'];
  const own = process.umask(UMASK);
  const child = spawn(process.execPath, ['--import', WITH_PARENT, ...args], {
    cwd: ROOT,
    env: childEnv(env),
    stdio,
  });
  process.umask(own);
  alive.add(child);
  child.on('exit', () => alive.delete(child));
  return child;
}

export const ended = (child: ChildProcess): Promise<number> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve(child.exitCode ?? 1);
    child.on('exit', (code) => resolve(code ?? 1));
  });

/** Asks a child to end and insists after five seconds. */
export async function endChild(child: ChildProcess): Promise<void> {
  const insist = setTimeout(() => child.kill('SIGKILL'), GRACE_MS);
  child.kill('SIGTERM');
  await ended(child);
  clearTimeout(insist);
}

export const endAll = () => Promise.all([...alive].map(endChild));

/** Waits for the end of a child with pipes, showing what it prints only if it fails. */
export async function endQuietly(what: string, child: ChildProcess): Promise<void> {
  const chunks: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk));
  if ((await ended(child)) === 0) return;
  process.stderr.write(Buffer.concat(chunks));
  throw new Fault(`${what} failed; the reason stands above.`);
}

/** Runs a step to its end, showing what it prints only if it fails. */
export const runQuietly = (what: string, args: string[], env: Env): Promise<void> =>
  endQuietly(what, spawnNode(args, env, 'pipe'));
