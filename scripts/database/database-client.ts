import { setTimeout as rest } from 'node:timers/promises';
import pg from 'pg';
import { IN_UTC } from '../../lib/storage/line';
import { whyUnreachable } from './external-db';
import { Fault } from '../shared/fault';

/** Milliseconds that a busy machine may take to let us in. */
const CONNECT = 60_000;
/** A piece of work is done as often as this before we give up, with this much rest (milliseconds) between. */
const TRIES = 3;
const REST = 1_000;

/** What Node and PostgreSQL (class 08, operator's interventions) call a connection that broke. */
const LOST_CODES = /^(EPIPE|ECONNRESET|ECONNABORTED|ETIMEDOUT|08\w{3}|57P0[123])$/;
/** The client's own words for it carry no code. */
const LOST_WORDS = /connection terminated|connection timeout|timeout expired|is not queryable/i;

/** Whether an error says that the line to the database broke, and nothing about what was asked. */
export function isLost(error: unknown): boolean {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  return LOST_CODES.test(code) || (!(error instanceof Fault) && LOST_WORDS.test(message));
}

async function once<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT });
  client.on('error', () => {});
  try {
    await client.connect().catch((error: unknown) => {
      if (isLost(error)) throw error;
      throw new Fault(`The database cannot be reached: ${whyUnreachable(error)}.`);
    });
    await client.query(IN_UTC);
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}

/**
 * A connection for one piece of work; it is closed whatever happens. Where the line is lost the work is done again on
 * a new one, so it must be whole or undone at any moment: one statement, or a transaction (`inTransaction`).
 */
export async function withClient<T>(
  url: string,
  work: (client: pg.Client) => Promise<T>,
  { tries = TRIES, wait = REST } = {},
): Promise<T> {
  for (let left = tries; ; left -= 1) {
    try {
      return await once(url, work);
    } catch (error) {
      if (!isLost(error)) throw error;
      if (left <= 1)
        throw new Fault(
          `The connection to the database broke ${tries} times; nothing was changed. Try again when the machine is less busy.`,
        );
      await rest(wait);
    }
  }
}

async function commit(client: pg.Client): Promise<void> {
  try {
    await client.query('COMMIT');
  } catch (error) {
    if (!isLost(error)) throw error;
    throw new Fault(
      'The connection to the database broke at the last moment, so that nobody can tell whether the changes were kept. Look before you run the command again.',
    );
  }
}

const BEGIN = 'BEGIN ISOLATION LEVEL REPEATABLE READ';

/** All or nothing. `REPEATABLE READ`: every table as it was at one moment. */
export async function inTransaction<T>(client: pg.Client, work: () => Promise<T>): Promise<T> {
  await client.query(BEGIN);
  let done: T;
  try {
    done = await work();
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    throw error;
  }
  await commit(client);
  return done;
}

/** As `inTransaction`, for what is only read, one after another: it is over when the last was taken, or nobody takes any. */
export async function* readInTransaction<T>(
  client: pg.Client,
  read: () => AsyncGenerator<T>,
): AsyncGenerator<T> {
  await client.query(BEGIN);
  let isWhole = false;
  try {
    yield* read();
    isWhole = true;
  } finally {
    if (!isWhole) await client.query('ROLLBACK').catch(() => {});
  }
  await client.query('COMMIT');
}
