import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setFlagsFromString } from 'node:v8';
import pg from 'pg';
import type { Env } from '../shared/children';
import { copyTemplate, fill, type Held } from './database-template';
import { startEmbeddedDb } from './embedded-db';
import { checkedEnv } from '../shared/environment';
import { checkDatabase } from './external-db';
import { told } from '../shared/fault';
import { onStop, runUntilStopped } from '../shared/lifetime';

/** What is asked for, in one line of JSON. */
export interface AskedDatabase {
  held: Held;
  /** The embedded one on a port, whatever is configured, that waits so many milliseconds for strangers. */
  timeoutMs?: number;
}

/** The one line that comes back. */
export type AnsweredDatabase = { url: string } | { fault: string };

/** Set by what measures: embedded databases as `npm start` has them, which wait for the disk and compile what is hot. */
const AS_SERVED = process.env.DATABASE_AS_SERVED === '1';

interface Lent {
  url: string;
  takeBack: () => Promise<unknown>;
}

async function command(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

/** A database of its own beside the one that is configured, which itself is never touched. */
async function besideExisting(url: string, env: Env, held: Held): Promise<Lent> {
  await checkDatabase(url);
  const name = `site_test_${Date.now()}_${randomBytes(4).toString('hex')}`;
  await command(url, `CREATE DATABASE ${name}`);
  const takeBack = () => command(url, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  try {
    await fill(own.href, env, held);
  } catch (error) {
    await takeBack();
    throw error;
  }
  return { url: own.href, takeBack };
}

async function embedded(env: Env, { held, timeoutMs }: AskedDatabase): Promise<Lent> {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-database-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    await copyTemplate(env, held, folder);
    const byPort = process.platform === 'win32' || !!timeoutMs;
    const db = await startEmbeddedDb(folder, { byPort, timeoutMs, isScratch: !AS_SERVED });
    return { url: db.url, takeBack: () => db.stop().finally(remove) };
  } catch (error) {
    remove();
    throw error;
  }
}

function lend(env: Env, asked: AskedDatabase): Promise<Lent> {
  if (env.DATABASE_URL && !asked.timeoutMs) return besideExisting(env.DATABASE_URL, env, asked.held);
  return embedded({ ...env, DATABASE_URL: '' }, asked);
}

/** The first of a kind makes the folder that all others copy: they wait for it. */
let before: Promise<unknown> = Promise.resolve();

/** One connection, one database: it goes when the connection closes, by a word or because its owner has ended. */
async function serve(env: Env, line: Socket): Promise<void> {
  const closed = new Promise<void>((resolve) => {
    for (const event of ['end', 'close']) line.once(event, () => resolve());
  });
  line.on('error', () => line.destroy());
  const question = await new Promise<string>((resolve) => createInterface(line).once('line', resolve));
  const mine = before.then(() => lend(env, JSON.parse(question) as AskedDatabase));
  before = mine.catch(() => undefined);
  const answer = (said: AnsweredDatabase) => line.write(`${JSON.stringify(said)}\n`);
  try {
    const { url, takeBack } = await mine;
    // Once, whichever comes first: the end of the owner or ours.
    let back: Promise<unknown> | undefined;
    const once = () => (back ??= takeBack());
    onStop(once);
    answer({ url });
    await closed;
    await once();
  } catch (error) {
    answer({ fault: told(error) });
  }
  line.end();
}

// They live for minutes at most: compiling their hottest parts a second time would cost more than they ever win.
if (!AS_SERVED) setFlagsFromString('--liftoff-only');

// Forked once by whoever needs databases for tests: says where to ask for them, and takes them all away with itself when
// that process ends. One process for all, since what one costs is loading what it is made of (docs/decisions/353-one-process-lends-databases-to-tests.md).
runUntilStopped(async () => {
  const forgotten = new Promise<void>((resolve) => process.once('disconnect', resolve));
  const env = checkedEnv(false);
  const server = createServer({ allowHalfOpen: true }, (line) => void serve(env, line));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.send?.({ port: (server.address() as AddressInfo).port });
  await forgotten;
});
