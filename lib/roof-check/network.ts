import type { Pixels } from './pixels';
import { square } from './pixels';

/** What studio/roof_check learnt, as it is shipped. */
export interface Weights {
  /** Side, in px, of the square that is looked at. */
  side: number;
  /** Channels before and after each layer of 3 × 3 convolutions; after each a multiple of four. */
  channels: readonly number[];
  /** Logits from which a roof is likely, and below which it is unlikely. */
  likely: number;
  unlikely: number;
  /** Signed bytes in base64, each times `scale`; the last layer is the weighted sum. */
  layers: readonly { scale: number; weights: string; bias: readonly number[] }[];
}

interface Layer {
  /** Those of one output channel after another, each neighbour by neighbour. */
  weights: Float32Array;
  bias: readonly number[];
}

const bytesOf = (base64: string) =>
  new Int8Array(Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0)).buffer);

/** They come with the output channel innermost; sums run fastest along a line. */
function unpacked({ scale, weights, bias }: Weights['layers'][number]): Layer {
  const bytes = bytesOf(weights);
  const after = bias.length;
  const before = bytes.length / after;
  const lines = new Float32Array(bytes.length);
  for (let o = 0; o < after; o++)
    for (let i = 0; i < before; i++) lines[o * before + i] = bytes[i * after + o]! * scale;
  return { weights: lines, bias };
}

/** Mean 0 and spread 1 in every picture, so that one taken at night counts like one taken by day. */
function standardised(bytes: Uint8Array): Float32Array {
  let [sum, squares] = [0, 0];
  for (let at = 0; at < bytes.length; at++) {
    sum += bytes[at]!;
    squares += bytes[at]! ** 2;
  }
  const mean = sum / bytes.length / 255;
  const spread = Math.sqrt(Math.max(squares / bytes.length / 255 ** 2 - mean * mean, 0)) + 0.05;
  const values = new Float32Array(bytes.length);
  for (let at = 0; at < bytes.length; at++) values[at] = (bytes[at]! / 255 - mean) / spread;
  return values;
}

interface Grid {
  /** Rows of pixels of channels. */
  values: Float32Array;
  side: number;
  channels: number;
}

interface Place {
  row: number;
  column: number;
}

/** Copies the 3 × 3 neighbours of a pixel, channels of each together; outside the grid is nothing. */
function gather({ values, side, channels }: Grid, { row, column }: Place, patch: Float32Array) {
  let to = 0;
  for (let y = row - 1; y <= row + 1; y++)
    for (let x = column - 1; x <= column + 1; x++) {
      const isInside = y >= 0 && x >= 0 && y < side && x < side;
      const from = (y * side + x) * channels;
      for (let c = 0; c < channels; c++) patch[to++] = isInside ? values[from + c]! : 0;
    }
}

/** What each output channel is worth for a patch, negative sums cut off. Four side by side: none waits for another. */
function multiply(patch: Float32Array, { weights, bias }: Layer, out: Float32Array) {
  const size = patch.length;
  for (let o = 0; o < bias.length; o += 4) {
    let [a, b, c, d] = [bias[o]!, bias[o + 1]!, bias[o + 2]!, bias[o + 3]!];
    const first = o * size;
    for (let i = 0; i < size; i++) {
      const value = patch[i]!;
      const at = first + i;
      a += value * weights[at]!;
      b += value * weights[at + size]!;
      c += value * weights[at + 2 * size]!;
      d += value * weights[at + 3 * size]!;
    }
    out[o] = a > 0 ? a : 0;
    out[o + 1] = b > 0 ? b : 0;
    out[o + 2] = c > 0 ? c : 0;
    out[o + 3] = d > 0 ? d : 0;
  }
}

/** A layer: 3 × 3 neighbourhoods of every second pixel. */
function convolved(grid: Grid, layer: Layer): Grid {
  const half = grid.side / 2;
  const after = layer.bias.length;
  const values = new Float32Array(half * half * after);
  const patch = new Float32Array(9 * grid.channels);
  for (let y = 0; y < half; y++)
    for (let x = 0; x < half; x++) {
      const to = (y * half + x) * after;
      gather(grid, { row: y * 2, column: x * 2 }, patch);
      multiply(patch, layer, values.subarray(to, to + after));
    }
  return { values, side: half, channels: after };
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
