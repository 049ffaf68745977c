import { fork } from 'node:child_process';

/** Gives this run of jest a migrated database of its own. It goes when jest does: the channel closes. */
export default async function setUp() {
  process.env.GIVEN_DATABASE_URL = process.env.DATABASE_URL ?? '';
  process.env.AUTH_SECRET = 'a secret of the tests, long enough';
  const child = fork('scripts/test-database.ts', [], { execArgv: ['--import', 'tsx'] });
  process.env.DATABASE_URL = await new Promise((resolve, reject) => {
    child.once('message', ({ url }) => resolve(url));
    child.once('exit', () => reject(new Error('No database for the tests; the reason stands above.')));
  });
  child.removeAllListeners('exit');
  child.unref();
  child.channel?.unref();
}
