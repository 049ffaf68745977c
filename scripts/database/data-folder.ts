import { constants, accessSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { refusedFile } from './folder-owner';
import { Fault } from '../shared/fault';

/** Of the PostgreSQL that the embedded database is. */
const EMBEDDED_VERSION = '18';

const ADVICE =
  'Put it back from a backup, or move it away to begin with an empty database; nothing was changed.';

const damaged = (data: string, why: string) =>
  new Fault(`The database folder ${data} is damaged: ${why}. ${ADVICE}`);

function entriesOf(data: string): string[] | null {
  if (!lstatSync(data, { throwIfNoEntry: false })) return null;
  try {
    return readdirSync(data);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOTDIR') throw damaged(data, 'it is a file');
    if (code === 'ENOENT') throw damaged(data, 'it is a link that leads nowhere');
    throw refusedFile(data, error) ?? new Fault(`The database folder ${data} cannot be read (${code}).`);
  }
}

function versionIn(data: string): string {
  const file = path.join(data, 'PG_VERSION');
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw damaged(data, 'its file PG_VERSION is missing');
    throw refusedFile(data, error) ?? new Fault(`The file ${file} cannot be read (${code}).`);
  }
}

/**
 * Whether there is a database to open. Only where there is nothing at all one may be made: anything else has
 * been one, and making it anew would lose what it held without a word.
 */
export function holdsDatabase(data: string): boolean {
  const entries = entriesOf(data);
  if (!entries) return false;
  if (entries.length === 0) throw damaged(data, 'it is empty');
  const version = versionIn(data);
  if (version === '') throw damaged(data, 'its file PG_VERSION is empty');
  if (version !== EMBEDDED_VERSION)
    throw new Fault(
      `The database folder ${data} was written by PostgreSQL ${version.slice(0, 20)}; this site opens ${EMBEDDED_VERSION}. ${ADVICE}`,
    );
  try {
    const missing = ['base', 'global', 'global/pg_control', 'pg_wal'].find(
      (name) => !lstatSync(path.join(data, name), { throwIfNoEntry: false }),
    );
    if (missing) throw damaged(data, `${missing} is missing`);
    accessSync(path.join(data, 'global/pg_control'), constants.R_OK | constants.W_OK);
  } catch (error) {
    throw refusedFile(data, error) ?? error;
  }
  return true;
}

/** What became of opening a folder that looked whole. The reason is the database's own and says little. */
export const unopened = (data: string, reason: string) =>
  damaged(data, `the database does not open it (${reason.replace(/\.$/, '')})`);
