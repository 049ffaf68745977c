import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { Fault } from '../shared/fault';

const ROOT_UID = 0;
const STICKY = 0o1000;

/** Name of a user as this machine knows it, else the number. */
function nameOf(uid: number): string {
  try {
    const line = readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .find((one) => one.split(':')[2] === String(uid));
    return line?.split(':')[0] || `#${uid}`;
  } catch {
    return `#${uid}`;
  }
}

const uidOf = (at: string, { hidden }: { hidden?: number } = {}): number | undefined => {
  try {
    return statSync(at).uid;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EACCES' ? hidden : undefined;
  }
};

/** Whose a data folder is: that of the database in it; where there is none yet, for root that of the folder. */
function ownerOf(folder: string, uid: number): number | undefined {
  const found = statSync(folder, { throwIfNoEntry: false });
  const ofData = uidOf(path.join(folder, 'pgdata'), { hidden: found?.uid });
  if (ofData !== undefined || !found) return ofData;
  const isShared = (found.mode & STICKY) !== 0;
  return uid === ROOT_UID && !isShared ? found.uid : undefined;
}

/**
 * Refuses to work in a data folder of another user before anything is written: what root makes there, the site's own
 * user could not open afterwards.
 */
export function refuseStranger(folder: string): void {
  const [root, uid] = [path.resolve(folder), process.getuid?.()];
  if (uid === undefined) return;
  const owner = ownerOf(root, uid);
  if (owner === undefined || owner === uid) return;
  const name = nameOf(owner);
  throw new Fault(
    `The data folder ${root} belongs to the user ${name}: run this as that one, for example with \`sudo -u '${name}'\`, not as ${nameOf(uid)}; what another user writes there the site cannot open.`,
  );
}

/** Emscripten's numbers for what the system refuses (the database's own file system tells no more). */
const REFUSED_NUMBERS: Readonly<Record<number, string>> = { 2: 'EACCES', 63: 'EPERM', 69: 'EROFS' };
const REFUSED = ['EACCES', 'EPERM', 'EROFS'];

/** One sentence where the system refused a file of a database, which is no damage; null for any other error. */
export function refusedFile(data: string, error: unknown): Fault | null {
  const { code: given, errno, path: file = data } = error as NodeJS.ErrnoException;
  const code = given ?? REFUSED_NUMBERS[errno ?? 0] ?? '';
  if (!REFUSED.includes(code)) return null;
  const folder = path.dirname(data);
  const owner = uidOf(data);
  const site = owner === undefined ? 'USER' : nameOf(owner);
  return new Fault(
    `${file} belongs to another user or may not be written (${code}). Nothing is damaged: give all of the folder to the user that runs the site (chown -R ${site} ${folder}), or make its disk writable.`,
  );
}
