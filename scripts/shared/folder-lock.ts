import { spawnSync } from 'node:child_process';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';

interface Holder {
  pid: number;
  born: string;
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;

/** The fields of a process after its name, as Linux shows them: [1] is the state, [20] the start. */
function statOf(pid: number): string[] {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')')).split(' ');
}

/** Tells one process from a later one that was given the same number. */
export function birthMark(pid: number): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${boot} ${statOf(pid)[20]}`;
  } catch {
    if (process.platform === 'linux' || process.platform === 'win32') return '';
    return spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim() ?? '';
  }
}

/** A zombie has ended; only its parent has not asked after it yet, and some never do. */
function isZombie(pid: number): boolean {
  try {
    return 'ZX'.includes(statOf(pid)[1] ?? '');
  } catch {
    return false;
  }
}

function isAlive({ pid, born }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (codeOf(error) !== 'EPERM') return false;
  }
  return birthMark(pid) === born && !isZombie(pid);
}

function holderIn(content: string): Holder | null {
  try {
    const holder = JSON.parse(content) as Holder;
    return Number.isInteger(holder.pid) && holder.pid > 0 ? holder : null;
  } catch {
    return null;
  }
}

const readIfThere = (file: string) => {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
};

/** The live process that holds a lock, or null. */
export function holderOf(file: string): number | null {
  const holder = holderIn(readIfThere(file) ?? '');
  return holder && isAlive(holder) ? holder.pid : null;
}

/** Moves a dead process's lock away, unless somebody else has just done so and holds the new one. */
function clearStale(file: string, seen: string): void {
  const aside = `${file}.${process.pid}.stale`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return;
    throw error;
  }
  if (readIfThere(aside) !== seen) linkSync(aside, file);
  rmSync(aside, { force: true });
}

/**
 * Takes the lock and returns how to give it back, or the number of the live process that holds it.
 * The lock of a process that was killed is taken over.
 */
export function takeLock(file: string): { release: () => void } | { heldBy: number } {
  const mine = JSON.stringify({ pid: process.pid, born: birthMark(process.pid) } satisfies Holder);
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, mine);
  try {
    for (;;) {
      try {
        linkSync(draft, file); // appears whole or not at all
        return { release: () => rmSync(file, { force: true }) };
      } catch (error) {
        if (codeOf(error) !== 'EEXIST') throw error;
      }
      const seen = readIfThere(file);
      if (seen === null) continue;
      const holder = holderIn(seen);
      if (holder && isAlive(holder)) return { heldBy: holder.pid };
      clearStale(file, seen);
    }
  } finally {
    rmSync(draft, { force: true });
  }
}
