import { centre } from '@/lib/your-roof/picture/geometry';
import type { Plane, Point } from '@/lib/your-roof/picture/types';
import { dot, meet, plus, rayOf, rowEdges, rowEnds, times, type V3, type View } from './rays';

/* How a plane is turned and pitched, from its outline alone. */

/** Metres from the camera to the eaves where nothing else is known. */
export const USUAL_DISTANCE = 11.5;
/** Degrees. */
const USUAL_PITCH = 25;
/** Metres up a slope that few villas go beyond. */
const USUAL_SLOPE = 7;

/** Sine of the angle between the plane and the look at it; above 0 it is seen from above. */
const facing = (normal: V3, ray: V3): number => -dot(normal, ray) / Math.hypot(...ray);

export interface Shape {
  along: V3;
  uphill: V3;
  normal: V3;
  /** The ray to the middle of the edge of rows. */
  middle: V3;
  pitch: number;
}

/** Turn and pitch of a plane that fit its outline best, between 12 and 60 degrees; null where none faces the camera. */
export function orient(plane: Plane, view: View): Shape | null {
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
