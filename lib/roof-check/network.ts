import { through, unpacked, type Grid, type PackedLayer } from './layers';
import { square, type Pixels } from './pixels';
import { sharpnessOf, softShift, type SoftRule } from './softness';

/** One network: what scripts/roof-check/train.py learnt, rounded by coarse.py. */
interface Network {
  /** What its word counts, 0 to 1; all together 1. */
  share: number;
  /** 1: it looks at the picture as it is; 2: in the mirror too, and the mean counts. */
  looks: number;
  layers: readonly PackedLayer[];
  /** The weighted sum of the last layer's channels. */
  head: { weights: readonly number[]; bias: number };
}

/** What is shipped, as scripts/roof-check/pack.py wrote it. */
export interface Weights {
  /** Side, in px, of the square that is looked at. */
  side: number;
  /** Two that have learnt from the same photographs: where one is wrong, the other often is not. */
  networks: readonly Network[];
  /** What lowers the logit of a picture out of focus. */
  soft: SoftRule;
  /** Logits from which a roof is likely, and below which it is unlikely. */
  likely: number;
  unlikely: number;
  /** What makes of a logit the chance of a roof. */
  likelihood: { slope: number; offset: number };
}

/** The square seen in a mirror: three bytes a pixel. */
function mirrored(bytes: Uint8Array, side: number): Uint8Array {
  const out = new Uint8Array(bytes.length);
  for (let pixel = 0; pixel < side * side; pixel++) {
    const column = pixel % side;
    const from = (pixel - column + side - 1 - column) * 3;
    out.set(bytes.subarray(from, from + 3), pixel * 3);
  }
  return out;
}

/** A square as a network wants it. */
const gridOf = (bytes: Uint8Array, side: number): Grid => ({
  values: Float32Array.from(bytes, (byte) => byte / 127.5 - 1),
  side,
  channels: 3,
});

/** What the last layer of a network saw of each of some squares, place by place. */
function lastGrids({ layers }: Network, squares: readonly Grid[]): Grid[] {
  let grids = squares;
  for (const packed of layers) {
    const layer = unpacked(packed);
    grids = grids.map((grid) => through(grid, layer));
  }
  return [...grids];
}

/** How much each place speaks for a roof, row by row: above 0 for one, below against. */
function evidenceIn({ values, side, channels }: Grid, { weights, bias }: Network['head']): Float32Array {
  return new Float32Array(side * side).map((_, place) => {
    let sum = bias;
    for (let c = 0; c < channels; c++) sum += values[place * channels + c]! * weights[c]!;
    return sum;
  });
}

const meanOf = (values: Float32Array) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** What is said of a square. */
interface Seen {
  /** Above 0 rather a roof, below rather none. */
  logit: number;
  /** How much each place speaks for a roof, row by row of a square grid. */
  evidence: Float32Array;
}

/**
 * What the networks say of a square of `side` px, three bytes a pixel. The logit is the mean of what each place says, of
 * one network there and in the mirror: a second look at the same picture is steadier than one. It is lowered where the
 * picture is soft. Where they looked is told of the first look.
 */
export function seenIn({ side, networks, soft }: Weights, bytes: Uint8Array): Seen {
  const squares = [bytes, mirrored(bytes, side)].map((some) => gridOf(some, side));
  let logit = -softShift(soft, sharpnessOf(bytes, side));
  let evidence: Float32Array | undefined;
  for (const network of networks) {
    const { share, looks, head } = network;
    const maps = lastGrids(network, squares.slice(0, looks)).map((grid) => evidenceIn(grid, head));
    for (const map of maps) logit += (share * meanOf(map)) / looks;
    evidence = maps[0]!.map((value, place) => share * value + (evidence?.[place] ?? 0));
  }
  return { logit, evidence: evidence! };
}

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

interface Sight extends Pick<Seen, 'evidence'> {
  outcome: Outcome;
  /** The chance of a roof, 0 to 1. */
  likelihood: number;
}

/** What is made of a picture. */
export function sightOf(weights: Weights, pixels: Pixels): Sight {
  const { logit, evidence } = seenIn(weights, square(pixels, weights.side));
  return { outcome: outcomeOf(weights, logit), likelihood: likelihoodOf(weights, logit), evidence };
}
