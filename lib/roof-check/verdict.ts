import type { Outcome } from './network';
import type { Region } from './region';

/** Both sides must be longer than this, in px. */
const MIN_SIDE = 1000;

/** What was found out about a photograph. */
export interface Finding {
  width: number;
  height: number;
  outcome: Outcome;
  /** The chance of a roof, 0 to 1; null where the browser lets no page read pixels, so that nothing was looked at. */
  likelihood: number | null;
  /** Where the roof was seen; null unless one is likely. */
  region: Region | null;
}

/** What the visitor said of a photograph: it counts more than what the check made of it. */
export type Word = 'roof' | 'none' | null;

export interface Verdict {
  isHighQuality: boolean;
  /** Null: the visitor is asked. */
  hasRoof: boolean | null;
  /** Null: not yet known. */
  isSuitable: boolean | null;
}

const isHighQuality = ({ width, height }: Pick<Finding, 'width' | 'height'>): boolean =>
  width > MIN_SIDE && height > MIN_SIDE;

/** A finding and the visitor's word together: the word counts, the size is a fact. */
export function verdictOf(finding: Finding, word: Word): Verdict {
  const large = isHighQuality(finding);
  const { outcome } = finding;
  const found = outcome === 'unsure' ? null : outcome === 'likely';
  const hasRoof = word === null ? found : word === 'roof';
  const isSuitable = large ? hasRoof : false;
  return { isHighQuality: large, hasRoof, isSuitable };
}
