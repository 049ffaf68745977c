import { boxBlur } from '@/lib/your-roof/picture/filters';
import type { Size } from '@/lib/your-roof/picture/types';
import type { Known } from './known';

/* How far each pixel is on the way from what is sure not to be roof near it to what is sure to be. */

/** Pixels in a row that share one mean. */
const CELL = 2;
/** How far round a pixel the sure ones are looked for, cells of a picture 1024 px long. */
const NEAR = 4;
/** Steps of colour (OKLab, a and b doubled) between both from which on they are told apart at all, and fully. */
const MIN_STEP = 0.07;
const CLEAR = 0.2;
/** A mean counts where it is made of this share of the pixels round it. */
const ENOUGH = 0.04;

/** Sums of l, a and b of what is sure near a cell, and how many pixels that is. */
type Sums = [l: Float32Array, a: Float32Array, b: Float32Array, share: Float32Array];

export interface Told {
  /** How much of the pixel is roof, 0 to 1. */
  part: number;
  /** How sure that is, 0 to 1: 0 for a third colour, a dark joint or a twig. */
  sure: number;
}

type Seen = Pick<Known, 'lab' | 'frame' | 'unit'>;

/** What the colours of what is sure tell of pixel x, y; null where they tell nothing. */
export function sureColours(
  { lab, frame, unit }: Seen,
  isRoof: (at: number) => boolean,
  isOther: (at: number) => boolean,
): (x: number, y: number) => Told | null {
  const cells = { width: Math.ceil(frame.width / CELL), height: Math.ceil(frame.height / CELL) };
  const r = Math.max(2, Math.round(NEAR * unit));
  const near = (is: (at: number) => boolean): Sums =>
    summed({ lab, frame }, cells, is).map((sum) => boxBlur(sum, cells, r)) as Sums;
  const roof = near(isRoof);
  const other = near(isOther);
  return (x, y) => {
    const cell = Math.floor(y / CELL) * cells.width + Math.floor(x / CELL);
    if (roof[3][cell]! < ENOUGH || other[3][cell]! < ENOUGH) return null;
    const [n, m] = [1 / roof[3][cell]!, 1 / other[3][cell]!];
    const [rl, ra, rb] = [roof[0][cell]! * n, roof[1][cell]! * n, roof[2][cell]! * n];
    const [ol, oa, ob] = [other[0][cell]! * m, other[1][cell]! * m, other[2][cell]! * m];
    const apart = step(ol - rl, oa - ra, ob - rb);
    if (apart < MIN_STEP) return null;
    const at = y * frame.width + x;
    const [l, a, b] = [lab.l[at]!, lab.a[at]!, lab.b[at]!];
    const toRoof = step(l - rl, a - ra, b - rb);
    const toOther = step(l - ol, a - oa, b - ob);
    const isNear = 1 - Math.min(1, Math.min(toRoof, toOther) / (0.8 * apart));
    return {
      part: Math.min(1, Math.max(0, (toOther / (toRoof + toOther) - 0.25) * 2)),
      sure: isNear * Math.min(1, (apart - MIN_STEP) / (CLEAR - MIN_STEP)),
    };
  };
}

const step = (l: number, a: number, b: number): number => Math.sqrt(l * l + 4 * (a * a + b * b));

/** Per cell, sums of the colours of what is sure, and how many pixels that is. */
function summed(
  { lab, frame }: Omit<Seen, 'unit'>,
  { width, height }: Size,
  isSure: (at: number) => boolean,
): Sums {
  const [l, a, b, n] = Array.from({ length: 4 }, () => new Float32Array(width * height)) as Sums;
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
