import { rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import path from 'node:path';
import { fitsAddress } from './socket-folder';

/*
 * The number in a lock says nothing in another container: there it is another process, or none. A socket that whoever
 * holds the folder listens on for as long as it lives is asked instead; the kernel closes it with the process.
 */

const NAME = 'alive';
/** Milliseconds; whoever is alive answers in one, and a machine that is busy later. */
const PATIENCE = 5_000;

/** Its place; none where the system has no such sockets, or the path is too long for one. */
function placeIn(folder: string): string | null {
  const at = path.join(path.resolve(folder), NAME);
  return process.platform !== 'win32' && fitsAddress(at) ? at : null;
}

/** Whether a process that holds this data folder lives, in whatever container of this machine. */
export async function isHeld(folder: string): Promise<boolean> {
  const at = placeIn(folder);
  if (!at) return false;
  return new Promise((resolve) => {
    const asked = connect(at);
    const answer = (said: boolean) => {
      asked.destroy();
      resolve(said);
    };
    // Nobody takes the call in time: somebody has the socket open all the same.
    asked.setTimeout(PATIENCE, () => answer(true));
    asked.once('connect', () => answer(true)).once('error', () => answer(false));
  });
}

/** Answers from now on. Returns how to end that. */
export async function holdOpen(folder: string): Promise<() => void> {
  const at = placeIn(folder);
  if (!at) return () => undefined;
  rmSync(at, { force: true }); // left by a killed process: nobody answered
  const server = createServer((line) => line.destroy());
  server.unref();
  // A disk that has no sockets has no mark.
  await new Promise<void>((resolve) => void server.once('error', () => resolve()).listen(at, resolve));
  // Closing takes the file away.
  return () => void server.close();
}
