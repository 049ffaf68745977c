import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { migratedDatabase, type EmptyDatabase } from '../../tests/helpers/database/empty-database';
import { HELD_BY_RESTORE } from '../../lib/mail/outbox-by-hand';
import { endWhatWasEnded } from './after-restore';
import { headOf, written, type Line } from './backup-lines';
import { asItWas, backUp, openBackup, putBack } from './copy';
import { withClient } from './database';
import { PASSING } from './tables';

/** A backup, as an older version or somebody else may have written it. */
let folder: string;
let database: EmptyDatabase;

const on = <T>(work: (client: pg.Client) => Promise<T>) => withClient(database.url, work);
const EMPTY = `TRUNCATE "User", "Enquiry", "OutboxMail", "EndedSession" CASCADE`;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'site-restore-'));
  database = await migratedDatabase();
}, 120_000);
afterEach(() => on((client) => client.query(EMPTY)));
afterAll(async () => {
  await database?.close();
  rmSync(folder, { recursive: true, force: true });
});

type Rows = Record<string, object[]>;

async function fileOf(rows: Rows): Promise<string> {
  const text = JSON.stringify(rows);
  const file = path.join(folder, `${createHash('sha256').update(text).digest('hex')}.gz`);
  async function* lines(): AsyncGenerator<Line> {
    yield headOf(new Date(), []);
    for (const [table, all] of Object.entries(rows)) {
      yield { table };
      for (const row of all) yield { row: JSON.stringify(row) };
    }
  }
  await pipeline(Readable.from(written(lines())), createGzip(), createWriteStream(file));
  return file;
}

const user = (id: string, sessionVersion = 0) => ({
  ...{ id, username: 'M', email: `${id}@x.example`, emailKey: `${id}@x.example`, passwordHash: 'h' },
  ...{ role: 'user', sessionVersion, createdAt: new Date() },
});
const later = new Date(Date.now() + 3600_000);
const mail = (status: string, more: object = {}) => ({
  ...{
    id: randomUUID(),
    sender: 's@x.example',
    recipient: 'r@x.example',
    subject: 's',
    text: 't',
    html: 'h',
  },
  ...{
    status,
    attempts: 0,
    nextAttemptAt: new Date(0),
    wrongSettings: false,
    createdAt: new Date(),
    ...more,
  },
});
const enquiry = (id: string) => ({
  ...{ id, kind: 'contact', name: 'n', email: '', phone: '', message: 'm', details: {}, digest: id },
  ...{ createdAt: new Date() },
});

async function restored(rows: Rows, erased: string[] = []) {
  const backup = await openBackup(await fileOf(rows));
  return on((client) =>
    putBack(client, backup, { extent: 'lasting', finish: () => endWhatWasEnded(client, erased) }),
  );
}

const versions = () =>
  on(async (client) => {
    const { rows } = await client.query<{ v: number }>(
      `SELECT "sessionVersion" AS "v" FROM "User" ORDER BY 1`,
    );
    return rows.map(({ v }) => v);
  });

test('no token that was ever issued carries a version as high as those after a restore', async () => {
  const [one, two] = [randomUUID(), randomUUID()];
  await restored({ User: [user(one), user(two, 2_000_000_000)] });
  const first = await versions();
  // Well beyond any number of revocations since the backup; what was higher already is raised too.
  expect(first[0]).toBeGreaterThan(20_000_000);
  expect(first[1]).toBe(2_000_000_001);
  // Revoked since, then the same old backup once more, a little later.
  // As if the first had been two seconds ago: a version is the second of its restore.
  await on((client) => client.query(`UPDATE "User" SET "sessionVersion" = "sessionVersion" - 2 + 1`));
  const [issued] = await versions();
  await on((client) => client.query(EMPTY));
  await restored({ User: [user(one)] });
  expect((await versions())[0]).toBeGreaterThan(issued!);
});

test('codes, changes that wait and lists of ended sessions of an older backup stay away', async () => {
  const id = randomUUID();
  const code = { id: randomUUID(), userId: id, codeHash: 'h', tries: 0, expiresAt: later, createdAt: later };
  const { counts } = await restored({
    User: [user(id)],
    ResetCode: [code],
    EmailChange: [{ userId: id, email: 'new@x.example', tokenHash: 't', expiresAt: later }],
    EndedSession: [{ id: randomUUID(), expiresAt: later }],
  });
  expect(counts).toMatchObject({ User: 1 });
  await on(async (client) => {
    expect(PASSING).toEqual(expect.arrayContaining(['ResetCode', 'EmailChange', 'EndedSession']));
    for (const table of PASSING) expect((await client.query(`SELECT 1 FROM "${table}"`)).rows).toEqual([]);
  });
});

test('a backup of today holds none of them, and no mail of an account; a move takes all', async () => {
  const id = randomUUID();
  const [digest, told] = [mail('sent'), mail('withheld')];
  await restored({ User: [user(id)], OutboxMail: [mail('sent'), digest, { ...told, digestId: digest.id }] });
  await on(async (client) => {
    const { rows } = await client.query(`INSERT INTO "OutboxMail"
      ("id", "sender", "recipient", "subject", "text", "html") VALUES ('${randomUUID()}', 's', 'r', 's', '123456', 'h')`);
    expect(rows).toEqual([]);
    await client.query(`INSERT INTO "EndedSession" VALUES ('${randomUUID()}', now() + interval '1 hour')`);
    const [kept, whole] = [path.join(folder, 'kept.gz'), path.join(folder, 'whole.gz')];
    await backUp(client, kept);
    await backUp(client, whole, 'whole');
    const rowsOf = async (file: string) =>
      Object.fromEntries((await openBackup(file)).tables.map(({ name, rows: count }) => [name, count]));
    const [lasting, all] = [await rowsOf(kept), await rowsOf(whole)];
    expect(lasting).not.toHaveProperty('EndedSession');
    expect(all).toMatchObject({ EndedSession: 1 });
    expect(all.OutboxMail! - lasting.OutboxMail!).toBeGreaterThan(0);
  });
});

test('mails that were owed are held until a person sends them, withheld ones too', async () => {
  const id = randomUUID();
  const of = { enquiryId: id };
  const { done } = await restored({
    Enquiry: [enquiry(id)],
    OutboxMail: [mail('queued', of), mail('withheld', of), mail('sent', of), mail('queued')],
  });
  expect(done.held).toBe(2);
  const { rows } = await on((client) =>
    client.query(`SELECT "status"::text, "lastError" AS "why" FROM "OutboxMail" ORDER BY 1`),
  );
  // The one that belongs to no enquiry is of an account: its code opens nothing any more.
  expect(rows).toEqual(
    expect.arrayContaining([
      { status: 'held', why: HELD_BY_RESTORE },
      { status: 'sent', why: null },
    ]),
  );
  expect(rows).toHaveLength(3);
});

test('accounts of the list of deletions are deleted again', async () => {
  const [kept, gone] = [randomUUID(), randomUUID()];
  const { done } = await restored({ User: [user(kept), user(gone)] }, [gone, randomUUID()]);
  expect(done.erased).toEqual([gone]);
  const { rows } = await on((client) => client.query('SELECT "id" FROM "User"'));
  expect(rows).toEqual([{ id: kept }]);
});

test.each(['../../../etc/cron.d/x', 'x', `${randomUUID()}/../x`])(
  'an id such as %j is refused, whole',
  async (id) => {
    const good = randomUUID();
    const all: Rows[] = [
      { Enquiry: [enquiry(id)] },
      { Enquiry: [enquiry(good)], OutboxMail: [mail('queued', { id, enquiryId: good })] },
      { User: [user(id)] },
    ];
    for (const rows of all) {
      const backup = await openBackup(await fileOf(rows));
      await expect(on((client) => putBack(client, backup, asItWas))).rejects.toThrow('this site never wrote');
      const { rows: left } = await on((client) =>
        client.query(`SELECT 1 FROM "Enquiry" UNION SELECT 1 FROM "User"`),
      );
      expect(left).toEqual([]);
    }
  },
);
