import { randomBytes } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { Env } from './children';
import { startEmbeddedDb } from './embedded-db';
import { checkedEnv } from './environment';
import { checkDatabase } from './external-db';
import { hashFiles } from './fingerprint';
import { onStop, runUntilStopped } from './lifetime';
import { inRoot } from './paths';
import { migrate, seed } from './prepare-db';

async function command(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

/** A database of its own beside the one that is configured, which itself is never touched. */
async function besideExisting(url: string): Promise<string> {
  await checkDatabase(url);
  const name = `site_test_${Date.now()}_${randomBytes(4).toString('hex')}`;
  await command(url, `CREATE DATABASE ${name}`);
  onStop(() => command(url, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
  const own = new URL(url);
  own.pathname = `/${name}`;
  return own.href;
}

/** Where finished folders are kept; a new one takes the place of all others of its kind. */
const TEMPLATES = inRoot('.data/templates');

/** How much a database holds when a test gets it. */
type Held = 'nothing' | 'tables' | 'range';

async function fill(url: string, env: Env, held: Held): Promise<void> {
  if (held === 'nothing') return;
  await migrate(url, () => {});
  if (held === 'range') await seed(url, env, () => {});
}

/** A closed database folder: made once, then copied. */
async function template(env: Env, held: Held): Promise<string> {
  const sources = ['prisma', 'scripts', 'package-lock.json', ...(held === 'range' ? ['content'] : [])];
  const kept = path.join(TEMPLATES, `${held}-${hashFiles(sources).slice(0, 16)}`);
  if (existsSync(kept)) return kept;
  mkdirSync(TEMPLATES, { recursive: true });
  for (const old of readdirSync(TEMPLATES))
    if (old.startsWith(`${held}-`)) rmSync(path.join(TEMPLATES, old), { recursive: true, force: true });
  const draft = mkdtempSync(path.join(TEMPLATES, 'draft-'));
  const db = await startEmbeddedDb(draft);
  await fill(db.url, env, held);
  await db.stop();
  try {
    renameSync(draft, kept);
  } catch {
    // Another run was quicker.
    rmSync(draft, { recursive: true, force: true });
  }
  return kept;
}

async function embedded(env: Env, held: Held): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-database-'));
  onStop(async () => rmSync(folder, { recursive: true, force: true }));
  cpSync(await template(env, held), folder, { recursive: true });
  const db = await startEmbeddedDb(folder);
  onStop(db.stop);
  return db.url;
}

async function prepare(env: Env): Promise<string> {
  const held = process.argv.includes('--empty')
    ? 'nothing'
    : process.argv.includes('--seed')
      ? 'range'
      : 'tables';
  if (!env.DATABASE_URL) return embedded(env, held);
  const url = await besideExisting(env.DATABASE_URL);
  await fill(url, env, held);
  return url;
}

// Forked by whoever needs a database for tests: tells its address and takes it away when that process ends.
runUntilStopped(async () => {
  const forgotten = new Promise<void>((resolve) => process.once('disconnect', resolve));
  const url = await prepare(checkedEnv(false));
  process.send?.({ url });
  await forgotten;
});
