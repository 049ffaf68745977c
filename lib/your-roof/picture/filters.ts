import type { Size } from './types';

/* Filters over one number a pixel, row by row. Time does not grow with the radius. */

/** Mean over a square of 2 r + 1 px; at the border, over what of it lies inside. */
export function boxBlur(from: Float32Array, size: Size, r: number): Float32Array {
  const across = blurAcross(from, size, r);
  const { width, height } = size;
  const out = new Float32Array(from.length);
  const sums = new Float64Array(width);
  let count = Math.min(r, height);
  for (let at = 0, x = 0; at < count * width; at++, x = x + 1 < width ? x + 1 : 0) sums[x]! += across[at]!;
  for (let y = 0; y < height; y++) {
    const row = y * width;
    const isIn = y + r < height;
    const isOut = y - r - 1 >= 0;
    count += Number(isIn) - Number(isOut);
    const by = 1 / count;
    const first = row + r * width;
    const last = row - (r + 1) * width;
    if (isIn && isOut)
      for (let x = 0; x < width; x++) {
        const sum = sums[x]! + across[first + x]! - across[last + x]!;
        sums[x] = sum;
        out[row + x] = sum * by;
      }
    else
      for (let x = 0; x < width; x++) {
        const sum = sums[x]! + (isIn ? across[first + x]! : 0) - (isOut ? across[last + x]! : 0);
        sums[x] = sum;
        out[row + x] = sum * by;
      }
  }
  return out;
}

/** Means along the rows. */
function blurAcross(from: Float32Array, { width, height }: Size, r: number): Float32Array {
  const out = new Float32Array(from.length);
  for (let row = 0; row < width * height; row += width) {
    const end = row + width;
    let sum = 0;
    let count = Math.min(r, width);
    for (let at = row; at < row + count; at++) sum += from[at]!;
    for (let at = row; at < end; at++) {
      if (at + r < end) {
        sum += from[at + r]!;
        count++;
      }
      if (at - r - 1 >= row) {
        sum -= from[at - r - 1]!;
        count--;
      }
      out[at] = sum / count;
    }
  }
  return out;
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
  const size = width * height;
  const out = new Float32Array(size);
  for (let at = 0; at < size; at++) out[at] = is(at) ? 0 : Infinity;
  sweep(out, { width, height }, 1);
  sweep(out, { width, height }, -1);
  return out;
}

/** Carries distances on to what comes later: row by row down (`back` 1) or up (-1). */
function sweep(out: Float32Array, { width, height }: Size, back: 1 | -1): void {
  const size = width * height;
  const first = back > 0 ? 0 : width - 1;
  const last = width - 1 - first;
  for (let line = 0; line < height; line++) {
    const row = (back > 0 ? line : height - 1 - line) * width;
    const above = row - back * width;
    const hasAbove = above >= 0 && above < size;
    for (let step = 0, x = first; step < width; step++, x += back) {
      const at = row + x;
      let least = out[at]!;
      if (least === 0) continue;
      if (x !== first) least = Math.min(least, out[at - back]! + 1);
      if (hasAbove) {
        least = Math.min(least, out[above + x]! + 1);
        if (x !== first) least = Math.min(least, out[above + x - back]! + Math.SQRT2);
        if (x !== last) least = Math.min(least, out[above + x + back]! + Math.SQRT2);
      }
      out[at] = least;
    }
  }
}
