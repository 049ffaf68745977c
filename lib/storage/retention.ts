import type { Line } from './line';

/** What is deleted once it need not be kept any longer. */
export interface RetentionRule {
  what: string;
  /** Table and condition; `$1` is the first moment that is kept, where the rule goes by age. */
  from: string;
  byAge?: true;
}

/** How many rows a rule is about, or how many it deleted. */
export async function applyRetention(
  line: Line,
  { from, byAge }: RetentionRule,
  { kept, forGood }: { kept: Date; forGood: boolean },
): Promise<number> {
  const values = byAge ? [kept] : [];
  if (forGood) return (await line.query(`DELETE FROM ${from}`, values)).rowCount ?? 0;
  const { rows } = await line.query<{ count: number }>(`SELECT count(*)::int FROM ${from}`, values);
  return rows[0]!.count;
}
