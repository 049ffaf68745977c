import { randomBytes } from 'node:crypto';
import { renameSync, rmSync, statfsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { closeToOthers, closeWhole, makePrivateFolder } from '../../lib/storage/private-folder';
import { runQuietly } from '../shared/children';
import { holdOpen, isHeld } from './alive-mark';
import { holdsDatabase, unopened } from './data-folder';
import { OUR_NAME, serveDatabase } from './database-socket';
import { Fault, errorMessage, isFullDisk } from '../shared/fault';
import { refusedFile, refuseStranger } from './folder-owner';
import { holderOf, takeLock } from '../shared/folder-lock';
import { refuseMoved } from './moved-note';
import { socketPlace } from './socket-folder';
import { startSweeping } from './sweep';
import { synced, syncFolder, syncPath } from './synced-files';

export interface EmbeddedDb {
  url: string;
  /** There was none in the folder: this one was made, and is empty. */
  isNew: boolean;
  stop: () => Promise<void>;
}

interface Options {
  /** Where there are no sockets of the file system: a port of this machine, with a password. */
  byPort?: boolean;
  /** See the socket's own. */
  timeoutMs?: number;
  /** Nothing in it is to outlive a power cut: a test's. */
  isScratch?: boolean;
}

const MEGABYTE = 1024 * 1024;
/** Of the disk, in bytes: PostgreSQL writes its log in files of 16 MB. */
const MIN_FREE = 32 * MEGABYTE;
/** What a new database takes: 39 MB, as measured, rounded up. */
const NEW_DATABASE = 40 * MEGABYTE;

/** A disk that tells no size is taken to have room. */
function hasRoom(folder: string, bytes: number): boolean {
  const { bavail, bsize, blocks } = statfsSync(folder);
  return blocks === 0 || bavail * bsize >= bytes;
}

const fullDisk = (at: string, more = '') => new Fault(`The disk that holds ${at} is full${more}.`);

/** Takes the folder for this process. Returns how to give it back. */
async function holdFolder(folder: string): Promise<() => void> {
  refuseStranger(folder);
  try {
    makePrivateFolder(folder);
    closeToOthers(folder);
    const file = path.join(folder, 'lock');
    const elsewhere = new Fault(
      `The folder ${folder} is in use by a site that runs elsewhere on this machine, such as in another container; stop that one first.`,
    );
    if (holderOf(file) === null && (await isHeld(folder))) throw elsewhere;
    const lock = takeLock(file);
    if ('heldBy' in lock)
      throw new Fault(
        `The folder ${folder} is in use by the running process ${lock.heldBy}; stop that one first.`,
      );
    // Once more, now that the lock is ours: of two that started in the same moment the other may answer by now.
    if (await isHeld(folder)) {
      lock.release();
      throw elsewhere;
    }
    const end = await holdOpen(folder);
    return () => {
      end();
      lock.release();
    };
  } catch (error) {
    if (error instanceof Fault) throw error;
    if (isFullDisk(error)) throw fullDisk(folder);
    throw new Fault(`The folder ${folder} cannot be written: ${errorMessage(error)}.`);
  }
}

/** Built aside and renamed, so that a kill in the middle leaves nothing half made. Whether it was made. */
async function createOnce(data: string, isScratch: boolean): Promise<boolean> {
  if (holdsDatabase(data)) return false;
  const draft = `${data}.new`;
  rmSync(draft, { recursive: true, force: true });
  const needed = NEW_DATABASE + MIN_FREE;
  if (!hasRoom(path.dirname(data), needed))
    throw fullDisk(data, `: a new database takes ${needed / MEGABYTE} MB`);
  try {
    await runQuietly(
      'Creating the database folder',
      ['scripts/database/init-database.mjs', draft],
      process.env,
    );
    if (!isScratch) syncFolder(draft);
    renameSync(draft, data);
    syncPath(path.dirname(data));
    return true;
  } catch (error) {
    const isFull = !hasRoom(path.dirname(data), MIN_FREE);
    rmSync(draft, { recursive: true, force: true }); // it would keep the disk full
    throw isFull ? fullDisk(data) : error;
  }
}

/** What is refused before the database is asked is the system's word about files, and says nothing of damage. */
function closeFiles(data: string): void {
  try {
    closeWhole(data);
  } catch (error) {
    throw refusedFile(data, error) ?? error;
  }
}

async function open(data: string, isScratch: boolean): Promise<PGlite> {
  closeFiles(data);
  let db: PGlite;
  try {
    db = await (isScratch ? PGlite.create(data) : PGlite.create(synced(data)));
    await db.exec(`SET timezone TO 'UTC'`);
  } catch (error) {
    if (!hasRoom(data, MIN_FREE)) throw fullDisk(data);
    throw refusedFile(data, error) ?? unopened(data, errorMessage(error));
  }
  closeFiles(data);
  return db;
}

async function listen(folder: string, db: PGlite, { byPort, timeoutMs }: Options) {
  if (!byPort) {
    const place = socketPlace(folder);
    const server = await serveDatabase(db, { at: { path: place.path }, timeoutMs });
    const end = () => server.end().then(place.remove);
    return { url: place.url, between: server.between, end };
  }
  const password = randomBytes(24).toString('hex');
  const server = await serveDatabase(db, { at: { port: 0 }, password, timeoutMs });
  const { port } = server.address() as AddressInfo;
  return {
    url: `postgresql://postgres:${password}@127.0.0.1:${port}/postgres?sslmode=disable&application_name=${OUR_NAME}`,
    between: server.between,
    end: server.end,
  };
}

/** PostgreSQL in WebAssembly behind a local socket, its data in a folder that only one process may open. */
export async function startEmbeddedDb(
  folder: string,
  { isScratch = false, ...options }: Options = { byPort: process.platform === 'win32' },
): Promise<EmbeddedDb> {
  // The database makes its files open to everybody; the mask and the closed folders keep others out.
  process.umask(0o077);
  const root = path.resolve(folder);
  refuseMoved(root);
  const unlock = await holdFolder(root);
  try {
    const data = path.join(root, 'pgdata');
    const isNew = await createOnce(data, isScratch);
    const db = await open(data, isScratch);
    const { url, between, end } = await listen(root, db, options);
    const endSweeping = startSweeping(between);
    const stop = async () => {
      endSweeping();
      await end();
      await db.close();
      unlock();
    };
    return { url, isNew, stop };
  } catch (error) {
    unlock();
    throw error;
  }
}
