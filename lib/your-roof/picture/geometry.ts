import type { Frame, Point } from './types';

/** How much of each pixel lies inside the outline, 0 to 1; exact along x, in 4 lines along y. */
export function coverage(corners: readonly Point[], frame: Frame): Float32Array {
  const out = new Float32Array(frame.width * frame.height);
  const LINES = 4;
  const ys = corners.map((corner) => corner.y - frame.y);
  const first = Math.max(0, Math.floor(Math.min(...ys)));
  const last = Math.min(frame.height - 1, Math.ceil(Math.max(...ys)));
  for (let y = first; y <= last; y++)
    for (let line = 0; line < LINES; line++) {
      const at = y + (line + 0.5) / LINES;
      const cuts: number[] = [];
      corners.forEach((p, i) => {
        const q = corners[(i + 1) % corners.length]!;
        const [py, qy] = [p.y - frame.y, q.y - frame.y];
        if (py <= at !== qy <= at) cuts.push(p.x - frame.x + ((at - py) / (qy - py)) * (q.x - p.x));
      });
      cuts.sort((a, b) => a - b);
      for (let i = 0; i + 1 < cuts.length; i += 2) {
        const from = Math.max(0, cuts[i]!);
        const to = Math.min(frame.width, cuts[i + 1]!);
        for (let x = Math.floor(from); x < to; x++)
          out[y * frame.width + x]! += (Math.min(to, x + 1) - Math.max(from, x)) / LINES;
      }
    }
  return out;
}

/** Twice the signed area is positive where the corners go clockwise on the screen. px². */
export const area = (corners: readonly Point[]): number =>
  corners.reduce((sum, p, i) => {
    const q = corners[(i + 1) % corners.length]!;
    return sum + (p.x * q.y - q.x * p.y) / 2;
  }, 0);

/** All the way round, px. */
export const round = (corners: readonly Point[]): number =>
  corners.reduce((sum, p, i) => {
    const q = corners[(i + 1) % corners.length]!;
    return sum + Math.hypot(q.x - p.x, q.y - p.y);
  }, 0);

/** On which side of the line a b a point lies: the sign, 0 upon it. */
const sideOf = (a: Point, b: Point, p: Point): number =>
  Math.sign((b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x));

type Edge = readonly [Point, Point];

const cross = ([a, b]: Edge, [c, d]: Edge): boolean =>
  sideOf(a, b, c) * sideOf(a, b, d) < 0 && sideOf(c, d, a) * sideOf(c, d, b) < 0;

/**
 * The same corners, the first one first, in an order in which no edge crosses another. Each turn makes the way round
 * shorter, so there is an end.
 */
export function uncrossed(corners: readonly Point[]): Point[] {
  const count = corners.length;
  for (let i = 0; i < count; i++)
    for (let j = i + 2; j < count; j++) {
      const [a, b] = [i, j].map((at): Edge => [corners[at]!, corners[(at + 1) % count]!]);
      if (!cross(a!, b!)) continue;
      const turned = corners.slice(i + 1, j + 1).reverse();
      return uncrossed([...corners.slice(0, i + 1), ...turned, ...corners.slice(j + 1)]);
    }
  return [...corners];
}

export const centre = (corners: readonly Point[]): Point => ({
  x: corners.reduce((sum, p) => sum + p.x, 0) / corners.length,
  y: corners.reduce((sum, p) => sum + p.y, 0) / corners.length,
});

/** From p to the piece of line a b: how far, and where along it (0 to 1). */
export function toEdge(p: Point, a: Point, b: Point): { far: number; along: number } {
  const [x, y] = [b.x - a.x, b.y - a.y];
  const along = Math.min(1, Math.max(0, ((p.x - a.x) * x + (p.y - a.y) * y) / (x * x + y * y || 1)));
  return { far: Math.hypot(p.x - a.x - along * x, p.y - a.y - along * y), along };
}

/** As much of each pixel as all layers cover together, 1 at most. */
export function union(layers: readonly Float32Array[]): Float32Array {
  const out = new Float32Array(layers[0]!.length);
  for (const layer of layers)
    for (let at = 0; at < out.length; at++) out[at] = Math.min(1, out[at]! + layer[at]!);
  return out;
}
