import { through, unpacked, type Grid, type PackedLayer } from './layers';
import { square, type Pixels } from './pixels';

/** What scripts/roof-check/train.py learnt, as pack.py wrote it. */
export interface Weights {
  /** Side, in px, of the square that is looked at. */
  side: number;
  layers: readonly PackedLayer[];
  /** The weighted sum of the last layer's channels. */
  head: { weights: readonly number[]; bias: number };
  /** Logits from which a roof is likely, and below which it is unlikely. */
  likely: number;
  unlikely: number;
  /** What makes of a logit the chance of a roof. */
  likelihood: { slope: number; offset: number };
}

/** What the last layer saw, place by place. */
function lastGrid({ layers, side }: Weights, bytes: Uint8Array): Grid {
  let grid: Grid = { values: Float32Array.from(bytes, (byte) => byte / 127.5 - 1), side, channels: 3 };
  for (const layer of layers) grid = through(grid, unpacked(layer));
  return grid;
}

/**
 * How much each place of a square of `side` px, three bytes a pixel, speaks for a roof, row by row: above 0 for one,
 * below against. The logit of the whole is the mean.
 */
export function evidenceOf(weights: Weights, bytes: Uint8Array): Float32Array {
  const { values, side, channels } = lastGrid(weights, bytes);
  const { weights: head, bias } = weights.head;
  return new Float32Array(side * side).map((_, place) => {
    let sum = bias;
    for (let c = 0; c < channels; c++) sum += values[place * channels + c]! * head[c]!;
    return sum;
  });
}

const meanOf = (values: Float32Array) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The logit of a square of `side` px, three bytes a pixel: above 0 rather a roof, below rather none. */
export const logitOf = (weights: Weights, bytes: Uint8Array): number => meanOf(evidenceOf(weights, bytes));

export type Outcome = 'likely' | 'unsure' | 'unlikely';

/** What follows from a logit: between the two bounds the visitor is asked. */
export const outcomeOf = (
  { likely, unlikely }: Pick<Weights, 'likely' | 'unlikely'>,
  logit: number,
): Outcome => (logit >= likely ? 'likely' : logit < unlikely ? 'unlikely' : 'unsure');

/** The chance of a roof, 0 to 1, as calibrated on photographs that nothing was learnt from. */
export const likelihoodOf = (
  { likelihood: { slope, offset } }: Pick<Weights, 'likelihood'>,
  logit: number,
): number => 1 / (1 + Math.exp(-(slope * logit + offset)));

export interface Sight {
  outcome: Outcome;
  /** The chance of a roof, 0 to 1. */
  likelihood: number;
  /** How much each place speaks for a roof, row by row of a square grid. */
  evidence: Float32Array;
}

/** What is made of a picture. */
export function sightOf(weights: Weights, pixels: Pixels): Sight {
  const evidence = evidenceOf(weights, square(pixels, weights.side));
  const logit = meanOf(evidence);
  return { outcome: outcomeOf(weights, logit), likelihood: likelihoodOf(weights, logit), evidence };
}
