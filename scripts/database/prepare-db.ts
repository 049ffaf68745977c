import { existsSync } from 'node:fs';
import type pg from 'pg';
import { runQuietly, type Env } from '../shared/children';
import { withClient } from './database-client';
import { hashFiles } from '../build/fingerprint';
import { applyMigrations, migrationsIn } from './migrate';
import { inRoot } from '../shared/paths';
import type { Progress } from '../shared/progress';

/** Folder of the migrations, from the checkout. */
export const MIGRATIONS = 'prisma/migrations';
const SEED = 'prisma/seed.ts';
/** The note about the last seed lies in the database itself, so that it is gone when the rows are. */
const NOTE = `SELECT obj_description('"Product"'::regclass) AS note, EXISTS (SELECT 1 FROM "Product") AS filled`;
/** Any number that nobody else uses. */
const SEED_LOCK = 19760321;

async function isSeeded(client: pg.Client, hash: string): Promise<boolean> {
  const { rows } = await client.query<{ note: string | null; filled: boolean }>(NOTE);
  return rows[0]?.note === `seed ${hash}` && rows[0].filled;
}

type Step = Progress['step'];

/** For those who show nothing of what they do. */
const silently: Step = async (_, work) => work();

/** Brings the tables up to date with the migrations of this checkout. */
export const migrate = (url: string, step: Step = silently): Promise<void> =>
  withClient(url, (client) =>
    applyMigrations(client, migrationsIn(MIGRATIONS), (work) =>
      step('Bringing the database tables up to date', work),
    ),
  );

/** Writes our range into the database if it is not there. Servers that start together take turns. */
export async function seed(url: string, env: Env, step: Step = silently): Promise<void> {
  if (!existsSync(inRoot(SEED))) return;
  const hash = hashFiles(['content', 'prisma']);
  await withClient(url, async (client) => {
    if (await isSeeded(client, hash)) return;
    await client.query('SELECT pg_advisory_lock($1)', [SEED_LOCK]);
    if (await isSeeded(client, hash)) return;
    await step('Writing our range into the database', () =>
      runQuietly('Seeding the database', ['--import', 'tsx', SEED], { ...env, DATABASE_URL: url }),
    );
    await client.query(`COMMENT ON TABLE "Product" IS 'seed ${hash}'`);
  });
}
