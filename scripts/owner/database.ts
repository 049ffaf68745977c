import { existsSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { inTransaction, withClient } from '../database/database-client';
import { checkedEnv } from '../shared/environment';
import { startEmbeddedDb } from '../database/embedded-db';
import { checkDatabase } from '../database/external-db';
import { Fault } from '../shared/fault';
import { holderOf } from '../shared/folder-lock';
import { migrate } from '../database/prepare-db';
import { runningDatabase } from '../database/socket-folder';

export { inTransaction, withClient };

/** Whether a site runs on this data folder now. */
export const isRunning = (folder: string): boolean =>
  holderOf(path.join(path.resolve(folder), 'lock')) !== null;

function urlOfRunning(folder: string): string {
  const url = runningDatabase(folder);
  if (url) return url;
  throw new Fault(`The site that runs on ${folder} lets no other program in; stop it first.`);
}

/**
 * Lets `work` have the database of this site: DATABASE_URL, else the embedded one of DATA_DIR, asked through the
 * site that runs on it or opened for as long as the work takes. It is made only where `mayCreate` says so.
 */
export async function withDatabase<T>(
  work: (client: pg.Client) => Promise<T>,
  { mayCreate = false }: { mayCreate?: boolean } = {},
): Promise<T> {
  const env = checkedEnv(false);
  if (env.DATABASE_URL) {
    await checkDatabase(env.DATABASE_URL);
    if (mayCreate) await migrate(env.DATABASE_URL);
    return withClient(env.DATABASE_URL, work);
  }
  const folder = env.DATA_DIR || '.data';
  if (isRunning(folder)) return withClient(urlOfRunning(folder), work);
  if (!mayCreate && !existsSync(path.join(folder, 'pgdata')))
    throw new Fault(`There is no database in ${path.resolve(folder)}; set DATA_DIR or DATABASE_URL.`);
  const db = await startEmbeddedDb(folder);
  try {
    if (mayCreate) await migrate(db.url);
    return await withClient(db.url, work);
  } finally {
    await db.stop();
  }
}
