import { area } from '@/lib/your-roof/picture/geometry';
import type { Placed } from './camera';
import { unitOf, type Plane, type Point } from '@/lib/your-roof/picture/types';

/* Which edges carry cap tiles (ridges, hips), which are valleys; in the plane's own metres, so that both sides meet. */

export interface Seam {
  kind: 'cap' | 'valley';
  /** Ends in the plane, metres. */
  from: { u: number; v: number };
  to: { u: number; v: number };
}

/** Half of what a cap covers on either side, and its length, metres. */
export const CAP_HALF = 0.12;
export const CAP_LENGTH = 0.4;

/** Where a pixel lies in its plane, in metres along the rows and up the slope. */
export const toMetres = ({ toPlane: [u, v, d] }: Placed, { x, y }: Point): { u: number; v: number } => {
  const by = d[0] * x + d[1] * y + d[2];
  return { u: (u[0] * x + u[1] * y + u[2]) / by, v: (v[0] * x + v[1] * y + v[2]) / by };
};

/** For each plane its seams; none for planes that are not placed. */
export function seams(
  picture: { width: number; height: number },
  planes: readonly Plane[],
  placed: readonly (Placed | null)[],
): Seam[][] {
  const close = 3 * unitOf(picture);
  const same = (a: Point, b: Point): boolean => Math.hypot(a.x - b.x, a.y - b.y) < close;
  const ends = (plane: Plane, i: number): [Point, Point] => [
    plane.corners[i]!,
    plane.corners[(i + 1) % plane.corners.length]!,
  ];
  return planes.map((plane, p) => {
    const own = placed[p];
    if (!own) return [];
    const hull = plane.corners.map((corner) => toMetres(own, corner));
    const top = Math.max(...hull.map((point) => point.v));
    const low = Math.min(...hull.map((point) => point.v));
    return plane.corners.flatMap((_, i): Seam[] => {
      const [a, b] = ends(plane, i);
      const [from, to] = [toMetres(own, a), toMetres(own, b)];
      const seam = (kind: Seam['kind']): Seam[] => [{ kind, from, to }];
      for (const [q, other] of planes.entries())
        if (q !== p && placed[q])
          for (let j = 0; j < other.corners.length; j++) {
            const [c, d] = ends(other, j);
            if ((same(a, c) && same(b, d)) || (same(a, d) && same(b, c)))
              return seam(bulges(own, placed[q]) ? 'cap' : 'valley');
          }
      // Alone: a level edge at the top is a ridge; a sloping one that the plane lies under is a hip, a steep one a verge.
      const lean = Math.atan2(Math.abs(to.u - from.u), Math.abs(to.v - from.v)) * (180 / Math.PI);
      if (lean > 75) return Math.min(from.v, to.v) > low + 0.6 * (top - low) ? seam('cap') : [];
      if (lean < 25) return [];
      const turned = Math.sign(area(plane.corners)) || 1;
      // The outward normal's upward part, on the screen.
      return turned * (b.x - a.x) > 0 ? seam('cap') : [];
    });
  });
}

/** True for ridges and hips, where each side rises towards the other; false for valleys. */
function bulges(one: Placed, other: Placed): boolean {
  const [x, z] = [other.heart[0] - one.heart[0], other.heart[2] - one.heart[2]];
  return (one.uphill[0] - other.uphill[0]) * x + (one.uphill[2] - other.uphill[2]) * z > 0;
}
