import type { Pixels } from './pixels';
import { square } from './pixels';

/** What studio/roof_check learnt, as it is shipped. */
export interface Weights {
  /** Side, in px, of the square that is looked at. */
  side: number;
  /** Channels before and after each layer of 3 × 3 convolutions. */
  channels: readonly number[];
  /** Logits from which a roof is likely, and below which it is unlikely. */
  likely: number;
  unlikely: number;
  /** Signed bytes in base64, each times `scale`; the last layer is the weighted sum. */
  layers: readonly { scale: number; weights: string; bias: readonly number[] }[];
}

interface Layer {
  weights: Float32Array;
  bias: readonly number[];
}

const unpacked = ({ scale, weights, bias }: Weights['layers'][number]): Layer => {
  const bytes = Uint8Array.from(atob(weights), (sign) => sign.charCodeAt(0));
  return { weights: Float32Array.from(new Int8Array(bytes.buffer), (value) => value * scale), bias };
};

/** Mean 0 and spread 1 in every picture, so that one taken at night counts like one taken by day. */
function standardised(bytes: Uint8Array): Float32Array {
  let [sum, squares] = [0, 0];
  for (const byte of bytes) {
    sum += byte / 255;
    squares += (byte / 255) ** 2;
  }
  const mean = sum / bytes.length;
  const spread = Math.sqrt(Math.max(squares / bytes.length - mean * mean, 0)) + 0.05;
  return Float32Array.from(bytes, (byte) => (byte / 255 - mean) / spread);
}

interface Grid {
  /** Rows of pixels of channels. */
  values: Float32Array;
  side: number;
  channels: number;
}

/** A pixel of the next grid, and what its channels are worth so far. */
interface Spot {
  y: number;
  x: number;
  sums: Float32Array;
}

/** Adds to `sums` what one neighbourhood of a pixel is worth; outside the grid is nothing. */
function addNeighbours(
  { values, side, channels }: Grid,
  weights: Float32Array,
  { y: row, x: column, sums }: Spot,
) {
  const after = sums.length;
  for (let k = 0; k < 9; k++) {
    const y = row * 2 - 1 + Math.floor(k / 3);
    const x = column * 2 - 1 + (k % 3);
    if (y < 0 || x < 0 || y >= side || x >= side) continue;
    const from = (y * side + x) * channels;
    for (let c = 0; c < channels; c++) {
      const value = values[from + c]!;
      if (value === 0) continue;
      const line = (k * channels + c) * after;
      for (let o = 0; o < after; o++) sums[o]! += value * weights[line + o]!;
    }
  }
}

/** A layer: 3 × 3 neighbourhoods of every second pixel, negative sums cut off. */
function convolved(grid: Grid, { weights, bias }: Layer): Grid {
  const half = grid.side / 2;
  const after = bias.length;
  const out = new Float32Array(half * half * after);
  for (let y = 0; y < half; y++)
    for (let x = 0; x < half; x++) {
      const sums = Float32Array.from(bias);
      addNeighbours(grid, weights, { y, x, sums });
      const to = (y * half + x) * after;
      for (let o = 0; o < after; o++) out[to + o] = Math.max(sums[o]!, 0);
    }
  return { values: out, side: half, channels: after };
}

/** Mean of each channel over the grid, then the most of each. */
function pooled({ values, channels }: Grid): number[] {
  const [mean, most] = [Array<number>(channels).fill(0), Array<number>(channels).fill(0)];
  const count = values.length / channels;
  values.forEach((value, at) => {
    const c = at % channels;
    mean[c]! += value / count;
    most[c] = Math.max(most[c]!, value);
  });
  return [...mean, ...most];
}

/** The logit of a square of `side` px, three bytes a pixel: above 0 rather a roof, below rather none. */
export function logitOf({ layers, side, channels }: Weights, bytes: Uint8Array): number {
  const all = layers.map(unpacked);
  const last = all.pop()!;
  let grid: Grid = { values: standardised(bytes), side, channels: channels[0]! };
  for (const layer of all) grid = convolved(grid, layer);
  return pooled(grid).reduce((sum, value, at) => sum + value * last.weights[at]!, last.bias[0]!);
}

export type Outcome = 'likely' | 'unsure' | 'unlikely';

/** What is made of a picture: between the two bounds the visitor is asked. */
export function outcomeOf(weights: Weights, pixels: Pixels): Outcome {
  const logit = logitOf(weights, square(pixels, weights.side));
  return logit >= weights.likely ? 'likely' : logit < weights.unlikely ? 'unlikely' : 'unsure';
}
