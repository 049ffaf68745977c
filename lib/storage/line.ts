/** A line to the database, as programs have one that run beside the site: a client of `pg`, or one like it. */
export interface Line {
  query: <Row>(sql: string, values?: unknown[]) => Promise<{ rows: Row[]; rowCount: number | null }>;
}
