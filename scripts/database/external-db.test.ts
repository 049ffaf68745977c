import pg from 'pg';
import { checkDatabase, placeOf, whyUnreachable } from './external-db';
import { migrationsIn } from './migrate';
import { migrate } from './prepare-db';

test('names host and database, never the password', () => {
  expect(placeOf('postgresql://me:secret@db.example:6432/site')).toEqual({
    host: 'db.example:6432',
    database: 'site',
  });
  expect(placeOf('postgresql:///site?host=/run/postgresql')).toEqual({
    host: '/run/postgresql:5432',
    database: 'site',
  });
});

test('says in one sentence why it cannot be reached', async () => {
  await expect(checkDatabase('postgresql://me:secret@127.0.0.1:9/site')).rejects.toThrow(
    'The database "site" at 127.0.0.1:9 cannot be reached: nothing answers there. Check DATABASE_URL.',
  );
});

test('an unknown error is named by its code only', () => {
  expect(whyUnreachable({ code: 'XX000', message: 'secret' })).toBe('error XX000');
});

const onServer = process.env.GIVEN_DATABASE_URL ? test : test.skip;

onServer(
  'of servers that start together where there is no database yet, one makes it and all go on',
  async () => {
    const url = new URL(process.env.GIVEN_DATABASE_URL!);
    const name = `site_first_${process.pid}_${Date.now()}`;
    url.pathname = `/${name}`;
    const first = () => checkDatabase(url.href, { mayCreate: true }).then(() => migrate(url.href));
    try {
      await Promise.all(Array.from({ length: 4 }, first));
      const client = new pg.Client({ connectionString: url.href });
      await client.connect();
      const { rows } = await client.query('SELECT migration_name FROM _prisma_migrations');
      await client.end();
      expect(rows).toHaveLength(migrationsIn('prisma/migrations').length);
    } finally {
      const client = new pg.Client({ connectionString: process.env.GIVEN_DATABASE_URL });
      await client.connect();
      await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
      await client.end();
    }
  },
);
