/** @jest-environment node */
import { checkDatabase, placeOf, whyUnreachable } from './external-db';

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
