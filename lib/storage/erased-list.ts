import { appendFile, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { isUuid } from './uuid';

/*
 * Ids of accounts that were deleted, one a line, in a file outside the database and so outside its backups: a
 * restore deletes them again. An id says nothing about a person without the account that is gone.
 */

/** Name of the file in DATA_DIR. */
export const ERASED_LIST = 'erased-accounts';

/** Adds an id. To be called once the deletion has been done. The line break before it ends a line that was cut. */
export async function noteErased(folder: string, id: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await appendFile(path.join(folder, ERASED_LIST), `\n${id}\n`, { mode: 0o600, flush: true });
}

/** The ids of a list, or null where there is no file. Lines that are none (a cut one, for instance) are left out. */
export async function readErased(file: string): Promise<string[] | null> {
  try {
    const lines = (await readFile(file, 'utf8')).split(/\r?\n/);
    return [...new Set(lines.map((line) => line.trim()).filter(isUuid))];
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
