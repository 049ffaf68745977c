import type { Plane, Point } from '@/lib/your-roof/picture/types';
import { BAND, type Known } from './known';

/** Whose pixel it is: inside by coverage, in the band by the nearest plane. */
export function partition(
  covers: readonly Float32Array[],
  { planes, frame, inside, unit }: Pick<Known, 'planes' | 'frame' | 'inside' | 'unit'>,
): Float32Array[] {
  const band = BAND * unit;
  const shares = covers.map((cover) => new Float32Array(cover.length));
  for (let at = 0; at < inside.length; at++) {
    if (inside[at]! < -band - 1) continue;
    let total = 0;
    for (const cover of covers) total += cover[at]!;
    if (total > 0.98) for (const [p, cover] of covers.entries()) shares[p]![at] = cover[at]! / total;
    else
      shares[
        nearest(planes, {
          x: frame.x + (at % frame.width) + 0.5,
          y: frame.y + Math.floor(at / frame.width) + 0.5,
        })
      ]![at] = 1;
  }
  return shares;
}

function nearest(planes: readonly Plane[], to: Point): number {
  let [best, least] = [0, Infinity];
  for (const [p, { corners }] of planes.entries()) {
    let a = corners.at(-1)!;
    for (const b of corners) {
      const far = squareToEdge(to, a, b);
      a = b;
      if (far >= least) continue;
      least = far;
      best = p;
    }
  }
  return best;
}

/** As `toEdge`, for very many points: the square of the distance alone. */
function squareToEdge({ x, y }: Point, a: Point, b: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const along = Math.min(1, Math.max(0, ((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy || 1)));
  const [offX, offY] = [x - a.x - along * dx, y - a.y - along * dy];
  return offX * offX + offY * offY;
}
