import pg from 'pg';
import { NOT_IN_BACKUPS } from '../../lib/mail/mail-lifetime';
import { secretMails } from '../../lib/mail/outbox-by-hand';
import { UUID_PATTERN } from '../../lib/storage/uuid';
import { Fault } from '../shared/fault';

/** Not worth keeping: what the seed writes, counters of minutes, and the list of migrations, which has its own way. */
const LEFT_OUT = ['_prisma_migrations', 'Product', 'RateLimiterFlexible'];

/** Photographs: large, and never changed once they are stored. */
export const PHOTOS = 'EnquiryPhoto';

/** Condition on rows `t` of a table that a backup leaves out, by the columns that are there: a backup comes before an upgrade. */
export async function leftOutRows(client: pg.Client, table: string): Promise<string> {
  if (table !== 'OutboxMail') return 'false';
  const { rows } = await client.query<{ name: string }>(
    `SELECT column_name AS "name" FROM information_schema.columns
     WHERE table_schema = current_schema() AND table_name = $1`,
    [table],
  );
  return secretMails((column) => rows.some(({ name }) => name === column));
}

interface Link {
  from: string;
  to: string;
}

/** Tables so that each stands after those it refers to. */
export function inOrder(names: readonly string[], links: readonly Link[]): string[] {
  const left = new Set([...names].sort());
  const order: string[] = [];
  while (left.size > 0) {
    const free = [...left].filter(
      (name) => !links.some(({ from, to }) => from === name && to !== name && left.has(to)),
    );
    if (free.length === 0) throw new Fault(`The tables ${[...left].join(', ')} refer to each other.`);
    for (const name of free) left.delete(name);
    order.push(...free);
  }
  return order;
}

/** The tables that hold what people gave us, each after those it refers to; photographs last: nothing refers to them. */
export async function keptTables(client: pg.Client): Promise<string[]> {
  const { rows: tables } = await client.query<{ name: string }>(
    `SELECT tablename AS "name" FROM pg_tables WHERE schemaname = current_schema()`,
  );
  const { rows: links } = await client.query<Link>(
    `SELECT a.relname AS "from", b.relname AS "to" FROM pg_constraint c
     JOIN pg_class a ON a.oid = c.conrelid JOIN pg_class b ON b.oid = c.confrelid WHERE c.contype = 'f'`,
  );
  const names = tables.map(({ name }) => name).filter((name) => !LEFT_OUT.includes(name));
  const order = inOrder(names, links);
  return [...order.filter((name) => name !== PHOTOS), ...order.filter((name) => name === PHOTOS)];
}

/**
 * Codes, changes that wait, sessions that were signed out: a backup holds none of them, and none is put back, since
 * it would be older than what was done afterwards. The undo of an address is put back: its reader still has the mail.
 */
export const PASSING: readonly string[] = [...NOT_IN_BACKUPS, 'EndedSession'];

/** Columns by whose values rows are found and files are named. */
const IDS = ['id', 'enquiryId', 'userId', 'digestId'];

/** A column of such a name that holds anything but UUIDs, or null where there is none. */
export async function strangeId(client: pg.Client, tables: readonly string[]): Promise<string | null> {
  const { rows: columns } = await client.query<{ table: string; column: string }>(
    `SELECT table_name AS "table", column_name AS "column" FROM information_schema.columns
     WHERE table_schema = current_schema() AND table_name = ANY($1::text[]) AND column_name = ANY($2::text[])`,
    [tables, IDS],
  );
  for (const { table, column } of columns) {
    const [from, name] = [table, column].map((part) => pg.escapeIdentifier(part));
    const { rows } = await client.query(`SELECT 1 FROM ${from} WHERE ${name} !~ $1 LIMIT 1`, [UUID_PATTERN]);
    if (rows.length > 0) return `${table}.${column}`;
  }
  return null;
}

/** Names of the migrations that a database has taken, in order. */
export async function migrationsOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT "migration_name" AS "name" FROM "_prisma_migrations"
     WHERE "finished_at" IS NOT NULL AND "rolled_back_at" IS NULL ORDER BY "migration_name"`,
  );
  return rows.map(({ name }) => name);
}
