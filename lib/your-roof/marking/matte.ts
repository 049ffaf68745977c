import { boxBlur } from '@/lib/your-roof/picture/filters';
import type { Lab, Size } from '@/lib/your-roof/picture/types';
import type { Known } from './known';

/*
 * The last word at an edge: a white gutter, a flashing or the sky differs from the roof beside it far more clearly than
 * from all roofs of the picture. Each pixel near an edge is asked how far it is on the way from what is sure not to be
 * roof here to what is sure to be.
 */

/** Pixels in a row that share one mean. */
const CELL = 2;
/** How far round a pixel the sure ones are looked for, cells of a picture 1024 px long. */
const NEAR = 4;
/** Steps of colour (OKLab, a and b doubled) between both from which on they are told apart at all, and fully. */
const MIN_STEP = 0.07;
const CLEAR = 0.2;
/** px of 1024: how far outside the outline a pixel may still become roof, and how far inside it may cease to be. */
const OUTER = 4;
const INNER = 4;
/** Alphas that are sure. */
const ROOF = 0.95;
const OTHER = 0.05;
/** A mean counts where it is made of this share of the pixels round it. */
const ENOUGH = 0.04;

type Means = [l: Float32Array, a: Float32Array, b: Float32Array, share: Float32Array];

/** Changes `alpha` near the outline. */
export function matte(
  alpha: Float32Array,
  { lab, frame, inside, unit }: Pick<Known, 'lab' | 'frame' | 'inside' | 'unit'>,
): void {
  const cells = { width: Math.ceil(frame.width / CELL), height: Math.ceil(frame.height / CELL) };
  const r = Math.max(2, Math.round(NEAR * unit));
  const meansOf = (isSure: (at: number) => boolean): Means => {
    const sums = summed({ lab, frame }, cells, isSure);
    return sums.map((sum) => boxBlur(sum, cells, r)) as Means;
  };
  const roof = meansOf((at) => alpha[at]! > ROOF && inside[at]! > INNER * unit);
  const other = meansOf((at) => alpha[at]! < OTHER);
  for (let y = 0, at = 0; y < frame.height; y++)
    for (let x = 0; x < frame.width; x++, at++) {
      const depth = inside[at]!;
      if (depth < -OUTER * unit || depth > INNER * unit) continue;
      const cell = Math.floor(y / CELL) * cells.width + Math.floor(x / CELL);
      const [n, m] = [roof[3][cell]!, other[3][cell]!];
      if (n < ENOUGH || m < ENOUGH) continue;
      const [toRoof, toOther, far] = distances(lab, at, { roof, other, cell });
      if (far < MIN_STEP) continue;
      // A third colour, a dark joint or a twig, is near neither and stays as it was.
      const near = 1 - Math.min(1, Math.min(toRoof, toOther) / (0.8 * far));
      const part = Math.min(1, Math.max(0, (toOther / (toRoof + toOther) - 0.25) * 2));
      const isLess = part < alpha[at]!;
      if (!isLess && depth < -unit) continue;
      const sure = near * Math.min(1, (far - MIN_STEP) / (CLEAR - MIN_STEP));
      alpha[at] = alpha[at]! + sure * (part - alpha[at]!);
    }
}

/** Steps of colour from a pixel to the sure roof and to the rest near it, and between those two. */
function distances(
  lab: Lab,
  at: number,
  { roof, other, cell }: { roof: Means; other: Means; cell: number },
): [number, number, number] {
  const [n, m] = [1 / roof[3][cell]!, 1 / other[3][cell]!];
  const [rl, ra, rb] = [roof[0][cell]! * n, roof[1][cell]! * n, roof[2][cell]! * n];
  const [ol, oa, ob] = [other[0][cell]! * m, other[1][cell]! * m, other[2][cell]! * m];
  const [l, a, b] = [lab.l[at]!, lab.a[at]!, lab.b[at]!];
  return [
    Math.hypot(l - rl, 2 * (a - ra), 2 * (b - rb)),
    Math.hypot(l - ol, 2 * (a - oa), 2 * (b - ob)),
    Math.hypot(ol - rl, 2 * (oa - ra), 2 * (ob - rb)),
  ];
}

/** Per cell, sums of the colours of what is sure, and how many pixels that is. */
function summed(
  { lab, frame }: Pick<Known, 'lab' | 'frame'>,
  { width, height }: Size,
  isSure: (at: number) => boolean,
): Means {
  const [l, a, b, n] = Array.from({ length: 4 }, () => new Float32Array(width * height)) as Means;
  for (let y = 0, at = 0; y < frame.height; y++) {
    const row = Math.floor(y / CELL) * width;
    for (let x = 0; x < frame.width; x++, at++) {
      if (!isSure(at)) continue;
      const cell = row + Math.floor(x / CELL);
      l[cell]! += lab.l[at]!;
      a[cell]! += lab.a[at]!;
      b[cell]! += lab.b[at]!;
      n[cell]! += 1;
    }
  }
  return [l, a, b, n];
}
