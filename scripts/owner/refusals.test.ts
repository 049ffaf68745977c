import { randomUUID } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { holdOpen } from '../database/alive-mark';
import { noteMoved } from '../database/moved-note';
import { ERASED_LIST, noteErased } from '../../lib/storage/erased-list';
import { migratedDatabase, type EmptyDatabase } from '../../tests/helpers/database/empty-database';
import { runCommand, type Ran } from '../../tests/helpers/site/owner-command';
import { withClient } from './database';

jest.mock('../shared/fault', () => ({
  ...jest.requireActual('../shared/fault'),
  main: jest.requireActual('../../tests/helpers/site/owner-command').keepProgram,
}));

let database: EmptyDatabase;
let folder: string;

beforeAll(async () => {
  database = await migratedDatabase();
}, 120_000);
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'site-refusals-'));
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});
afterAll(() => database?.close());

const onServer = (...words: string[]): Promise<Ran> =>
  runCommand({ DATABASE_URL: database.url, AUTH_SECRET: 'x'.repeat(40), DATA_DIR: folder }, words);
const embedded = (...words: string[]): Promise<Ran> =>
  runCommand({ DATABASE_URL: '', DATA_DIR: folder }, words);

test('a list of deletions that was named and is not there is refused, and nothing else said', async () => {
  await noteErased(folder, randomUUID());
  const list = path.join(folder, 'no-such-list');
  expect(await onServer('restore', '--erased', list)).toEqual({
    status: 1,
    stdout: '',
    stderr: `There is no list of deletions ${list}; nothing was changed.\n`,
  });
});

test('after a restore without any list it is said that deleted accounts are back; with one who came back is', async () => {
  const file = path.join(folder, 'backup.gz');
  const [kept, gone] = [randomUUID(), randomUUID()];
  const insert = `INSERT INTO "User" ("id", "username", "email", "emailKey", "passwordHash") VALUES ($1, 'M', $1, $1, 'h')`;
  const on = (sql: string, values?: string[]) =>
    withClient(database.url, (client) => client.query(sql, values));
  for (const id of [kept, gone]) await on(insert, [id]);
  expect(await onServer('backup', file)).toMatchObject({ status: 0, stderr: '' });
  const restored = async () => {
    await on('TRUNCATE "User" CASCADE');
    const { status, stdout, stderr } = await onServer('restore', file);
    expect([status, stderr]).toEqual([0, '']);
    return stdout;
  };
  const blind = await restored();
  expect(blind).toContain(`There is no list of deletions in ${path.join(folder, ERASED_LIST)}`);
  expect(blind).not.toContain('No account came back');
  await noteErased(folder, randomUUID());
  expect(await restored()).toContain('No account came back that is in the list of deletions.');
  await noteErased(folder, gone);
  expect(await restored()).toContain(`1 account that had been deleted is deleted again: ${gone}.`);
  expect((await on('SELECT "id" FROM "User"')).rows).toEqual([{ id: kept }]);
});

test.each(['leads', 'backup', 'outbox', 'retention', 'move'])(
  '%s of another user writes nothing into the data folder',
  async (name) => {
    mkdirSync(path.join(folder, 'pgdata'));
    const uid = process.getuid!();
    jest.spyOn(process, 'getuid').mockReturnValue(uid + 1);
    const { status, stderr } = await embedded(name);
    expect([status, stderr]).toEqual([1, expect.stringContaining('run this as that one')]);
    expect(readdirSync(folder)).toEqual(['pgdata']);
  },
);

test('root keeps no file where the user of the site could not write beside it, with a server for its database too', async () => {
  if (process.getuid!() === 0) chownSync(folder, 65_534, 65_534);
  jest.spyOn(process, 'getuid').mockReturnValue(0);
  const { status, stderr } = await onServer('backup');
  expect([status, stderr]).toEqual([1, expect.stringContaining('run this as that one')]);
  expect(readdirSync(folder)).toEqual([]);
});

test('a backup where there is no database makes no folder', async () => {
  const none = path.join(folder, 'mistyped');
  const { status, stderr } = await runCommand({ DATABASE_URL: '', DATA_DIR: none }, ['backup']);
  expect([status, stderr]).toEqual([1, `There is no database in ${none}; set DATA_DIR or DATABASE_URL.\n`]);
  expect(existsSync(none)).toBe(false);
});

test.each(['leads', 'backup', 'outbox', 'retention', 'move'])(
  '%s refuses a database that was moved, and says where it is and how to go back',
  async (name) => {
    noteMoved(folder, { host: 'db.example:5432', database: 'site' });
    // Whether or not the old one was removed meanwhile.
    for (const isThere of [false, true]) {
      if (isThere) mkdirSync(path.join(folder, 'pgdata'));
      const { status, stderr } = await embedded(name);
      expect([status, stderr]).toEqual([
        1,
        expect.stringMatching(
          /^The database of \S+ was moved to "site" at db\.example:5432 on \d{4}-\d\d-\d\d: set DATABASE_URL to that one, or remove \S+\/moved [^\n]+\n$/,
        ),
      ]);
    }
  },
);

test('a note that cannot be read still keeps the old database closed', async () => {
  writeFileSync(path.join(folder, 'moved'), '');
  expect((await embedded('leads')).stderr).toContain('was moved to "a database" at an unknown server');
});

const withSockets = process.platform === 'win32' ? test.skip : test;

withSockets('nothing is moved while a site runs on the folder in another container', async () => {
  const end = await holdOpen(folder);
  expect(await embedded('move')).toEqual({
    status: 1,
    stdout: '',
    stderr: 'Stop the site first: an enquiry that comes while it is moved would be left behind.\n',
  });
  expect(existsSync(path.join(folder, 'moved'))).toBe(false);
  end();
});
