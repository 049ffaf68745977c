import type { Line } from './line';

/** What is deleted once it need not be kept any longer. */
export interface RetentionRule {
  what: string;
  table: string;
  /** On its rows; `$1` is the first moment that is kept, where the rule goes by age. */
  where: string;
  byAge?: true;
}

/** Rows deleted by one statement: while it runs, the embedded database answers nobody else. */
const AT_ONCE = 1000;

/**
 * How many rows a rule is about, or how many it deleted: portion by portion, each for good, so that others are served
 * between two. Broken off, it goes on where it stopped.
 */
export async function applyRetention(
  line: Line,
  { table, where, byAge }: RetentionRule,
  { kept, forGood }: { kept: Date; forGood: boolean },
): Promise<number> {
  const values = byAge ? [kept] : [];
  if (!forGood) {
    const counting = `SELECT count(*)::int FROM "${table}" WHERE ${where}`;
    const { rows } = await line.query<{ count: number }>(counting, values);
    return rows[0]!.count;
  }
  const portion = `SELECT ctid FROM "${table}" WHERE ${where} LIMIT ${AT_ONCE}`;
  for (let deleted = 0; ;) {
    const { rowCount } = await line.query(
      `DELETE FROM "${table}" WHERE ctid = ANY(ARRAY(${portion}))`,
      values,
    );
    deleted += rowCount ?? 0;
    if ((rowCount ?? 0) < AT_ONCE) return deleted;
  }
}
