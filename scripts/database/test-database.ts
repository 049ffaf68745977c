import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import pg from 'pg';
import type { Env } from '../shared/children';
import { copyTemplate, fill, type Held } from './database-template';
import { startEmbeddedDb } from './embedded-db';
import { checkedEnv } from '../shared/environment';
import { checkDatabase } from './external-db';
import { onStop, runUntilStopped } from '../shared/lifetime';

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

async function embedded(env: Env, held: Held): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-database-'));
  onStop(async () => rmSync(folder, { recursive: true, force: true }));
  await copyTemplate(env, held, folder);
  const timeoutMs = Number(process.env.TEST_TIMEOUT_MS) || undefined;
  const db = await startEmbeddedDb(folder, {
    byPort: process.platform === 'win32' || !!timeoutMs,
    timeoutMs,
  });
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

// It lives for minutes at most: compiling its hottest parts a second time would cost more than they ever win.
setFlagsFromString('--liftoff-only');

// Forked by whoever needs a database for tests: tells its address and takes it away when that process ends.
runUntilStopped(async () => {
  const forgotten = new Promise<void>((resolve) => process.once('disconnect', resolve));
  const url = await prepare(checkedEnv(false));
  process.send?.({ url });
  await forgotten;
});
