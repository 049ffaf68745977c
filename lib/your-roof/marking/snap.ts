import { boxBlur } from '@/lib/your-roof/picture/filters';
import { area, centre, toEdge } from '@/lib/your-roof/picture/geometry';
import { labIn } from '@/lib/your-roof/picture/oklab';
import {
  frameOf,
  unitOf,
  type Frame,
  type Lab,
  type Picture,
  type Plane,
  type Point,
} from '@/lib/your-roof/picture/types';
import { bestLine, lineOf, REACH, type Tapped } from './edge-line';
import { breadthOf } from './known';
import { unlikeness } from './unlike';

/*
 * Fingers are coarse, roof edges are straight. Corners of neighbours that lie close become one; each edge looks
 * nearby for the straight line with roof on one hand, something else on the other and a step of light
 * between them; a corner goes where the lines that meet in it cross.
 */

const WELD = 16;
/** No corner goes farther than this. */
const FARTHEST = 18;

interface Snapped {
  planes: Plane[];
  /** How far each corner went, px: by plane, by corner. */
  moved: number[][];
  /** Corners shared by planes, after welding. */
  welded: number;
  /** Edges that found a line, of all. */
  edges: { found: number; of: number };
}

interface Edge extends Tapped {
  ends: [Vertex, Vertex];
  found: boolean;
}

interface Vertex {
  tapped: Point;
  now: Point;
  of: [plane: number, corner: number][];
}

/** @throws RangeError where a plane has fewer than three corners */
export function snap(picture: Picture, planes: readonly Plane[]): Snapped {
  if (planes.some((plane) => plane.corners.length < 3))
    throw new RangeError('a plane has three corners or more');
  const unit = unitOf(picture);
  const frame = frameOf(picture, planes, 30 * unit);
  const lab = blurred(labIn(picture, frame), frame, Math.round(unit));
  const vertices = weld(planes, WELD * unit);
  const unlike = planes.map((plane) => unlikeness({ lab, frame }, plane, 26 * unit).map);
  const edges = edgesOf(planes, vertices, unit);
  for (const edge of edges) {
    const line = bestLine(edge, { lab, frame, unlike: unlike[edge.planes[0]!]!, unit });
    if (line) Object.assign(edge, line);
  }
  settle(vertices, edges, unit);
  const moved = planes.map((plane) => plane.corners.map(() => 0));
  const result = planes.map((plane) => ({ ...plane, corners: [...plane.corners] }));
  for (const vertex of vertices)
    for (const [p, i] of vertex.of) {
      const tapped = planes[p]!.corners[i]!;
      moved[p]![i] = Math.hypot(vertex.now.x - tapped.x, vertex.now.y - tapped.y);
      result[p]!.corners[i] = vertex.now;
    }
  return {
    planes: result,
    moved,
    welded: vertices.filter((vertex) => vertex.of.length > 1).length,
    edges: { found: edges.filter((edge) => edge.found).length, of: edges.length },
  };
}

function blurred(lab: Lab, frame: Frame, r: number): Lab {
  const blur = (values: Float32Array): Float32Array => boxBlur(values, frame, r);
  return { l: blur(lab.l), a: blur(lab.a), b: blur(lab.b) };
}

/** Nearest pairs first; two corners of one plane are never one. */
function weld(planes: readonly Plane[], reach: number): Vertex[] {
  const vertices: Vertex[] = planes.flatMap((plane, p) =>
    plane.corners.map((corner, i): Vertex => ({ tapped: corner, now: corner, of: [[p, i]] })),
  );
  for (;;) {
    let best: [Vertex, Vertex] | undefined;
    let least = reach;
    vertices.forEach((one, i) => {
      for (const other of vertices.slice(i + 1)) {
        if (one.of.some(([p]) => other.of.some(([q]) => p === q))) continue;
        const far = Math.hypot(one.tapped.x - other.tapped.x, one.tapped.y - other.tapped.y);
        if (far >= least) continue;
        least = far;
        best = [one, other];
      }
    });
    if (!best) return vertices;
    const [one, other] = best;
    one.of.push(...other.of);
    one.tapped = one.now = centre(one.of.map(([p, i]) => planes[p]!.corners[i]!));
    vertices.splice(vertices.indexOf(other), 1);
  }
}

function edgesOf(planes: readonly Plane[], vertices: readonly Vertex[], unit: number): Edge[] {
  const at = (p: number, i: number): Vertex =>
    vertices.find((vertex) => vertex.of.some(([q, j]) => q === p && j === i))!;
  const edges: Edge[] = [];
  planes.forEach((plane, p) =>
    plane.corners.forEach((_, i) => {
      const ends: [Vertex, Vertex] = [at(p, i), at(p, (i + 1) % plane.corners.length)];
      const known = edges.find((edge) => ends.every((end) => edge.ends.includes(end)));
      if (known) known.planes.push(p);
      else
        edges.push({
          ends,
          planes: [p],
          outward: Math.sign(area(plane.corners)) || 1,
          // The two edges of a line of caps are near: neither may go to where the other is.
          reach: Math.min(REACH, Math.floor((0.4 * breadthOf(plane)) / unit)),
          found: false,
          ...lineOf(ends[0].tapped, ends[1].tapped),
        });
    }),
  );
  return edges;
}

/** Least squares: near every line that meets in the corner, and, weakly, where it was tapped. */
function settle(vertices: Vertex[], edges: readonly Edge[], unit: number): void {
  for (const vertex of vertices) {
    const lines = edges
      .filter((edge) => edge.ends.includes(vertex))
      .map((edge) => ({ ...edge, weight: edge.found ? 1 : 0.15 }));
    // A corner that lies on a neighbour's edge stays on it.
    for (const edge of edges) {
      if (edge.ends.includes(vertex) || edge.planes.some((p) => vertex.of.some(([q]) => p === q))) continue;
      const { far, along } = toEdge(vertex.tapped, edge.ends[0].tapped, edge.ends[1].tapped);
      if (far < 0.75 * WELD * unit && along > 0.02 && along < 0.98) lines.push({ ...edge, weight: 1 });
    }
    const pull = 0.03;
    let [xx, xy, yy, x, y] = [pull, 0, pull, pull * vertex.tapped.x, pull * vertex.tapped.y];
    for (const { n, c, weight } of lines) {
      xx += weight * n.x * n.x;
      xy += weight * n.x * n.y;
      yy += weight * n.y * n.y;
      x += weight * c * n.x;
      y += weight * c * n.y;
    }
    const det = xx * yy - xy * xy;
    const to = { x: (yy * x - xy * y) / det, y: (xx * y - xy * x) / det };
    const far = Math.hypot(to.x - vertex.tapped.x, to.y - vertex.tapped.y);
    const share = Math.min(1, (FARTHEST * unit) / (far || 1));
    vertex.now = {
      x: vertex.tapped.x + share * (to.x - vertex.tapped.x),
      y: vertex.tapped.y + share * (to.y - vertex.tapped.y),
    };
  }
}
