import { area, centre } from '@/lib/your-roof/picture/geometry';
import { unitOf, type Plane, type Point } from '@/lib/your-roof/picture/types';
import { orient, USUAL_DISTANCE, type Shape } from './orient';
import { dot, meet, plus, rayOf, rowEdges, rowEnds, times, type V3, type View } from './rays';

/*
 * Where the planes of the roof lie before the camera, from one photograph. The camera is upright. The rows of tiles are
 * level, so the vanishing point of an edge along them lies on the horizon and tells their direction; the pitch is the
 * one at which the plane's other edges are verges (square to the rows) or hips and valleys (45° in plan), near what is
 * usual; the scale is an edge's length in metres or, unknown, the usual distance to the eaves. Neighbours share corners.
 */

/** Part of the picture's height, from above. */
const USUAL_HORIZON = 0.56;
export interface Placed {
  /** From pixel to plane: u along the rows, v up the slope, metres; u = (a x + b y + c) / (g x + h y + i), v likewise. */
  toPlane: readonly [V3, V3, V3];
  /** Degrees. */
  pitch: number;
  /** One course of 0.34 m at the edge of rows, px on the picture: below 3 no row can be seen. */
  coursePx: number;
  /** Which way is up the slope, and the plane's middle, metres from the camera: x right, y up, z away. */
  uphill: V3;
  heart: V3;
  /** To the middle of the edge of rows, metres. */
  distance: number;
}

/**
 * The horizon is where it usually is; only where eaves and ridges of two planes or more put it near the picture's top,
 * which is a look from above, it is there. (Moved by every plane it does harm: few top edges are level.)
 * @param focal part of the picture's longer side
 */
export function viewOf(
  picture: { width: number; height: number },
  planes: readonly Plane[],
  focal = 0.72,
): View {
  let [count, weight, sum] = [0, 0, 0];
  for (const plane of planes) {
    const [main, ...others] = rowEdges(plane);
    for (const other of plane.kind === 'plane' ? others : []) {
      const [s, t] = [main!, other].map(([a, b]) => (b.y - a.y) / (b.x - a.x || 1e-6)) as [number, number];
      const [[a], [c, d]] = [main!, other];
      const x = (c.y - a.y + s * a.x - t * c.x) / (s - t);
      const y = (a.y + s * (x - a.x)) / picture.height;
      // A finger's 2 px at the end of an edge turn it, and move the meeting by this.
      const turn = 2 / Math.hypot(d.x - c.x, d.y - c.y) / Math.abs(s - t);
      const off = (Math.abs(s) * Math.abs(x - (c.x + d.x) / 2) * turn) / picture.height + 0.03;
      if (!(off < 0.3 && y > -1 && y < 1.5)) continue;
      count++;
      weight += 1 / off ** 2;
      sum += y / off ** 2;
    }
  }
  const met = count ? sum / weight : USUAL_HORIZON;
  const horizon = count > 1 && met < 0.25 ? met : USUAL_HORIZON;
  return {
    focal: focal * Math.max(picture.width, picture.height),
    x: picture.width / 2,
    horizon: horizon * picture.height,
  };
}

/** One for each plane; null for strips, and for a plane that no pitch up to 60° shows from above. */
export function place(
  picture: { width: number; height: number },
  planes: readonly Plane[],
  view: View,
): (Placed | null)[] {
  const found: (Placed | null)[] = planes.map(() => null);
  const order = planes
    .map((_, p) => p)
    .filter((p) => planes[p]!.kind === 'plane')
    .sort(
      (p, q) =>
        Number(!planes[p]!.metres) - Number(!planes[q]!.metres) ||
        Math.abs(area(planes[q]!.corners)) - Math.abs(area(planes[p]!.corners)),
    );
  const known: { corner: Point; at: V3 }[] = [];
  const close = 2 * unitOf(picture);
  while (order.length) {
    // A neighbour of what is placed goes before a plane that stands alone.
    const touching = (p: number): number =>
      known.findIndex((one) =>
        planes[p]!.corners.some(
          (corner) => Math.hypot(one.corner.x - corner.x, one.corner.y - corner.y) < close,
        ),
      );
    const next = order.find((p) => planes[p]!.metres || touching(p) >= 0) ?? order[0]!;
    order.splice(order.indexOf(next), 1);
    const plane = planes[next]!;
    const shape = orient(plane, view);
    if (!shape) continue;
    const anchor = known[touching(next)];
    const distance = found.find((one) => one !== null)?.distance ?? USUAL_DISTANCE;
    let at = times(shape.middle, distance / shape.middle[2]);
    if (plane.metres) {
      const ends = rowEnds(plane).map((end) => meet(rayOf(end, view), shape.normal, shape.middle)) as [
        V3,
        V3,
      ];
      at = times(shape.middle, plane.metres / Math.hypot(...plus(ends[0], times(ends[1], -1))));
    } else if (anchor) {
      const ray = rayOf(anchor.corner, view);
      const by = dot(shape.normal, anchor.at) / dot(shape.normal, meet(ray, shape.normal, shape.middle));
      // Corners that only seem to touch would bring a plane far too near: the usual distance is a rein.
      at = times(
        shape.middle,
        Math.min(1.5, Math.max(0.7, (by * shape.middle[2]) / distance)) * (distance / shape.middle[2]),
      );
    }
    const placed = homography(shape, at, { plane, view });
    found[next] = placed;
    for (const corner of plane.corners)
      known.push({ corner, at: meet(rayOf(corner, view), shape.normal, at) });
  }
  return found;
}

function homography(
  { along, uphill, normal, pitch }: Shape,
  at: V3,
  { plane, view }: { plane: Plane; view: View },
): Placed {
  const k = dot(normal, at);
  // A ray r meets the plane at k r / (n·r): u is (k along - (along·at) n)·r / n·r, and r is linear in x and y.
  const row = (a: V3): V3 => [
    a[0] / view.focal,
    -a[1] / view.focal,
    a[2] - (a[0] * view.x) / view.focal + (a[1] * view.horizon) / view.focal,
  ];
  const over = (axis: V3): V3 => row(plus(times(axis, k), times(normal, -dot(axis, at))));
  const heart = meet(rayOf(centre(plane.corners), view), normal, at);
  const top = plus(at, times(uphill, 0.34));
  const size = Math.hypot(top[0] / top[2] - at[0] / at[2], top[1] / top[2] - at[1] / at[2]);
  return {
    toPlane: [over(along), over(uphill), row(normal)],
    pitch,
    coursePx: size * view.focal,
    uphill,
    heart,
    distance: at[2],
  };
}
