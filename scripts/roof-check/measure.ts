import { outcomeOf, type Outcome, type Weights } from '@/lib/roof-check/network';

/** What is known of a picture, and what the network said. */
export interface Measured {
  kind: string;
  isRoof: boolean;
  logit: number;
}

export interface Row {
  kind: string;
  isRoof: boolean;
  count: number;
  outcomes: Record<Outcome, number>;
}

type Bounds = Pick<Weights, 'likely' | 'unlikely'>;

/** What the check makes of pictures, by kind; roofs first. */
export function rowsOf(bounds: Bounds, list: readonly Measured[]): Row[] {
  const rows = new Map<string, Row>();
  for (const { kind, isRoof, logit } of list) {
    const key = `${isRoof} ${kind}`;
    const row = rows.get(key) ?? { kind, isRoof, count: 0, outcomes: { likely: 0, unsure: 0, unlikely: 0 } };
    rows.set(key, row);
    row.count++;
    row.outcomes[outcomeOf(bounds, logit)]++;
  }
  return [...rows.values()].sort((a, b) => Number(b.isRoof) - Number(a.isRoof) || (a.kind < b.kind ? -1 : 1));
}

/** Rows added up into one. */
export const totalOf = (rows: readonly Row[], isRoof: boolean): Row =>
  rows
    .filter((row) => row.isRoof === isRoof)
    .reduce(
      (all, { count, outcomes: { likely, unsure, unlikely } }) => ({
        ...all,
        count: all.count + count,
        outcomes: {
          likely: all.outcomes.likely + likely,
          unsure: all.outcomes.unsure + unsure,
          unlikely: all.outcomes.unlikely + unlikely,
        },
      }),
      { kind: 'all', isRoof, count: 0, outcomes: { likely: 0, unsure: 0, unlikely: 0 } },
    );

/** The part of a row, 0 to 1, that ended in an outcome. */
export const shareOf = ({ count, outcomes }: Row, outcome: Outcome): number => outcomes[outcome] / count;

/**
 * How far a stated likelihood is from what comes true, on average over ten groups of equal width (Naeini et al. 2015).
 */
export function calibrationError(list: readonly { likelihood: number; isRoof: boolean }[]): number {
  const groups = Array.from({ length: 10 }, () => ({ count: 0, stated: 0, true: 0 }));
  for (const { likelihood, isRoof } of list) {
    const group = groups[Math.min(Math.floor(likelihood * 10), 9)]!;
    group.count++;
    group.stated += likelihood;
    group.true += Number(isRoof);
  }
  return groups.reduce((sum, group) => sum + Math.abs(group.stated - group.true), 0) / list.length;
}
