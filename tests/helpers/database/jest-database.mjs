import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';

async function startDatabase() {
  const child = fork('scripts/database/test-database.ts', [], { execArgv: ['--import', 'tsx'] });
  const url = await new Promise((resolve, reject) => {
    child.once('message', (message) => resolve(message.url));
    child.once('exit', () => reject(new Error('No database for the tests; the reason stands above.')));
  });
  child.removeAllListeners('exit');
  child.unref();
  child.channel?.unref();
  return url;
}

/**
 * Gives each worker of this run of jest a migrated database of its own, so that a file may empty a table or work it
 * off while another file writes. They go when jest does: the channels close.
 */
export default async function setUp({ maxWorkers }) {
  process.env.GIVEN_DATABASE_URL = process.env.DATABASE_URL ?? '';
  process.env.AUTH_SECRET = 'a secret of the tests, long enough';
  const others = () => Array.from({ length: maxWorkers - 1 }, startDatabase);
  // The first of all makes the folder that the others copy, unless a run before did.
  const isMade = existsSync('.data/templates');
  const first = startDatabase();
  if (!isMade) await first;
  const urls = await Promise.all([first, ...others()]);
  process.env.WORKER_DATABASES = urls.join(' ');
}
