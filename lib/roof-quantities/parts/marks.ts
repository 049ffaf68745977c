import type { TradeSource } from '@/content/roof-quantities/figures';
import type { DrawnPieces, TileClaim } from '@/content/roof-quantities/tiles';

/*
 * How sure a number is. Whatever is worked out from several numbers is as sure as the least sure of them.
 */

/**
 * From the surest: follows from the measures alone; published by the manufacturer; typed by the visitor; usual in the
 * trade, and said with "about"; not known.
 */
const MARKS = ['measured', 'published', 'entered', 'trade', 'unknown'] as const;
export type Mark = (typeof MARKS)[number];

/** A number that is known, with its mark and where it is from. */
export type Figure =
  | { mark: 'published'; value: number; source: string }
  | { mark: 'entered'; value: number }
  | { mark: 'trade'; value: number; source: TradeSource }
  | DrawnPieces;

/** The mark of what depends on all of these. */
export const weakest = (...marks: readonly Mark[]): Mark =>
  MARKS[Math.max(...marks.map((mark) => MARKS.indexOf(mark)))]!;

/** What a visitor typed before what is claimed; null where neither says anything. */
export const figureOf = (typed: number | undefined, claim: TileClaim): Figure | null => {
  if (typed !== undefined) return { mark: 'entered', value: typed };
  return claim.mark === 'unknown' ? null : claim;
};
