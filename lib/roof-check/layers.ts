/** Values of a square picture or of what a layer made of it: rows of places of channels. */
export interface Grid {
  values: Float32Array;
  side: number;
  channels: number;
}

export interface PackedLayer {
  /** All channels of 3 × 3 places; each channel alone; all channels of one place. */
  kind: string;
  /** Every how manieth place is kept: 1 or 2. */
  stride: number;
  /** How far apart the 3 × 3 places are. */
  dilation: number;
  /** Of each output channel a letter, for what its weights are multiplied by. */
  steps: string;
  /** Whole numbers, a letter each, output channel by output channel, neighbour by neighbour, the channels together. */
  weights: string;
  /** Hundredths, one for each output channel. */
  bias: readonly number[];
}

interface Layer extends Pick<PackedLayer, 'kind' | 'stride' | 'dilation'> {
  weights: Float32Array;
  bias: Float32Array;
}

// Letters as scripts/roof-check/packed.py writes them: the middle one is 0; of steps, four to each power of two.
const wholeOf = (letters: string, at: number) => letters.charCodeAt(at) - 63;
const stepOf = (letters: string, at: number) => 2 ** ((letters.charCodeAt(at) - 82) / 4);

/** A layer with its weights as numbers, in the order in which they are multiplied. */
export function unpacked({ kind, stride, dilation, steps, weights, bias }: PackedLayer): Layer {
  const size = weights.length / bias.length;
  const values = new Float32Array(weights.length);
  for (let channel = 0; channel < bias.length; channel++) {
    const step = stepOf(steps, channel);
    for (let i = 0; i < size; i++) {
      // Those of `depth` are turned, so that channels lie side by side as they do in a grid.
      const to = kind === 'depth' ? i * bias.length + channel : channel * size + i;
      values[to] = wholeOf(weights, channel * size + i) * step;
    }
  }
  return { kind, stride, dilation, weights: values, bias: Float32Array.from(bias, (value) => value / 100) };
}

/** The activation of MobileNet. */
const relu6 = (value: number) => (value < 0 ? 0 : value > 6 ? 6 : value);

/** First of the three rows or columns that are looked at (TensorFlow's SAME: of an even side nothing is added before). */
const first = (at: number, { stride, dilation }: Layer) => (stride === 2 ? at * 2 : at - dilation);

/** Where the 3 × 3 places that are looked at begin. */
interface Place {
  top: number;
  left: number;
}

/** Copies the 3 × 3 places around one, channels of each together; outside the grid is nothing. */
function gather({ values, side, channels }: Grid, { top, left }: Place, patch: Float32Array) {
  let to = 0;
  for (let row = top; row < top + 3; row++)
    for (let column = left; column < left + 3; column++) {
      const isInside = row >= 0 && column >= 0 && row < side && column < side;
      const from = (row * side + column) * channels;
      for (let c = 0; c < channels; c++) patch[to++] = isInside ? values[from + c]! : 0;
    }
}

/** What each output channel is worth for some numbers. Four side by side: none waits for another. */
function multiply(patch: Float32Array, { weights, bias }: Layer, out: Float32Array) {
  const size = patch.length;
  for (let o = 0; o < bias.length; o += 4) {
    let [a, b, c, d] = [bias[o]!, bias[o + 1]!, bias[o + 2]!, bias[o + 3]!];
    for (let i = 0, at = o * size; i < size; i++, at++) {
      const value = patch[i]!;
      a += value * weights[at]!;
      b += value * weights[at + size]!;
      c += value * weights[at + 2 * size]!;
      d += value * weights[at + 3 * size]!;
    }
    out[o] = relu6(a);
    out[o + 1] = relu6(b);
    out[o + 2] = relu6(c);
    out[o + 3] = relu6(d);
  }
}

/** All channels of 3 × 3 places: the first layer. */
function full(grid: Grid, layer: Layer): Grid {
  const [side, channels] = [grid.side / layer.stride, layer.bias.length];
  const values = new Float32Array(side * side * channels);
  const patch = new Float32Array(9 * grid.channels);
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      gather(grid, { top: first(y, layer), left: first(x, layer) }, patch);
      const to = (y * side + x) * channels;
      multiply(patch, layer, values.subarray(to, to + channels));
    }
  return { values, side, channels };
}

/** Adds the weighted neighbours of one place to what is in `sum`, each channel alone. */
function adder({ values, side, channels }: Grid, { weights, dilation }: Layer) {
  return ({ top, left }: Place, sum: Float32Array) => {
    for (let v = 0, row = top; v < 3; v++, row += dilation) {
      if (row < 0 || row >= side) continue;
      for (let u = 0, column = left; u < 3; u++, column += dilation) {
        if (column < 0 || column >= side) continue;
        const from = (row * side + column) * channels;
        const weight = (v * 3 + u) * channels;
        for (let c = 0; c < channels; c++) sum[c]! += values[from + c]! * weights[weight + c]!;
      }
    }
  };
}

/** Each channel of 3 × 3 places alone. */
function depth(grid: Grid, layer: Layer): Grid {
  const { channels } = grid;
  const side = grid.side / layer.stride;
  const values = new Float32Array(side * side * channels);
  const add = adder(grid, layer);
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const to = (y * side + x) * channels;
      const sum = values.subarray(to, to + channels);
      sum.set(layer.bias);
      add({ top: first(y, layer), left: first(x, layer) }, sum);
      for (let c = 0; c < channels; c++) sum[c] = relu6(sum[c]!);
    }
  return { values, side, channels };
}

/** All channels of one place. */
function point({ values: before, side, channels: size }: Grid, layer: Layer): Grid {
  const channels = layer.bias.length;
  const values = new Float32Array(side * side * channels);
  for (let at = 0; at < side * side; at++)
    multiply(
      before.subarray(at * size, (at + 1) * size),
      layer,
      values.subarray(at * channels, (at + 1) * channels),
    );
  return { values, side, channels };
}

const STEPS: Record<string, (grid: Grid, layer: Layer) => Grid> = { full, depth, point };

/** What a layer makes of a grid, by its kind. */
export const through = (grid: Grid, layer: Layer): Grid => STEPS[layer.kind]!(grid, layer);
