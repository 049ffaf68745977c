import { chmodSync, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

const STICKY = 0o1000;

/**
 * Makes a folder that only its owner can enter. Level by level: where the system refuses to hold anything
 * (below /proc, for one), Node's own recursive mkdir never returns.
 */
export function makePrivateFolder(folder: string): void {
  const missing: string[] = [];
  for (let at = path.resolve(folder); !existsSync(at); at = path.dirname(at)) missing.unshift(at);
  for (const at of missing) {
    try {
      mkdirSync(at, { mode: 0o700 });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

/** Takes every right of others from all that lies in a folder, whatever the program that wrote it wished. */
export function closeWhole(folder: string): void {
  chmodSync(folder, 0o700);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const at = path.join(folder, entry.name);
    if (entry.isDirectory()) closeWhole(at);
    else if (entry.isFile()) chmodSync(at, 0o600);
  }
}

/** Closes a folder of ours to everybody else. One that all users share, such as /tmp, is left as it is. */
export function closeToOthers(folder: string): void {
  const { mode, uid } = statSync(folder);
  const isOurs = process.getuid === undefined || process.getuid() === uid;
  if (isOurs && mode & 0o077 && !(mode & STICKY)) chmodSync(folder, 0o700);
}
