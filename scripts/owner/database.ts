import { existsSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { inTransaction, readInTransaction, withClient } from '../database/database-client';
import { checkedEnv } from '../shared/environment';
import { isHeld } from '../database/alive-mark';
import { startEmbeddedDb } from '../database/embedded-db';
import { checkDatabase, madeSentence } from '../database/external-db';
import { refuseStranger } from '../database/folder-owner';
import { migrationsIn } from '../database/migrate';
import { refuseMoved } from '../database/moved-note';
import { Fault } from '../shared/fault';
import { holderOf } from '../shared/folder-lock';
import { migrate, MIGRATIONS } from '../database/prepare-db';
import { runningDatabase } from '../database/socket-folder';
import { note } from './command';
import { migrationsOf } from './tables';

export { inTransaction, readInTransaction, withClient };

/** Whether a site runs on this data folder now. */
export const isRunning = (folder: string): boolean =>
  holderOf(path.join(path.resolve(folder), 'lock')) !== null;

function urlOfRunning(folder: string): string {
  const url = runningDatabase(folder);
  if (url) return url;
  throw new Fault(`The site that runs on ${folder} lets no other program in; stop it first.`);
}

interface Use {
  /** The database is made, and brought up to date, where it is not. */
  mayCreate?: boolean;
  /** Refused with this sentence where a site runs on the folder, in whatever container. */
  alone?: string;
  /** The work reads whatever columns are there: that of a version before these sources will do. */
  anyVersion?: boolean;
}

/** Refuses a database that the statements of these sources do not fit. */
async function refuseUnfit(client: pg.Client, { anyVersion = false }: Use): Promise<void> {
  const { rows } = await client.query<{ there: boolean }>(
    `SELECT to_regclass('"_prisma_migrations"') IS NOT NULL AS "there"`,
  );
  if (!rows[0]?.there)
    throw new Fault(
      'This database holds no tables of a site: check DATABASE_URL and DATA_DIR, or start the site once, which makes them.',
    );
  if (anyVersion) return;
  const taken = await migrationsOf(client);
  const missing = migrationsIn(MIGRATIONS).find(({ name }) => !taken.includes(name));
  if (missing)
    throw new Fault(
      `This database is older than these sources (it lacks ${missing.name}): start the site once, or restart it where it runs, which brings the database up to date; \`npm run backup\` works before that.`,
    );
}

async function useServer<T>(url: string, work: (client: pg.Client) => Promise<T>, use: Use): Promise<T> {
  const { isNew } = await checkDatabase(url, use);
  if (isNew) note(madeSentence(url));
  if (use.mayCreate) await migrate(url);
  return withClient(url, work);
}

async function useEmbedded<T>(folder: string, work: (client: pg.Client) => Promise<T>, use: Use): Promise<T> {
  refuseMoved(folder);
  refuseStranger(folder);
  if (isRunning(folder) || (await isHeld(folder))) {
    if (use.alone) throw new Fault(use.alone);
    return withClient(urlOfRunning(folder), work);
  }
  if (!use.mayCreate && !existsSync(path.join(folder, 'pgdata')))
    throw new Fault(`There is no database in ${path.resolve(folder)}; set DATA_DIR or DATABASE_URL.`);
  const db = await startEmbeddedDb(folder);
  try {
    if (use.mayCreate) await migrate(db.url);
    return await withClient(db.url, work);
  } finally {
    await db.stop();
  }
}

/**
 * Lets `work` have the database of this site: DATABASE_URL, else the embedded one of DATA_DIR, asked through the
 * site that runs on it or opened for as long as the work takes. It is made only where `mayCreate` says so.
 */
export async function withDatabase<T>(work: (client: pg.Client) => Promise<T>, use: Use = {}): Promise<T> {
  const { DATABASE_URL: url, DATA_DIR } = checkedEnv(false);
  const fit = async (client: pg.Client) => {
    await refuseUnfit(client, use);
    return work(client);
  };
  return url ? useServer(url, fit, use) : useEmbedded(DATA_DIR || '.data', fit, use);
}
