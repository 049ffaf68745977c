import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '../../helpers/test';
import pg from 'pg';
import { startEmbeddedDb } from '../../../scripts/embedded-db';
import { cleanUp, folderWith, gone, launch, launchEnv } from '../../helpers/launcher';

test.describe.configure({ timeout: 180_000 });
test.afterEach(cleanUp);

async function inDatabase<T extends pg.QueryResultRow>(folder: string, sql: string): Promise<T[]> {
  const db = await startEmbeddedDb(folder);
  const client = new pg.Client({ connectionString: db.url });
  await client.connect();
  const { rows } = await client.query<T>(sql);
  await client.end();
  await db.stop();
  return rows;
}

const COUNT = `SELECT count(*)::int AS n FROM "Enquiry" WHERE name = 'Kept'`;
const WRITE = `INSERT INTO "Enquiry" (id, kind, name, email, phone, message, digest)
               VALUES ('kept', 'contact', 'Kept', 'kept@visitor.example', '', '', '')`;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  test(`${signal} ends everything with code 0`, async () => {
    const started = launch(await launchEnv({ DATA_DIR: await folderWith('range') }));
    await started.ready();
    started.child.kill(signal);
    expect(await started.ended).toBe(0);
    expect(started.processes()).toEqual([]);
  });
}

/**
 * How npm itself reports being interrupted: by its own version's code, or by the signal. The launcher's own
 * code is 0, held by the SIGINT test above; here it counts that nothing is left.
 */
const INTERRUPTED = [0, 130, null];

test('Ctrl-C in a terminal, which reaches npm and all others at once', async () => {
  const env = await launchEnv({ DATA_DIR: await folderWith('range') });
  const started = launch(env, 'npm');
  await started.ready();
  process.kill(-started.child.pid!, 'SIGINT');
  expect(INTERRUPTED).toContain(await started.ended);
  expect(started.processes()).toEqual([]);
  expect(existsSync(path.join(env.DATA_DIR!, 'lock'))).toBe(false);
});

test('Ctrl-C while it is still starting', async () => {
  const started = launch(await launchEnv(), 'npm');
  while (!started.output().includes('Opening the embedded database') && started.child.exitCode === null)
    await pause(20);
  await pause(500);
  process.kill(-started.child.pid!, 'SIGINT');
  expect(INTERRUPTED).toContain(await started.ended);
  expect(started.processes()).toEqual([]);
});

for (const how of ['node', 'npm'] as const) {
  test(`kill -9 of what ${how} started leaves no orphan and loses nothing`, async () => {
    const env = await launchEnv({ DATA_DIR: await folderWith('range') });
    const first = launch(env, how);
    await first.ready();
    first.child.kill('SIGKILL');
    await gone(first);
    await inDatabase(env.DATA_DIR!, WRITE);

    const second = launch(env, how);
    await second.ready();
    second.child.kill('SIGKILL');
    await gone(second);
    expect(await inDatabase(env.DATA_DIR!, COUNT)).toEqual([{ n: 1 }]);
  });
}

for (const after of [300, 1200, 2500, 4000]) {
  test(`kill -9 ${after} ms after the first start, then it comes up`, async ({ request }) => {
    const env = await launchEnv();
    const first = launch(env);
    await pause(after);
    first.child.kill('SIGKILL');
    await gone(first);

    const second = launch(env);
    await second.ready();
    expect((await request.get(`http://localhost:${env.PORT}/`)).status()).toBe(200);
  });
}
