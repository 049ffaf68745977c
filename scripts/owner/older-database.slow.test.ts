import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { applyMigrations, migrationsIn } from '../database/migrate';
import {
  emptyDatabase,
  migratedDatabase,
  type EmptyDatabase,
} from '../../tests/helpers/database/empty-database';
import { runCommand } from '../../tests/helpers/site/owner-command';
import { asItWas, openBackup, putBack } from './copy';
import { withClient } from './database';

jest.mock('../shared/fault', () => ({
  ...jest.requireActual('../shared/fault'),
  main: jest.requireActual('../../tests/helpers/site/owner-command').keepProgram,
}));

const ALL = migrationsIn('prisma/migrations');
/** How many migrations a database had taken when new sources came: the first accounts, and all but the last. */
const TAKEN = [2, ALL.length - 1];
const [ENQUIRY, OF_ENQUIRY, OF_ACCOUNT] = [randomUUID(), randomUUID(), randomUUID()];

let folder: string;
let older: EmptyDatabase;
let target: EmptyDatabase;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'site-older-'));
  writeFileSync(path.join(folder, 'list'), '');
  [older, target] = await Promise.all([emptyDatabase(), migratedDatabase()]);
}, 180_000);
afterAll(async () => {
  await older?.close();
  await target?.close();
  rmSync(folder, { recursive: true, force: true });
});

const run = (...words: string[]) =>
  runCommand({ DATABASE_URL: older.url, AUTH_SECRET: 'x'.repeat(40), DATA_DIR: folder }, words);

const FILLED = `
  INSERT INTO "Enquiry" ("id", "kind", "name", "email", "phone", "message", "digest")
    VALUES ('${ENQUIRY}', 'contact', 'M', '', '', 'm', 'd') ON CONFLICT DO NOTHING;
  INSERT INTO "OutboxMail" ("id", "enquiryId", "sender", "recipient", "subject", "text", "html")
    VALUES ('${OF_ENQUIRY}', '${ENQUIRY}', 's', 'r', 's', 't', 'h'), ('${OF_ACCOUNT}', NULL, 's', 'r', 's', '123456', 'h')
    ON CONFLICT DO NOTHING`;

// The same database from here on: empty, then ever less old.
test('a database that holds nothing of a site is told so', async () => {
  for (const words of [['leads'], ['backup', path.join(folder, 'none.gz')]])
    expect(await run(...words)).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^This database holds no tables of a site[^\n]+\n$/) as string,
    });
});

test.each(TAKEN)(
  'of a database with %i migrations a backup is made and put back, and other commands say what to do',
  async (taken) => {
    await withClient(older.url, async (client) => {
      await applyMigrations(client, ALL.slice(0, taken));
      await client.query(FILLED);
    });
    for (const words of [
      ['leads'],
      ['outbox'],
      ['retention'],
      ['restore', '--erased', path.join(folder, 'list')],
    ]) {
      const { status, stderr } = await run(...words);
      expect([words[0], status, stderr]).toEqual([
        words[0],
        1,
        expect.stringMatching(
          /^This database is older than these sources[^\n]+ start the site once[^\n]+\n$/,
        ),
      ]);
    }
    const file = path.join(folder, `${taken}.gz`);
    const { status, stderr } = await run('backup', file);
    expect([status, stderr]).toEqual([0, '']);
    await withClient(target.url, async (client) => {
      await client.query('TRUNCATE "Enquiry", "OutboxMail" CASCADE');
      await putBack(client, await openBackup(file), asItWas);
      const { rows } = await client.query<{ id: string }>('SELECT "id" FROM "OutboxMail"');
      // The other one was of an account, by what could be told then: codes and links are in no backup.
      expect(rows).toEqual([{ id: OF_ENQUIRY }]);
    });
  },
);
