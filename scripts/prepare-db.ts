import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import pg from 'pg';
import { runQuietly, type Env } from './children';
import { hashFiles } from './fingerprint';
import { inRoot, PRISMA } from './paths';

const MIGRATIONS = 'prisma/migrations';
const SEED = 'prisma/seed.ts';
/** The note about the last seed lies in the database itself, so that it is gone when the rows are. */
const NOTE = `SELECT obj_description('"Product"'::regclass) AS note, EXISTS (SELECT 1 FROM "Product") AS filled`;

const localMigrations = () =>
  readdirSync(inRoot(MIGRATIONS), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({
      name,
      checksum: createHash('sha256')
        .update(readFileSync(inRoot(MIGRATIONS, name, 'migration.sql')))
        .digest('hex'),
    }));

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}

/** Whether every migration is known to be applied. Any doubt is left to Prisma, which explains itself. */
async function isMigrated(url: string): Promise<boolean> {
  try {
    const { rows } = await withClient(url, (client) =>
      client.query<{ migration_name: string; checksum: string; done: boolean }>(
        `SELECT migration_name, checksum, finished_at IS NOT NULL AS done
           FROM _prisma_migrations WHERE rolled_back_at IS NULL`,
      ),
    );
    const applied = new Map(rows.map((row) => [row.migration_name, row]));
    const local = localMigrations();
    return (
      rows.every((row) => row.done) &&
      rows.length === local.length &&
      local.every(({ name, checksum }) => applied.get(name)?.checksum === checksum)
    );
  } catch {
    return false;
  }
}

async function isSeeded(url: string, hash: string): Promise<boolean> {
  const { rows } = await withClient(url, (client) =>
    client.query<{ note: string | null; filled: boolean }>(NOTE),
  );
  return rows[0]?.note === `seed ${hash}` && rows[0].filled;
}

export async function migrate(url: string, env: Env, say: (text: string) => void): Promise<void> {
  if (await isMigrated(url)) return;
  say('Bringing the database tables up to date …');
  await runQuietly('Migrating the database', [PRISMA, 'migrate', 'deploy'], { ...env, DATABASE_URL: url });
}

export async function seed(url: string, env: Env, say: (text: string) => void): Promise<void> {
  if (!existsSync(inRoot(SEED))) return;
  const hash = hashFiles(['content', 'prisma']);
  if (await isSeeded(url, hash)) return;
  say('Writing our range into the database …');
  await runQuietly('Seeding the database', ['--import', 'tsx', SEED], { ...env, DATABASE_URL: url });
  await withClient(url, (client) => client.query(`COMMENT ON TABLE "Product" IS 'seed ${hash}'`));
}
