import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { runQuietly } from './children';
import { Fault, words } from './fault';
import { takeLock } from './folder-lock';

export interface EmbeddedDb {
  url: string;
  stop: () => Promise<void>;
}

function lockFolder(folder: string): () => void {
  try {
    mkdirSync(folder, { recursive: true });
    const lock = takeLock(path.join(folder, 'lock'));
    if ('release' in lock) return lock.release;
    throw new Fault(
      `The folder ${folder} is in use by the running process ${lock.heldBy}; stop that one first.`,
    );
  } catch (error) {
    if (error instanceof Fault) throw error;
    throw new Fault(`The folder ${folder} cannot be written: ${words(error)}.`);
  }
}

/** Built aside and renamed, so that a kill in the middle leaves nothing half made. */
async function createOnce(data: string): Promise<void> {
  if (existsSync(data)) return;
  const draft = `${data}.new`;
  rmSync(draft, { recursive: true, force: true });
  await runQuietly('Creating the database folder', ['scripts/init-database.mjs', draft], process.env);
  renameSync(draft, data);
}

const PART_OF_A_QUERY = new Set([...'PBDECH'].map((type) => type.charCodeAt(0)));

/**
 * The socket server passes on single messages, from whichever connection comes next. One query is several of
 * them, up to its Sync, around one nameless statement: another's in between would replace that. What
 * keeps transactions together keeps these together too.
 */
function keepQueriesWhole(db: PGlite): PGlite {
  const pass = db.execProtocolRawStream.bind(db);
  const isInTransaction = db.isInTransaction.bind(db);
  let isInQuery = false;
  db.execProtocolRawStream = (message, options) => {
    isInQuery = PART_OF_A_QUERY.has(message[0] ?? 0);
    return pass(message, options);
  };
  db.isInTransaction = () => isInQuery || isInTransaction();
  return db;
}

async function listen(data: string, port: number) {
  const db = keepQueriesWhole(await PGlite.create(data));
  await db.exec(`SET timezone TO 'UTC'`);
  // Connections over the limit are dropped: well above what all processes of the site open together.
  const server = new PGLiteSocketServer({ db, host: '127.0.0.1', port, maxConnections: 48 });
  await server.start();
  return { db, server, address: server.getServerConn() };
}

/** PostgreSQL in WebAssembly behind a local port, its data in a folder that only one process may open. */
export async function startEmbeddedDb(folder: string, port = 0): Promise<EmbeddedDb> {
  const unlock = lockFolder(path.resolve(folder));
  try {
    const data = path.resolve(folder, 'pgdata');
    await createOnce(data);
    const { db, server, address } = await listen(data, port);
    const stop = async () => {
      await server.stop();
      await db.close();
      unlock();
    };
    return { url: `postgresql://postgres:postgres@${address}/postgres?sslmode=disable`, stop };
  } catch (error) {
    unlock();
    throw error;
  }
}
