import { fork } from 'node:child_process';

export interface EmptyDatabase {
  url: string;
  close: () => Promise<void>;
}

/** A database without tables on the kind of server that the tests were given. */
export const emptyDatabase = () => databaseWith(['--empty']);

/** A database of its own with all tables and nothing in them. */
export const migratedDatabase = () => databaseWith([]);

/** The embedded database on a port, that waits so many milliseconds for strangers; without tables. */
export const impatientDatabase = (timeoutMs: number) =>
  databaseWith(['--empty'], { DATABASE_URL: '', TEST_TIMEOUT_MS: String(timeoutMs) });

async function databaseWith(options: string[], more: Record<string, string> = {}): Promise<EmptyDatabase> {
  const child = fork('scripts/database/test-database.ts', options, {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, DATABASE_URL: process.env.GIVEN_DATABASE_URL, ...more },
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.once('message', (message) => resolve((message as { url: string }).url));
    child.once('exit', () => reject(new Error('No database for the tests; the reason stands above.')));
  });
  const close = () =>
    new Promise<void>((resolve) => {
      child.once('exit', () => resolve());
      child.disconnect();
    });
  return { url, close };
}
