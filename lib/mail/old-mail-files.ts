import { lstat, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { isUuid } from '@/lib/storage/uuid';

/* Mails in files, seen by the owner's commands, which run without a server. */

/** What `mail-files.ts` and the transport write of a mail, whole or begun. */
const FILE = /^([^.]+)\.(?:txt|json|jpg|until)(?:\.part)?$/;

const mailIn = (name: string): string | null => {
  const [, id = ''] = FILE.exec(name) ?? [];
  return isUuid(id) ? id : null;
};

interface Limits {
  /** The first moment that is kept. */
  kept: Date;
  /** Otherwise it is only told of. */
  forGood: boolean;
}

/** Removes the files of mails that were last written before the kept day. Returns how many mails they are of. */
export async function removeOldMailFiles(folder: string, { kept, forGood }: Limits): Promise<number> {
  const mails = new Set<string>();
  for (const name of await readdir(folder).catch(() => [])) {
    const id = mailIn(name);
    if (id === null) continue;
    const at = path.join(folder, name);
    // Another program may take it away in between.
    const state = await lstat(at).catch(() => null);
    if (!state?.isFile() || state.mtime >= kept) continue;
    if (forGood) await rm(at, { force: true });
    mails.add(id);
  }
  return mails.size;
}
