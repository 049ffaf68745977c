import { coverage } from '@/lib/your-roof/picture/geometry';
import type { Picture, Plane, Point } from '@/lib/your-roof/picture/types';

/* A house drawn by rule, so that the right answer is known: a grey roof before a blue sky. */

const W = 640;
const H = 420;

export const ROOF: readonly [Point, Point, Point, Point] = [
  { x: 120, y: 200 },
  { x: 520, y: 200 },
  { x: 430, y: 110 },
  { x: 210, y: 110 },
];

export const plane = (corners: readonly Point[]): Plane => ({
  corners: [...corners],
  rows: 0,
  kind: 'plane',
});

/** @param extra what stands before everything else at a pixel, as bytes; null where nothing does */
export function drawnHouse(extra: (x: number, y: number) => number[] | null = () => null): Picture {
  const inside = coverage(ROOF, { x: 0, y: 0, width: W, height: H });
  const data = new Uint8ClampedArray(W * H * 4);
  let seed = 1;
  const noise = () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return (seed / 2 ** 32 - 0.5) * 14;
  };
  for (let y = 0; y < H; y++)
    for (let x = 0; x < W; x++) {
      const at = y * W + x;
      const ground =
        y < 200 ? [150, 190, 235] : x > 130 && x < 510 && y < 330 ? [225, 210, 180] : [90, 130, 70];
      const own = extra(x, y) ?? ground.map((v, i) => v + inside[at]! * ([120, 116, 112][i]! - v));
      const n = noise();
      for (let i = 0; i < 3; i++) data[4 * at + i] = own[i]! + n;
      data[4 * at + 3] = 255;
    }
  return { width: W, height: H, data };
}

/** Corners as a finger sets them, up to `by` px off. */
export const tapped = (corners: readonly Point[], by: number): Point[] =>
  corners.map(({ x, y }, i) => ({
    x: x + by * [1, -0.7, 0.6, -1][i % 4]!,
    y: y + by * [-0.8, 1, 0.9, -0.6][i % 4]!,
  }));

export const pixelOf = ({ data, width }: Picture, x: number, y: number): number[] => [
  ...data.slice((y * width + x) * 4, (y * width + x) * 4 + 3),
];
