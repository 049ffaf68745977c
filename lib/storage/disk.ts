import 'server-only';
import { rm, stat, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makePrivateFolder } from './private-folder';

/** The database writes its log in files of 16 MB; with less than a few of them it soon stops. */
const MIN_FREE = 64 * 1024 * 1024;
const FRESH_MS = 5_000;

type DiskState = 'ok' | 'full' | 'unwritable';

/** Tells a full disk from one that refuses for another reason, by writing a few bytes. */
async function look(folder: string): Promise<DiskState> {
  const probe = path.join(folder, `.probe-${process.pid}`);
  try {
    makePrivateFolder(folder); // there from the first mail on, if not before
    const { bavail, bsize } = await statfs(folder);
    if (bavail * bsize < MIN_FREE) return 'full';
    await writeFile(probe, 'probe', { mode: 0o600 });
    return 'ok';
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    return ['ENOSPC', 'EDQUOT'].includes(code) ? 'full' : 'unwritable';
  } finally {
    await rm(probe, { force: true }).catch(() => {});
  }
}

let last: { folder: string; at: number; state: Promise<DiskState> } | undefined;

/** The state of the data folder, looked at every few seconds at most. */
export function diskState(folder: string): Promise<DiskState> {
  if (!last || last.folder !== folder || Date.now() - last.at > FRESH_MS)
    last = { folder, at: Date.now(), state: look(folder) };
  return last.state;
}

/** Whether a folder is there at all. */
export const exists = (folder: string): Promise<boolean> =>
  stat(folder).then(
    () => true,
    () => false,
  );
