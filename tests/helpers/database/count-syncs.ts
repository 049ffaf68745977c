import fs, { mkdtempSync, rmSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { copyTemplate } from '../../../scripts/database/database-template';
import { startEmbeddedDb } from '../../../scripts/database/embedded-db';

/*
 * A program of its own, since the database is not for jest's contexts: how often the disk is waited for while two rows
 * are written and one is read, as JSON. Told to `refuse`, the disk keeps nothing once the table is there.
 */
const refuses = process.argv.includes('refuse');
let isReady = false;
const real = fs.fdatasyncSync;
let waits = 0;
fs.fdatasyncSync = (file) => {
  waits += 1;
  if (refuses && isReady) throw Object.assign(new Error('EIO: i/o error, fdatasync'), { code: 'EIO' });
  real(file);
};
syncBuiltinESMExports();

async function count(): Promise<number[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-synced-'));
  await copyTemplate({ ...process.env }, 'nothing', folder);
  const db = await startEmbeddedDb(folder);
  const client = new pg.Client({ connectionString: db.url });
  await client.connect();
  await client.query('CREATE TABLE kept (word text)');
  isReady = true;
  const counted: number[] = [];
  for (const sql of [
    `INSERT INTO kept VALUES ('first')`,
    `UPDATE kept SET word = 'second'`,
    'SELECT word FROM kept',
  ]) {
    const before = waits;
    await client.query(sql);
    counted.push(waits - before);
  }
  await client.end();
  await db.stop();
  rmSync(folder, { recursive: true, force: true });
  return counted;
}

void count().then((counted) => process.stdout.write(JSON.stringify(counted)));
