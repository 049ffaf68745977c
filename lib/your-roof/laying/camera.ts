import { area, centre } from '@/lib/your-roof/picture/geometry';
import { unitOf, type Plane, type Point } from '@/lib/your-roof/picture/types';

/*
 * Where the planes of the roof lie before the camera, from one photograph. The camera is upright. The rows of tiles are
 * level, so the vanishing point of an edge along them lies on the horizon and tells their direction; the pitch is the
 * one at which the plane's other edges are verges (square to the rows) or hips and valleys (45° in plan), near what is
 * usual; the scale is an edge's length in metres or, unknown, the usual distance to the eaves. Neighbours share corners.
 */

export interface View {
  /** Focal length, px. A phone's main camera: 0.72 of the picture's longer side (26 mm); from EXIF where it is told. */
  focal: number;
  /** Middle of the picture, and the height of the horizon in it, px. */
  x: number;
  horizon: number;
}

/** Part of the picture's height, from above. */
const USUAL_HORIZON = 0.56;
/** Metres from the camera to the eaves where nothing else is known. */
const USUAL_DISTANCE = 11.5;
/** Degrees. */
const USUAL_PITCH = 25;
/** Metres up a slope that few villas go beyond. */
const USUAL_SLOPE = 7;

type V3 = readonly [number, number, number];

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

/** The edge of rows, and those that seem to run with it: never its neighbours, which are verges, hips or valleys. */
function rowEdges(plane: Plane): [Point, Point][] {
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

const dot = (a: V3, b: V3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const times = (a: V3, by: number): V3 => [a[0] * by, a[1] * by, a[2] * by];
const plus = (a: V3, b: V3): V3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];

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

const rowEnds = (plane: Plane): [Point, Point] => [
  plane.corners[plane.rows]!,
  plane.corners[(plane.rows + 1) % plane.corners.length]!,
];

const rayOf = (p: Point, view: View): V3 => [
  (p.x - view.x) / view.focal,
  (view.horizon - p.y) / view.focal,
  1,
];

/** Sine of the angle between the plane and the look at it; above 0 it is seen from above. */
const facing = (normal: V3, ray: V3): number => -dot(normal, ray) / Math.hypot(...ray);

/** Where the ray meets the plane through `at`. */
const meet = (ray: V3, normal: V3, at: V3): V3 => times(ray, dot(normal, at) / dot(normal, ray));

interface Shape {
  along: V3;
  uphill: V3;
  normal: V3;
  /** The ray to the middle of the edge of rows. */
  middle: V3;
  pitch: number;
}

function orient(plane: Plane, view: View): Shape | null {
  const [p, q] = rowEnds(plane);
  const middle = rayOf({ x: (p.x + q.x) / 2, y: (p.y + q.y) / 2 }, view);
  const along = direction(plane, view);
  const heart = centre(plane.corners);
  const above = heart.y < p.y + ((heart.x - p.x) / (q.x - p.x || 1)) * (q.y - p.y);
  let best: (Shape & { cost: number }) | null = null;
  for (const side of [1, -1])
    for (let pitch = 12; pitch <= 60; pitch++) {
      const angle = (pitch * Math.PI) / 180;
      const uphill: V3 = [
        -side * along[2] * Math.cos(angle),
        Math.sin(angle),
        side * along[0] * Math.cos(angle),
      ];
      const normal: V3 = [
        side * along[2] * Math.sin(angle),
        Math.cos(angle),
        -side * along[0] * Math.sin(angle),
      ];
      // All of it is seen from above, with a degree or two to spare, and it lies on the right side of its edge.
      if (plane.corners.some((corner) => facing(normal, rayOf(corner, view)) < 0.03)) continue;
      const inPlane = (corner: Point): { u: number; v: number } => {
        const to = plus(meet(rayOf(corner, view), normal, middle), times(middle, -1));
        return { u: dot(to, along), v: dot(to, uphill) };
      };
      if (inPlane(heart).v > 0 !== above) continue;
      const points = plane.corners.map(inPlane);
      const by = USUAL_DISTANCE / middle[2];
      const deep = by * (Math.max(...points.map(({ v }) => v)) - Math.min(...points.map(({ v }) => v)));
      const cost =
        sidesCost(points, pitch) +
        ((pitch - USUAL_PITCH) / 7) ** 2 +
        (Math.max(0, deep - USUAL_SLOPE) / 2) ** 2;
      if (!best || cost < best.cost) best = { along, uphill, normal, middle, pitch, cost };
    }
  return best;
}

/** The level direction of the rows: of their edge and of those that run with it, weighed by length and height. */
function direction(plane: Plane, view: View): V3 {
  let [x, z] = [0, 0];
  rowEdges(plane).forEach(([a, b], i) => {
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    const slope = (b.y - a.y) / (b.x - a.x || 1e-6);
    const height = view.horizon - (a.y + b.y) / 2;
    // x of the vanishing point from the middle of the edge is height / slope.
    const yaw = Math.atan2(view.focal * slope, height + ((a.x + b.x) / 2 - view.x) * slope);
    const folded = yaw > Math.PI / 2 ? yaw - Math.PI : yaw < -Math.PI / 2 ? yaw + Math.PI : yaw;
    const weight = length * Math.max(20, Math.abs(height)) * (i === 0 ? 1 : 0.6);
    x += weight * Math.cos(2 * folded);
    z += weight * Math.sin(2 * folded);
  });
  const yaw = Math.atan2(z, x) / 2;
  return [Math.cos(yaw), 0, Math.sin(yaw)];
}

/** How far the sides are from verges, hips and valleys. */
function sidesCost(points: { u: number; v: number }[], pitch: number): number {
  const hip = Math.atan(Math.cos((pitch * Math.PI) / 180)) * (180 / Math.PI);
  let [cost, total] = [0, 0];
  points.forEach((a, i) => {
    const b = points[(i + 1) % points.length]!;
    const lean = (Math.atan2(Math.abs(b.u - a.u), Math.abs(b.v - a.v)) * 180) / Math.PI;
    if (lean > 68) return;
    const length = Math.hypot(b.u - a.u, b.v - a.v);
    cost += length * Math.min(4, (Math.min(lean, Math.abs(lean - hip)) / 8) ** 2);
    total += length;
  });
  return total ? cost / total : 0;
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
