import type { Reading } from '@/content/assistant/examples/examples-shape';
import { kindReader, partsOf, weighed } from './features';

/** What the examples taught, as it is sent to the browser: see ./reader-file. */
export interface ReaderFile {
  /** Words that stand for each other. */
  kinds: Readonly<Record<string, string>>;
  readings: readonly Reading[];
  /** What speaks for each reading before anything is read. */
  bias: readonly number[];
  /** The weight of one step. */
  step: number;
  /** How far the number of each part is from the one before it, in base 36. */
  gaps: string;
  /** For each part in a line the readings that it tells something about, each by its sign. */
  tells: string;
  /** How much, one sign after the other. */
  steps: string;
}

/** What a message is most likely about, and how likely that is, from 0 to 1. */
export interface Guess {
  reading: Reading;
  share: number;
}

export type Reader = (message: string) => Guess;

/** One sign of JSON for each number, in their order; that in the middle of the last stands for nothing. */
export const SIGNS = Array.from({ length: 91 }, (_, at) => String.fromCharCode(at + 35))
  .filter((sign) => sign !== '\\')
  .join('');
export const MIDDLE = 45;

/** What each part of a message says: a reading by its number, and how much, by turns. */
function saidBy({ gaps, tells, steps, step }: ReaderFile): ReadonlyMap<number, readonly number[]> {
  const distances = gaps.split(' ');
  const said = new Map<number, readonly number[]>();
  let [part, at] = [0, 0];
  tells.split('\n').forEach((signs, row) => {
    part += parseInt(distances[row]!, 36);
    said.set(
      part,
      [...signs].flatMap((sign) => [SIGNS.indexOf(sign), (SIGNS.indexOf(steps[at++]!) - MIDDLE) * step]),
    );
  });
  return said;
}

/**
 * Reads messages by what the examples taught: the parts of a message speak for each reading, and their sums become
 * shares of one (softmax). Pure, and the same on every device but for the last digits.
 */
export function createReader(file: ReaderFile): Reader {
  const { kinds, readings, bias } = file;
  const kindOf = kindReader(kinds);
  const saidByParts = saidBy(file);

  return (message) => {
    const score = Float64Array.from(bias);
    for (const { part, value } of weighed(partsOf(message, kindOf), (one) => saidByParts.has(one))) {
      const said = saidByParts.get(part)!;
      for (let at = 0; at < said.length; at += 2) score[said[at]!]! += said[at + 1]! * value;
    }
    const most = Math.max(...score);
    const sum = score.reduce((all, one) => all + Math.exp(one - most), 0);
    return { reading: readings[score.indexOf(most)]!, share: 1 / sum };
  };
}
