import { readFileSync } from 'node:fs';
import { endAll } from './children';
import { errorMessage, told } from './fault';

type Cleanup = () => Promise<unknown>;

const MAX_STOP_MS = 12_000;
const cleanups: Cleanup[] = [];
let stopping = false;

/** What must be done before this process ends. Done last-in first-out, after all children have ended. */
export const onStop = (cleanup: Cleanup) => cleanups.unshift(cleanup);

/** Ends this program and its children, with what must be done before. */
export async function stop(code: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  setTimeout(() => process.exit(code), MAX_STOP_MS).unref();
  await endAll();
  for (const cleanup of cleanups)
    await cleanup().catch((error: unknown) => process.stderr.write(`${errorMessage(error)}\n`));
  process.exit(code);
}

/** The parent of a process, where the system shows it as a file. */
function parentOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')')).split(' ')[2] ?? '';
  } catch {
    return '';
  }
}

/** npm that is killed outright cannot tell its child. Between the two there may be a shell. */
function watchNpm(): void {
  if (!process.env.npm_lifecycle_event) return;
  const lineage = () => `${process.ppid} ${parentOf(process.ppid)}`;
  const born = lineage();
  setInterval(() => lineage() !== born && void stop(0), 1000).unref();
}

/**
 * Runs a program with children until it ends or is told to: no signal, error or death of npm
 * leaves a process behind. The program may give the exit code.
 */
export function runUntilStopped(program: () => Promise<number | void>): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0));
  watchNpm();
  program().then(
    (code) => stop(code ?? 0),
    (error: unknown) => {
      if (stopping) return; // a child that was told to end is no news
      process.stderr.write(`${told(error)}\n`);
      return stop(1);
    },
  );
}
