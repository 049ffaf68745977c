import { askForDatabase, type OwnDatabase } from './asked-database';

export type EmptyDatabase = Pick<OwnDatabase, 'url' | 'close'>;

/** Where jest's set-up says that databases are lent. */
const lender = () => Number(process.env.DATABASE_LENDER);

/** A database without tables on the kind of server that the tests were given. */
export const emptyDatabase = (): Promise<EmptyDatabase> => askForDatabase(lender(), { held: 'nothing' });

/** A database of its own with all tables and nothing in them. */
export const migratedDatabase = (): Promise<EmptyDatabase> => askForDatabase(lender(), { held: 'tables' });

/** The embedded database on a port, that waits so many milliseconds for strangers; without tables. */
export const impatientDatabase = (timeoutMs: number): Promise<EmptyDatabase> =>
  askForDatabase(lender(), { held: 'nothing', timeoutMs });
