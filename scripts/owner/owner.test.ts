import { createHash } from 'node:crypto';
import {
  createWriteStream,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip, gzipSync } from 'node:zlib';
import type pg from 'pg';
import { migratedDatabase, type EmptyDatabase } from '../../tests/helpers/database/empty-database';
import { runCommand } from '../../tests/helpers/site/owner-command';
import { headOf, written, type Line } from './backup-lines';
import { asItWas, backUp, openBackup, putBack } from './copy';
import { withClient } from './database';
import { retention } from './retention-rules';

jest.mock('../shared/fault', () => ({
  ...jest.requireActual('../shared/fault'),
  main: jest.requireActual('../../tests/helpers/site/owner-command').keepProgram,
}));

let databases: EmptyDatabase[];
let folder: string;

const fileIn = (name: string) => path.join(folder, name);
const [from, to] = [() => databases[0]!.url, () => databases[1]!.url];

/** The same UUID for the same name. */
const idOf = (name: string) =>
  createHash('sha256')
    .update(name)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*/, '$1-$2-$3-$4-$5');

interface Given {
  name: string;
  age: string;
  mail: string;
}

async function enquiry(client: pg.Client, { name, age, mail }: Given): Promise<void> {
  await client.query(
    `INSERT INTO "Enquiry" ("id", "kind", "name", "email", "phone", "message", "details", "digest", "createdAt")
     VALUES ($1, 'contact', '=HYPERLINK("x")', $3 || '@villa.example', '+971 6 555 0101', E'two\\nlines, "quoted" \\\\ سقف',
       '{"a": [1, null]}', $1, now() - $2::interval)`,
    [idOf(name), age, name],
  );
  await client.query(
    `INSERT INTO "OutboxMail" ("id", "enquiryId", "sender", "recipient", "subject", "text", "html", "status", "createdAt")
     VALUES ($1, $1, 's@x.example', 'r@x.example', 'Subject', 'text', '<p>', $2::"MailStatus", now() - $3::interval)`,
    [idOf(name), mail, age],
  );
}

const all = (client: pg.Client) =>
  client
    .query<{ row: string }>(
      `SELECT to_jsonb(t)::text AS "row" FROM "Enquiry" t UNION ALL
      SELECT to_jsonb(t)::text FROM "OutboxMail" t UNION ALL SELECT to_jsonb(t)::text FROM "EnquiryPhoto" t UNION ALL SELECT to_jsonb(t)::text FROM "User" t ORDER BY 1`,
    )
    .then(({ rows }) => rows.map(({ row }) => row));

beforeAll(async () => {
  databases = await Promise.all([migratedDatabase(), migratedDatabase()]);
  folder = mkdtempSync(path.join(tmpdir(), 'site-owner-'));
  await withClient(from(), async (client) => {
    await enquiry(client, { name: 'old', age: '30 months', mail: 'sent' });
    await enquiry(client, { name: 'old-owed', age: '30 months', mail: 'queued' });
    await enquiry(client, { name: 'new', age: '1 day', mail: 'held' });
    await client.query(
      `INSERT INTO "ConsentText" ("version", "text") VALUES ('v1', 'words'); UPDATE "Enquiry" SET "consent" = 'v1' WHERE "id" = '${idOf('new')}'`,
    );
    for (const id of ['old', 'new'])
      await client.query(`INSERT INTO "EnquiryPhoto" VALUES ($1, $2)`, [idOf(id), Buffer.alloc(600_000, id)]);
    await client.query(
      `INSERT INTO "User" ("id", "username", "email", "emailKey", "passwordHash") VALUES ('${idOf('u')}', 'M', 'M@x.example', 'm@x.example', 'h')`,
    );
  });
  // Long enough on a busy machine: two databases are made here.
}, 180_000);
afterAll(async () => {
  for (const database of databases ?? []) await database.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A command as the owner runs it, on the first of the databases. */
const command = (...words: string[]) =>
  runCommand({ DATABASE_URL: from(), AUTH_SECRET: 'x'.repeat(40) }, words);

test('a backup put back is the same to the letter; a filled database takes none', async () => {
  const file = fileIn('one.gz');
  const before = await withClient(from(), async (client) => {
    await backUp(client, file);
    return all(client);
  });
  expect(readdirSync(folder)).toEqual(['one.gz']);
  const { counts } = await withClient(to(), async (client) =>
    putBack(client, await openBackup(file), asItWas),
  );
  expect(counts).toMatchObject({ Enquiry: 3, EnquiryPhoto: 2, OutboxMail: 3, User: 1 });
  expect(await withClient(to(), all)).toEqual(before);
  await expect(
    withClient(to(), async (client) => putBack(client, await openBackup(file), asItWas)),
  ).rejects.toThrow('holds rows already');
  expect(await withClient(to(), all)).toEqual(before);
});

test('a backup is of one moment, also while the site writes', async () => {
  const file = fileIn('two.gz');
  await withClient(from(), (client) =>
    Promise.all([
      backUp(client, file),
      withClient(from(), async (other) => {
        for (let nth = 0; nth < 30; nth += 1)
          await enquiry(other, { name: `while-${nth}`, age: '1 hour', mail: 'sent' });
      }),
    ]),
  );
  const { tables } = await openBackup(file);
  const rows = (name: string) => tables.find((table) => table.name === name)!.rows;
  // Enquiry and mail are written one after the other: of a single moment they differ by one at most.
  expect(rows('Enquiry') - rows('OutboxMail')).toBeLessThanOrEqual(1);
  await withClient(from(), (client) =>
    client.query(
      `DELETE FROM "OutboxMail" m USING "Enquiry" e WHERE m."enquiryId" = e."id" AND e."email" LIKE 'while-%';
       DELETE FROM "Enquiry" WHERE "email" LIKE 'while-%'`,
    ),
  );
});

test('a backup that is cut, or of a newer site, is refused before anything is written', async () => {
  const cut = fileIn('cut.gz');
  await withClient(from(), (client) => backUp(client, cut));
  truncateSync(cut, 200);
  await expect(openBackup(cut)).rejects.toThrow('cannot be unpacked');
  writeFileSync(fileIn('no.gz'), gzipSync('{"format":"other"}\n'));
  await expect(openBackup(fileIn('no.gz'))).rejects.toThrow('no backup of this site');
  await expect(openBackup(fileIn('none.gz'))).rejects.toThrow('There is no file');
  const newer = await openBackup(fileIn('one.gz'));
  newer.head.migrations.push('9999_later');
  await expect(withClient(to(), (client) => putBack(client, newer, asItWas))).rejects.toThrow(
    'Update the site first',
  );
});

test('retention only tells of it, then deletes what is old and nothing that is owed', async () => {
  const limit = new Date(Date.now() - 24 * 30.4 * 24 * 3600 * 1000);
  const ids = (client: pg.Client) =>
    client
      .query<{ id: string }>(`SELECT split_part("email", '@', 1) AS "id" FROM "Enquiry" ORDER BY 1`)
      .then(({ rows }) => rows.map(({ id }) => id));
  await withClient(to(), async (client) => {
    const told = await retention(client, limit, false);
    expect(await ids(client)).toEqual(['new', 'old', 'old-owed']);
    expect(await retention(client, limit, true)).toEqual(told);
    expect(await ids(client)).toEqual(['new', 'old-owed']);
    // A photo goes with its enquiry.
    const { rows } = await client.query('SELECT "enquiryId" FROM "EnquiryPhoto"');
    expect(rows).toEqual([{ enquiryId: idOf('new') }]);
    expect(told.slice(0, 2)).toEqual([
      ['mails, sent', 1],
      ['enquiries', 1],
    ]);
  });
});

test('the command tells of mails in files too, and deletes them', async () => {
  const outbox = path.join(folder, 'outbox');
  const file = path.join(outbox, `${idOf('old')}.txt`);
  mkdirSync(outbox);
  writeFileSync(file, 'Name: Mariam');
  utimesSync(file, 1, 1);
  const env = { DATABASE_URL: from(), AUTH_SECRET: 'x'.repeat(40), DATA_DIR: folder };
  // So long ago that no row is as old.
  const run = (...words: string[]) => runCommand(env, ['retention', '--months', '600', ...words]);
  expect((await run()).stdout).toMatch(/ 1 mails in files\n/);
  expect(readdirSync(outbox)).toHaveLength(1);
  expect((await run('--delete')).stdout).toMatch(/ 1 mails in files\n/);
  expect(readdirSync(outbox)).toEqual([]);
});

test('photos of enquiries are written into a folder', async () => {
  const photos = fileIn('photos');
  const { stdout, status } = await command('leads', '--photos', photos);
  expect(status).toBe(0);
  expect(stdout).toContain('photo     600000 bytes');
  expect(readdirSync(photos).sort()).toEqual([`${idOf('new')}.jpg`, `${idOf('old')}.jpg`].sort());
});

test('leads as a spreadsheet: only of the days asked for, and nothing that runs', async () => {
  const { stdout, stderr, status } = await command('leads', '--csv', '--since', '2026-01-01');
  expect(status).toBe(0);
  expect(stdout.split('\r\n')[0]).toMatch(/^\ufeff"received","reference","kind","name","email"/);
  expect(stdout).toContain('"\'=HYPERLINK(""x"")"');
  expect(stdout).toContain("'+971 6 555 0101");
  expect(stdout).toContain('new@villa.example');
  expect(stdout).toContain('v1 (');
  expect(stdout).not.toContain('old@villa.example');
  expect(stderr).toContain('1 enquiry; days and times of Asia/Dubai.');
  expect(await command('leads', '--since', 'yesterday')).toMatchObject({
    status: 1,
    stdout: '',
    stderr: expect.stringContaining('takes a day such as 2026-01-31') as string,
  });
});

test('a mail that is held is shown, and sent again when a person says so', async () => {
  const { stdout } = await command('outbox');
  expect(stdout).toMatch(new RegExp(`held\\s+0 tries\\s+${idOf('new')}`));
  expect(stdout).not.toContain('r@x.example');
  expect((await command('outbox', '--again', idOf('new'))).status).toBe(0);
  expect((await command('outbox', '--again', idOf('old'))).status).toBe(1);
  const { rows } = await withClient(from(), (client) =>
    client.query(`SELECT "status"::text FROM "OutboxMail" WHERE "id" = '${idOf('new')}'`),
  );
  expect(rows).toEqual([{ status: 'queued' }]);
});

test('a mail that is owed is called done, unless it is being sent', async () => {
  const owed = idOf('old-owed');
  const lease = (until: string) =>
    withClient(from(), (client) =>
      client.query(`UPDATE "OutboxMail" SET "leasedUntil" = ${until} WHERE "id" = $1`, [owed]),
    );
  await lease(`now() + interval '1 minute'`);
  expect((await command('outbox', '--done', owed)).stderr).toContain('is not being sent now');
  await lease('NULL');
  expect((await command('outbox', '--done', owed)).status).toBe(0);
  expect((await command('outbox')).stdout).not.toContain(owed);
});

test('a backup from before a column that may not be empty is put back', async () => {
  const file = fileIn('before.gz');
  async function* lines(): AsyncGenerator<Line> {
    yield headOf(new Date(), []);
    yield { table: 'Enquiry' };
    const typed = { kind: 'contact', name: 'Before', email: '', phone: '', message: 'm', details: {} };
    const gone = { column: 'that is no more' };
    yield {
      row: JSON.stringify({ ...typed, ...gone, id: idOf('before'), digest: 'd', createdAt: new Date() }),
    };
  }
  await pipeline(Readable.from(written(lines())), createGzip(), createWriteStream(file));
  const rows = await withClient(to(), async (client) => {
    await client.query('TRUNCATE "Enquiry", "ConsentText", "User" CASCADE');
    await putBack(client, await openBackup(file), asItWas);
    return (await client.query<object>('SELECT "name", "page", "source", "consent" FROM "Enquiry"')).rows;
  });
  expect(rows).toEqual([{ name: 'Before', page: '', source: {}, consent: '' }]);
});
