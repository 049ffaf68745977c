import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Fault } from '../shared/fault';
import { takeLock } from '../shared/folder-lock';
import { inRoot, ROOT } from '../shared/paths';
import { progress } from '../shared/progress';

/*
 * Who serves a build, and who makes one. A build empties the folder that it writes: a site that is served from there
 * would go on with the pages in its memory, and answer no form and no call.
 */

/** Milliseconds between two looks at whether another build has ended. */
const LOOK_MS = 500;

/** Part of the name of a lock: a copy of a folder brings the locks of the first along, which are not about it. */
const markOf = (folder: string): string =>
  createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 12);

/** The only folder that `next build` does not empty. */
const locksIn = (dist: string) => path.join(dist, 'cache');
const beginOf = (dist: string) => `serving-${markOf(dist)}-`;

/**
 * Says that this process serves the build in a folder, until it is given back or the process ends. Many may. Where
 * nothing can be written there is no lock: no build of this user can be made there either.
 */
export function serveFrom(dist: string): () => void {
  try {
    mkdirSync(locksIn(dist), { recursive: true });
    const lock = takeLock(path.join(locksIn(dist), `${beginOf(dist)}${process.pid}`));
    if ('release' in lock) return lock.release;
  } catch {
    // Said above.
  }
  return () => {};
}

/** A lock is tried by taking it: that of a process that was killed goes by it. */
function holderOf(file: string): number | null {
  const lock = takeLock(file);
  if ('heldBy' in lock) return lock.heldBy;
  lock.release();
  return null;
}

/** The number of a live process that serves the build in a folder, or null. */
export function serverOf(dist: string): number | null {
  let names: string[];
  try {
    const begin = beginOf(dist);
    names = readdirSync(locksIn(dist)).filter((name) => name.startsWith(begin) && /-\d+$/.test(name));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
  for (const name of names) {
    const pid = holderOf(path.join(locksIn(dist), name));
    if (pid !== null) return pid;
  }
  return null;
}

/** Refuses, in one sentence, to build where a live process serves. */
export function refuseServed(dist: string): void {
  const pid = serverOf(dist);
  if (pid === null) return;
  throw new Fault(
    `The process ${pid} serves the pages in ${dist}: a build would take them from under it, so stop it first, or build in another clone of the sources.`,
  );
}

/** Builds of a checkout are made one after the other: they write more than the folder of the pages. */
export async function inBuildTurn<T>(
  work: () => Promise<T>,
  file = inRoot(`node_modules/.build-lock-${markOf(ROOT)}`),
): Promise<T> {
  let lock = takeLock(file);
  if ('heldBy' in lock) progress.say(`The process ${lock.heldBy} is building the pages; waiting for it …`);
  for (; 'heldBy' in lock; lock = takeLock(file)) await pause(LOOK_MS);
  try {
    return await work();
  } finally {
    lock.release();
  }
}
