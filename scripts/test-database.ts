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

/** A closed database folder with tables, and with our range if asked for: made once, then copied. */
async function template(env: Env, isSeeded: boolean): Promise<string> {
  const kind = isSeeded ? 'seeded' : 'bare';
  const sources = ['prisma', 'scripts/embedded-db.ts', 'package-lock.json', ...(isSeeded ? ['content'] : [])];
  const kept = path.join(TEMPLATES, `${kind}-${hashFiles(sources).slice(0, 16)}`);
  if (existsSync(kept)) return kept;
  mkdirSync(TEMPLATES, { recursive: true });
  for (const old of readdirSync(TEMPLATES))
    if (old.startsWith(`${kind}-`)) rmSync(path.join(TEMPLATES, old), { recursive: true, force: true });
  const draft = mkdtempSync(path.join(TEMPLATES, 'draft-'));
  const db = await startEmbeddedDb(draft);
  await migrate(db.url, env, () => {});
  if (isSeeded) await seed(db.url, env, () => {});
  await db.stop();
  try {
    renameSync(draft, kept);
  } catch {
    // Another run was quicker.
    rmSync(draft, { recursive: true, force: true });
  }
  return kept;
}

async function embedded(env: Env, isSeeded: boolean): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-database-'));
  onStop(async () => rmSync(folder, { recursive: true, force: true }));
  cpSync(await template(env, isSeeded), folder, { recursive: true });
  const db = await startEmbeddedDb(folder);
  onStop(db.stop);
  return db.url;
}

async function prepare(env: Env): Promise<string> {
  const isSeeded = process.argv.includes('--seed');
  if (!env.DATABASE_URL) return embedded(env, isSeeded);
  const url = await besideExisting(env.DATABASE_URL);
  await migrate(url, env, () => {});
  if (isSeeded) await seed(url, env, () => {});
  return url;
}

// Forked by whoever needs a database for tests: tells its address and takes it away when that process ends.
runUntilStopped(async () => {
  const forgotten = new Promise<void>((resolve) => process.once('disconnect', resolve));
  const url = await prepare(checkedEnv(false));
  process.send?.({ url });
  await forgotten;
});
