import { askForDatabase, startLender } from './asked-database';

/**
 * Gives each worker of this run of jest a migrated database of its own, so that a file may empty a table or work it
 * off while another file writes; whoever needs more asks where these come from. They go when jest does: the lines close.
 */
export default async function setUp({ maxWorkers }: { maxWorkers: number }): Promise<void> {
  process.env.GIVEN_DATABASE_URL = process.env.DATABASE_URL ?? '';
  process.env.AUTH_SECRET = 'a secret of the tests, long enough';
  const lender = await startLender();
  const own = () => askForDatabase(lender.port, { held: 'tables' });
  const databases = await Promise.all(Array.from({ length: maxWorkers }, own));
  for (const one of [lender, ...databases]) one.unref();
  process.env.DATABASE_LENDER = String(lender.port);
  process.env.WORKER_DATABASES = databases.map(({ url }) => url).join(' ');
}
