/**
 * Said first on every line. The tools write times without their zone, as those of UTC: a server takes them for its own,
 * which is that of the machine it was made on. A parameter of the start would do the same, but poolers refuse it.
 */
export const IN_UTC = `SET TIME ZONE 'UTC'`;

/** A line to the database, as programs have one that run beside the site: a client of `pg`, or one like it. */
export interface Line {
  query: <Row>(sql: string, values?: unknown[]) => Promise<{ rows: Row[]; rowCount: number | null }>;
}
