import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { serveDatabase } from '../../../scripts/database/database-socket';
import { sweep } from '../../../scripts/database/sweep';
import { cleanUp, temporaryFolder } from '../../helpers/site/launcher';
import { expect, test } from '../../helpers/browser/test';

test.afterEach(cleanUp);

test('the sweep waits for a transaction that is open, passes by what is not there, and leaves rows counted', async () => {
  const folder = temporaryFolder();
  const db = await PGlite.create();
  const server = await serveDatabase(db, { at: { path: path.join(folder, '.s.PGSQL.5432') } });
  const client = new pg.Client({ host: folder, user: 'postgres', database: 'postgres' });
  await client.connect();
  await client.query('CREATE TABLE "OutboxMail" AS SELECT n FROM generate_series(1, 1000) AS n');
  await client.query('BEGIN');
  await client.query('DELETE FROM "OutboxMail" WHERE n <= 900');
  let isSwept = false;
  const swept = sweep(server.between, true).then(() => (isSwept = true));
  await client.query('SELECT 1');
  expect(isSwept).toBe(false);
  await client.query('COMMIT');
  await swept;
  const counted = await client.query(`SELECT "reltuples" FROM pg_class WHERE "relname" = 'OutboxMail'`);
  expect(counted.rows).toEqual([{ reltuples: 100 }]);
  await client.end();
  await server.end();
  await db.close();
});
