import pg from 'pg';
import { checkDatabase } from './external-db';

const URL_OF_NONE = 'postgresql://me:hush-hush@db.example/nosuchdb';
let made: string[];

/** A server with the database `postgres` alone, until another is made. */
beforeEach(() => {
  made = [];
  jest.spyOn(pg.Client.prototype, 'connect').mockImplementation(async function (this: pg.Client) {
    const name = this.database ?? '';
    if (name !== 'postgres' && !made.includes(name))
      throw Object.assign(new Error(`database "${name}" does not exist`), { code: '3D000' });
  } as never);
  jest.spyOn(pg.Client.prototype, 'query').mockImplementation((async (sql: string) => {
    const [, name] = /^CREATE DATABASE "(.+)"$/.exec(sql) ?? [];
    if (name) made.push(name);
    return { rows: [{ server_version_num: '150004' }] };
  }) as never);
  jest.spyOn(pg.Client.prototype, 'end').mockImplementation(async () => {});
});
afterEach(() => jest.restoreAllMocks());

test('a name that the server does not know is refused, and no database is made', async () => {
  await expect(checkDatabase(URL_OF_NONE)).rejects.toThrow(
    'The database "nosuchdb" at db.example:5432 cannot be reached: there is no such database. Check DATABASE_URL.',
  );
  expect(made).toEqual([]);
});

test('where one may be made it is, and whoever asked is told', async () => {
  expect(await checkDatabase(URL_OF_NONE, { mayCreate: true })).toEqual({ isNew: true });
  expect(made).toEqual(['nosuchdb']);
  expect(await checkDatabase(URL_OF_NONE, { mayCreate: true })).toEqual({ isNew: false });
  expect(await checkDatabase(URL_OF_NONE)).toEqual({ isNew: false });
});

test.each([
  'postgresql://me:hush-hush@db.example/si%te',
  'postgresql://me:hush%-hush@db.example/site',
  'postgresql://m%e:hush-hush@db.example/site',
])('an address with a lone %% is refused in one sentence, without its words: %s', async (url) => {
  const said = await checkDatabase(url).catch((error: Error) => `${error.name}: ${error.message}`);
  expect(said).toMatch(/^Fault: .+ DATABASE_URL .+%25\.$/);
  expect(said).not.toContain('hush');
});
