import { createHash, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type pg from 'pg';
import { isLost } from './database-client';
import { Fault, errorMessage } from '../shared/fault';
import { inRoot } from '../shared/paths';

interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

interface Applied {
  migration_name: string;
  checksum: string;
  done: boolean;
}

/** The table and the number of the lock are Prisma's own, so that its command line works beside this. */
const TABLE = `CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
  "id" VARCHAR(36) PRIMARY KEY NOT NULL, "checksum" VARCHAR(64) NOT NULL, "finished_at" TIMESTAMPTZ,
  "migration_name" VARCHAR(255) NOT NULL, "logs" TEXT, "rolled_back_at" TIMESTAMPTZ,
  "started_at" TIMESTAMPTZ NOT NULL DEFAULT now(), "applied_steps_count" INTEGER NOT NULL DEFAULT 0)`;
const LOCK = 'SELECT pg_advisory_xact_lock(72707369)';
const APPLIED = `SELECT "migration_name", "checksum", "finished_at" IS NOT NULL AS "done"
  FROM "_prisma_migrations" WHERE "rolled_back_at" IS NULL`;
const NOTE = `INSERT INTO "_prisma_migrations" ("id", "checksum", "finished_at", "migration_name", "applied_steps_count")
  VALUES ($1, $2, now(), $3, 1)`;

/** The migrations of a folder, the oldest first. */
export function migrationsIn(folder: string): Migration[] {
  const names = readdirSync(inRoot(folder), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return names
    .map(({ name }) => name)
    .sort()
    .map((name) => {
      const sql = readFileSync(inRoot(folder, name, 'migration.sql'), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    });
}

/** What is still to be done; a database that does not agree with the folder is refused. Newer ones are let be. */
function pendingOf(migrations: readonly Migration[], rows: readonly Applied[]): Migration[] {
  const applied = new Map(rows.map((row) => [row.migration_name, row]));
  const unfinished = rows.find(({ done }) => !done);
  if (unfinished)
    throw new Fault(
      `The migration ${unfinished.migration_name} was begun and not finished; see \`npx prisma migrate resolve\`.`,
    );
  const changed = migrations.find(
    ({ name, checksum }) => (applied.get(name)?.checksum ?? checksum) !== checksum,
  );
  if (changed)
    throw new Fault(
      `The migration ${changed.name} was changed after this database had taken it; restore the file.`,
    );
  return migrations.filter(({ name }) => !applied.has(name));
}

async function known(client: pg.Client): Promise<Applied[] | null> {
  const { rows } = await client.query<{ there: boolean }>(
    `SELECT to_regclass('"_prisma_migrations"') IS NOT NULL AS "there"`,
  );
  return rows[0]?.there ? (await client.query<Applied>(APPLIED)).rows : null;
}

/** Takes the first migration that is wanting, or none: of several servers that start at once, one does. */
async function takeNext(client: pg.Client, migrations: readonly Migration[]): Promise<boolean> {
  await client.query('BEGIN');
  let at = 'the table of migrations';
  try {
    await client.query(LOCK);
    await client.query(TABLE);
    const [next] = pendingOf(migrations, (await client.query<Applied>(APPLIED)).rows);
    if (next) {
      at = next.name;
      await client.query(next.sql);
      await client.query(NOTE, [randomUUID(), next.checksum, next.name]);
    }
    await client.query('COMMIT');
    return next !== undefined;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    // A line that broke: the transaction is undone, and whoever asked does it again.
    if (error instanceof Fault || isLost(error)) throw error;
    throw new Fault(
      `The database did not take the migration ${at}: ${errorMessage(error)}. Nothing of it was kept.`,
    );
  }
}

/** Brings a database up to date, each migration whole or not at all. `show` is given the work, if there is any. */
export async function applyMigrations(
  client: pg.Client,
  migrations: readonly Migration[],
  show: (work: () => Promise<void>) => Promise<void> = (work) => work(),
): Promise<void> {
  const rows = await known(client);
  if (rows && pendingOf(migrations, rows).length === 0) return;
  await show(async () => {
    while (await takeNext(client, migrations));
  });
}
