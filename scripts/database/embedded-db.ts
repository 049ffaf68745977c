import { randomBytes } from 'node:crypto';
import { renameSync, rmSync, statfsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { closeToOthers, closeWhole, makePrivateFolder } from '../../lib/storage/private-folder';
import { runQuietly } from '../shared/children';
import { holdsDatabase, unopened } from './data-folder';
import { OUR_NAME, serveDatabase } from './database-socket';
import { Fault, errorMessage } from '../shared/fault';
import { takeLock } from '../shared/folder-lock';
import { socketPlace } from './socket-folder';

export interface EmbeddedDb {
  url: string;
  stop: () => Promise<void>;
}

interface Options {
  /** Where there are no sockets of the file system: a port of this machine, with a password. */
  byPort?: boolean;
  /** See the socket's own. */
  timeoutMs?: number;
}

/** Of the disk, in bytes: PostgreSQL writes its log in files of 16 MB. */
const MIN_FREE = 32 * 1024 * 1024;

function lockFolder(folder: string): () => void {
  try {
    makePrivateFolder(folder);
    closeToOthers(folder);
    const lock = takeLock(path.join(folder, 'lock'));
    if ('release' in lock) return lock.release;
    throw new Fault(
      `The folder ${folder} is in use by the running process ${lock.heldBy}; stop that one first.`,
    );
  } catch (error) {
    if (error instanceof Fault) throw error;
    throw new Fault(`The folder ${folder} cannot be written: ${errorMessage(error)}.`);
  }
}

/** Built aside and renamed, so that a kill in the middle leaves nothing half made. */
async function createOnce(data: string): Promise<void> {
  if (holdsDatabase(data)) return;
  const draft = `${data}.new`;
  rmSync(draft, { recursive: true, force: true });
  await runQuietly(
    'Creating the database folder',
    ['scripts/database/init-database.mjs', draft],
    process.env,
  );
  renameSync(draft, data);
}

async function open(data: string): Promise<PGlite> {
  try {
    closeWhole(data);
    const db = await PGlite.create(data);
    await db.exec(`SET timezone TO 'UTC'`);
    closeWhole(data);
    return db;
  } catch (error) {
    const { bavail, bsize } = statfsSync(data);
    if (bavail * bsize < MIN_FREE) throw new Fault(`The disk that holds ${data} is full.`);
    throw unopened(data, errorMessage(error));
  }
}

async function listen(folder: string, db: PGlite, { byPort, timeoutMs }: Options) {
  if (!byPort) {
    const place = socketPlace(folder);
    const server = await serveDatabase(db, { at: { path: place.path }, timeoutMs });
    const end = () => server.end().then(place.remove);
    return { url: place.url, end };
  }
  const password = randomBytes(24).toString('hex');
  const server = await serveDatabase(db, { at: { port: 0 }, password, timeoutMs });
  const { port } = server.address() as AddressInfo;
  return {
    url: `postgresql://postgres:${password}@127.0.0.1:${port}/postgres?sslmode=disable&application_name=${OUR_NAME}`,
    end: server.end,
  };
}

/** PostgreSQL in WebAssembly behind a local socket, its data in a folder that only one process may open. */
export async function startEmbeddedDb(
  folder: string,
  options: Options = { byPort: process.platform === 'win32' },
): Promise<EmbeddedDb> {
  // The database makes its files open to everybody; the mask and the closed folders keep others out.
  process.umask(0o077);
  const root = path.resolve(folder);
  const unlock = lockFolder(root);
  try {
    const data = path.join(root, 'pgdata');
    await createOnce(data);
    const db = await open(data);
    const { url, end } = await listen(root, db, options);
    const stop = async () => {
      await end();
      await db.close();
      unlock();
    };
    return { url, stop };
  } catch (error) {
    unlock();
    throw error;
  }
}
