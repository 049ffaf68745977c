import type pg from 'pg';
import { Fault } from '../fault';

/** Not worth keeping: what the seed writes, counters of minutes, and the list of migrations, which has its own way. */
const LEFT_OUT = ['_prisma_migrations', 'Product', 'RateLimiterFlexible'];

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

/** The tables that hold what people gave us, each after those it refers to. */
export async function keptTables(client: pg.Client): Promise<string[]> {
  const { rows: tables } = await client.query<{ name: string }>(
    `SELECT tablename AS "name" FROM pg_tables WHERE schemaname = current_schema()`,
  );
  const { rows: links } = await client.query<Link>(
    `SELECT a.relname AS "from", b.relname AS "to" FROM pg_constraint c
     JOIN pg_class a ON a.oid = c.conrelid JOIN pg_class b ON b.oid = c.confrelid WHERE c.contype = 'f'`,
  );
  const names = tables.map(({ name }) => name).filter((name) => !LEFT_OUT.includes(name));
  return inOrder(names, links);
}

/** Names of the migrations that a database has taken, in order. */
export async function migrationsOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT "migration_name" AS "name" FROM "_prisma_migrations"
     WHERE "finished_at" IS NOT NULL AND "rolled_back_at" IS NULL ORDER BY "migration_name"`,
  );
  return rows.map(({ name }) => name);
}
