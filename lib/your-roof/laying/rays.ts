import type { Plane, Point } from '@/lib/your-roof/picture/types';

/* A look through a camera: rays, planes of the roof in metres, and the edges that tell how they lie. */

export interface View {
  /** Focal length, px. A phone's main camera: 0.72 of the picture's longer side (26 mm); from EXIF where it is told. */
  focal: number;
  /** Middle of the picture, and the height of the horizon in it, px. */
  x: number;
  horizon: number;
}

export type V3 = readonly [number, number, number];

/** The product of two vectors, one times a number, and the sum of two. */
export const dot = (a: V3, b: V3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const times = (a: V3, by: number): V3 => [a[0] * by, a[1] * by, a[2] * by];
export const plus = (a: V3, b: V3): V3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];

/** Ends of the edge along which the rows of tiles run, in px. */
export const rowEnds = (plane: Plane): [Point, Point] => [
  plane.corners[plane.rows]!,
  plane.corners[(plane.rows + 1) % plane.corners.length]!,
];

/** The way a pixel is looked at, of length 1 along the axis of the camera. */
export const rayOf = (p: Point, view: View): V3 => [
  (p.x - view.x) / view.focal,
  (view.horizon - p.y) / view.focal,
  1,
];

/** Where the ray meets the plane through `at`. */
export const meet = (ray: V3, normal: V3, at: V3): V3 => times(ray, dot(normal, at) / dot(normal, ray));

/** The edge of rows, and those that seem to run with it: never its neighbours, which are verges, hips or valleys. */
export function rowEdges(plane: Plane): [Point, Point][] {
  const [p, q] = rowEnds(plane);
  const main = Math.atan2(q.y - p.y, q.x - p.x);
  const least = 0.35 * Math.hypot(q.x - p.x, q.y - p.y);
  const others = plane.corners.flatMap((a, i): [Point, Point][] => {
    const b = plane.corners[(i + 1) % plane.corners.length]!;
    const turn = Math.abs(Math.sin(Math.atan2(b.y - a.y, b.x - a.x) - main));
    const count = plane.corners.length;
    const beside = [0, 1, count - 1].includes((i - plane.rows + count) % count);
    return !beside && turn < 0.26 && Math.hypot(b.x - a.x, b.y - a.y) > least ? [[a, b]] : [];
  });
  return [[p, q], ...others];
}
