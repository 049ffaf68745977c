import pg from 'pg';
import { emptyDatabase, type EmptyDatabase } from '../../tests/helpers/database/empty-database';
import { applyMigrations, migrationsIn } from './migrate';

const one = { name: '1_one', sql: 'CREATE TABLE one (x int)', checksum: 'a' };
const two = { name: '2_two', sql: 'ALTER TABLE one ADD y int; CREATE TABLE two (x int)', checksum: 'b' };
const bad = { name: '3_bad', sql: 'CREATE TABLE three (x int); SELECT nonsense', checksum: 'c' };

let database: EmptyDatabase;
let client: pg.Client;

async function connect(): Promise<pg.Client> {
  const one = new pg.Client({ connectionString: database.url });
  await one.connect();
  return one;
}

beforeAll(async () => {
  database = await emptyDatabase();
  client = await connect();
});
afterEach(() => client.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public'));
afterAll(async () => {
  await client.end();
  await database.close();
});

const applied = async () =>
  (await client.query('SELECT migration_name FROM _prisma_migrations ORDER BY 1')).rows.map(
    (row: { migration_name: string }) => row.migration_name,
  );

test('each is taken once, in order, and a second start has nothing to do', async () => {
  const begin = jest.fn((work: () => Promise<void>) => work());
  await applyMigrations(client, [one], begin);
  await applyMigrations(client, [one, two], begin);
  await applyMigrations(client, [one, two], begin);
  expect(begin).toHaveBeenCalledTimes(2);
  expect(await applied()).toEqual(['1_one', '2_two']);
});

test('one that fails leaves nothing behind, keeps those before it, and says why in a sentence', async () => {
  await expect(applyMigrations(client, [one, bad])).rejects.toThrow(
    'The database did not take the migration 3_bad: column "nonsense" does not exist. Nothing of it was kept.',
  );
  expect(await applied()).toEqual(['1_one']);
  expect((await client.query(`SELECT to_regclass('three') AS t`)).rows).toEqual([{ t: null }]);
});

test('a migration that was changed afterwards is refused, and so is one that was begun and not finished', async () => {
  await applyMigrations(client, [one]);
  await expect(applyMigrations(client, [{ ...one, checksum: 'z' }])).rejects.toThrow(
    'The migration 1_one was changed after this database had taken it; restore the file.',
  );
  await client.query('UPDATE _prisma_migrations SET finished_at = NULL');
  await expect(applyMigrations(client, [one, two])).rejects.toThrow(
    'The migration 1_one was begun and not finished',
  );
});

test('a database that knows more than this checkout is let be', async () => {
  await applyMigrations(client, [one, two]);
  await applyMigrations(client, [one]);
  expect(await applied()).toEqual(['1_one', '2_two']);
});

test('servers that start together take each once', async () => {
  const clients = await Promise.all(Array.from({ length: 4 }, connect));
  await Promise.all(clients.map((each) => applyMigrations(each, [one, two])));
  await Promise.all(clients.map((each) => each.end()));
  expect(await applied()).toEqual(['1_one', '2_two']);
});

test('what this checkout brings is noted as Prisma notes it', async () => {
  const migrations = migrationsIn('prisma/migrations');
  await applyMigrations(client, migrations);
  const { rows } = await client.query(
    `SELECT migration_name AS name, checksum FROM _prisma_migrations WHERE finished_at IS NOT NULL
     AND rolled_back_at IS NULL AND applied_steps_count = 1 ORDER BY 1`,
  );
  expect(rows).toEqual(migrations.map(({ name, checksum }) => ({ name, checksum })));
});
