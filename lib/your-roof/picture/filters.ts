import type { Size } from './types';

/* Filters over one number a pixel, row by row. Time does not grow with the radius. */

/** Mean over a square of 2 r + 1 px; at the border, over what of it lies inside. */
export function boxBlur(from: Float32Array, { width, height }: Size, r: number): Float32Array {
  const across = new Float32Array(from.length);
  const out = new Float32Array(from.length);
  for (let y = 0; y < height; y++)
    blurRow(from.subarray(y * width, (y + 1) * width), across.subarray(y * width), r);
  const sums = new Float64Array(width);
  let count = Math.min(r, height);
  for (let y = 0; y < count; y++) addRow(sums, across.subarray(y * width), 1);
  for (let y = 0; y < height; y++) {
    if (y + r < height) {
      addRow(sums, across.subarray((y + r) * width), 1);
      count++;
    }
    if (y - r - 1 >= 0) {
      addRow(sums, across.subarray((y - r - 1) * width), -1);
      count--;
    }
    const by = 1 / count;
    for (let x = 0, at = y * width; x < width; x++, at++) out[at] = sums[x]! * by;
  }
  return out;
}

function addRow(sums: Float64Array, row: Float32Array, sign: number): void {
  for (let x = 0; x < sums.length; x++) sums[x]! += sign * row[x]!;
}

function blurRow(from: Float32Array, to: Float32Array, r: number): void {
  let sum = 0;
  let count = Math.min(r, from.length);
  for (let i = 0; i < count; i++) sum += from[i]!;
  for (let i = 0; i < from.length; i++) {
    if (i + r < from.length) {
      sum += from[i + r]!;
      count++;
    }
    if (i - r - 1 >= 0) {
      sum -= from[i - r - 1]!;
      count--;
    }
    to[i] = sum / count;
  }
}

export interface Guide {
  size: Size;
  /** Radius, px. */
  r: number;
  /** How small a variance of the guide counts as flat: for l, 1e-4 (keeps faint edges) to 1e-2. */
  eps: number;
}

/** The guided filter (He, Sun, Tang 2010): `from` smoothed, its steps kept where `guide` has one. */
export function guided(
  guide: Float32Array,
  from: Float32Array,
  { size: shape, r, eps }: Guide,
): Float32Array {
  const size = guide.length;
  const blur = (values: Float32Array): Float32Array => boxBlur(values, shape, r);
  const product = (a: Float32Array, b: Float32Array): Float32Array => {
    const out = new Float32Array(size);
    for (let i = 0; i < size; i++) out[i] = a[i]! * b[i]!;
    return out;
  };
  const meanG = blur(guide);
  const meanF = guide === from ? meanG : blur(from);
  const slope = blur(product(guide, from));
  const square = guide === from ? slope.slice() : blur(product(guide, guide));
  const shift = new Float32Array(size);
  for (let i = 0; i < size; i++) {
    const g = meanG[i]!;
    slope[i] = (slope[i]! - g * meanF[i]!) / (square[i]! - g * g + eps);
    shift[i] = meanF[i]! - slope[i]! * g;
  }
  const a = blur(slope);
  const b = blur(shift);
  for (let i = 0; i < size; i++) b[i]! += a[i]! * guide[i]!;
  return b;
}

/** The value below which the share `part` (0 to 1) of `values` lies; NaN where there is none. */
export function quantile(values: ArrayLike<number>, part: number): number {
  const some = Float32Array.from(values);
  if (some.length === 0) return NaN;
  const wanted = Math.min(some.length - 1, Math.floor(part * some.length));
  // Hoare's selection: a sort of that part alone in which the wanted place lies.
  let [low, high] = [0, some.length - 1];
  while (low < high) {
    const pivot = some[(low + high) >> 1]!;
    let [i, j] = [low, high];
    while (i <= j) {
      while (some[i]! < pivot) i++;
      while (some[j]! > pivot) j--;
      if (i > j) break;
      const swapped = some[i]!;
      some[i++] = some[j]!;
      some[j--] = swapped;
    }
    if (wanted <= j) high = j;
    else if (wanted >= i) low = i;
    else break;
  }
  return some[wanted]!;
}

/** How far each pixel is from the nearest one with `is` (px, a few hundredths too long); Infinity where there is none. */
export function distance(is: (at: number) => boolean, { width, height }: Size): Float32Array {
  const out = new Float32Array(width * height).fill(Infinity);
  const pass = (at: number, x: number, back: number): void => {
    const up = at - back * width;
    let least = is(at) ? 0 : out[at]!;
    if (x > 0 && back > 0) least = Math.min(least, out[at - 1]! + 1);
    if (x < width - 1 && back < 0) least = Math.min(least, out[at + 1]! + 1);
    if (up >= 0 && up < out.length) {
      least = Math.min(least, out[up]! + 1);
      if (x > 0) least = Math.min(least, out[up - 1]! + Math.SQRT2);
      if (x < width - 1) least = Math.min(least, out[up + 1]! + Math.SQRT2);
    }
    out[at] = least;
  };
  for (let y = 0, at = 0; y < height; y++) for (let x = 0; x < width; x++, at++) pass(at, x, 1);
  for (let y = height - 1, at = out.length - 1; y >= 0; y--)
    for (let x = width - 1; x >= 0; x--, at--) pass(at, x, -1);
  return out;
}
