import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { migratedDatabase, type EmptyDatabase } from '../../tests/helpers/database/empty-database';
import { asItWas, backUp, openBackup, putBack } from './copy';
import { withClient } from './database';

let databases: EmptyDatabase[];
let folder: string;
const [from, to] = [() => databases[0]!.url, () => databases[1]!.url];
const IDS = ['first', 'second', 'third'].map((name) =>
  createHash('sha256')
    .update(name)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*/, '$1-$2-$3-$4-$5'),
);

beforeAll(async () => {
  databases = await Promise.all([migratedDatabase(), migratedDatabase()]);
  folder = mkdtempSync(path.join(tmpdir(), 'site-photos-'));
  await withClient(from(), async (client) => {
    for (const id of IDS) {
      await client.query(
        `INSERT INTO "Enquiry" ("id", "kind", "name", "email", "phone", "message", "digest")
         VALUES ($1, 'contact', 'M', '', '', 'm', $1)`,
        [id],
      );
      await client.query(`INSERT INTO "EnquiryPhoto" VALUES ($1, $2)`, [id, Buffer.alloc(600_000, id)]);
    }
  });
}, 180_000);
afterAll(async () => {
  for (const database of databases ?? []) await database.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Work of another line, which a database that is held by a transaction would let wait for ever. */
const elsewhere = <T>(work: (client: pg.Client) => Promise<T>): Promise<T> =>
  Promise.race([
    withClient(from(), work),
    pause(10_000).then(() => {
      throw new Error('The backup holds the database.');
    }),
  ]);

/** Has something done by another line before the first statement that reads bytes of a photograph. */
function beforePhotos(client: pg.Client, work: (other: pg.Client) => Promise<unknown>): void {
  const query = client.query.bind(client) as (...given: unknown[]) => Promise<unknown>;
  let isDone = false;
  client.query = (async (sql: string, values?: unknown[]) => {
    if (!isDone && /"EnquiryPhoto" t/.test(sql)) {
      isDone = true;
      await elsewhere(work);
    }
    return query(sql, values);
  }) as typeof client.query;
}

test('while photographs are saved others go on; one that is gone meanwhile is left out, the rest comes back', async () => {
  const file = path.join(folder, 'photos.gz');
  await withClient(from(), async (client) => {
    beforePhotos(client, (other) =>
      other.query(`DELETE FROM "EnquiryPhoto" WHERE "enquiryId" = $1`, [IDS[1]]),
    );
    await backUp(client, file);
  });
  const backup = await openBackup(file);
  // Last, so that the enquiries they belong to stand before them, and one pass through the file is enough.
  expect(backup.tables.at(-1)).toEqual({ name: 'EnquiryPhoto', rows: 2 });
  const { counts } = await withClient(to(), (client) => putBack(client, backup, asItWas));
  expect(counts).toMatchObject({ Enquiry: 3, EnquiryPhoto: 2 });
  const photos = (client: pg.Client) =>
    client
      .query<{ id: string; sum: string }>(
        `SELECT "enquiryId" AS "id", md5("bytes") AS "sum" FROM "EnquiryPhoto" ORDER BY 1`,
      )
      .then(({ rows }) => rows);
  expect(await withClient(to(), photos)).toEqual(await withClient(from(), photos));
});
