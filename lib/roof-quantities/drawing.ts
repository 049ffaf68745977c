import type { Corner, EdgeKind, RoofGeometry } from '@/lib/roof-quantities/geometry/roof';

/*
 * A roof as a drawing of its plan, to scale, in units of an SVG: x to the right, y down, the wing in front. Numbers
 * and words are put in by who shows it.
 */

export interface Point {
  x: number;
  y: number;
}

export interface DrawnPlane {
  /** Its place among the planes. */
  plane: number;
  outline: readonly Point[];
  /** A place inside for its name. */
  at: Point;
  /** One unit downhill. */
  fall: Point;
}

export interface DrawnEdge {
  number: number;
  kind: EdgeKind;
  from: Point;
  to: Point;
  /** Middle of its number: on an inner edge, beside an outer one. */
  at: Point;
}

interface RoofDrawing {
  width: number;
  height: number;
  planes: readonly DrawnPlane[];
  edges: readonly DrawnEdge[];
  /** A round length, no more than a third of the longer side of the roof. */
  scale: { metres: number; length: number };
}

const WIDTH = 640;
/** Room for the numbers of outer edges. */
const MARGIN = 48;
const HIGHEST = 520;
/** From an outer edge to the middle of its number. */
const BESIDE = 26;

const SCALES = [50, 20, 10, 5, 2, 1, 0.5, 0.2, 0.1];

const INNER: readonly EdgeKind[] = ['ridge', 'hip', 'valley'];

const rounded = ({ x, y }: Point): Point => ({ x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 });

/** Whether a point lies within a polygon, by how often a ray from it crosses the sides. */
function isWithin(at: Point, outline: readonly Point[]): boolean {
  const crossed = outline.filter((a, nth) => {
    const b = outline[(nth + 1) % outline.length]!;
    return a.y > at.y !== b.y > at.y && at.x < a.x + ((b.x - a.x) * (at.y - a.y)) / (b.y - a.y);
  });
  return crossed.length % 2 === 1;
}

const mean = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

/** How far a point is from a side. */
function distance(at: Point, a: Point, b: Point): number {
  const [x, y] = [b.x - a.x, b.y - a.y];
  const along = ((at.x - a.x) * x + (at.y - a.y) * y) / (x * x + y * y || 1);
  const part = Math.min(Math.max(along, 0), 1);
  return Math.hypot(at.x - a.x - x * part, at.y - a.y - y * part);
}

/** Places looked at along each side of the box around a slope. */
const STEPS = 13;

/** The place in a polygon that is farthest from its sides; of equal ones that nearest to its middle. */
function insideOf(outline: readonly Point[]): Point {
  const middle = mean(outline);
  const [xs, ys] = [outline.map(({ x }) => x), outline.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [wide, high] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const room = (at: Point) =>
    Math.min(...outline.map((corner, nth) => distance(at, corner, outline[(nth + 1) % outline.length]!))) -
    Math.hypot(at.x - middle.x, at.y - middle.y) / 20;
  let best = { at: middle, room: isWithin(middle, outline) ? room(middle) : -Infinity };
  for (let nth = 0; nth < STEPS * STEPS; nth++) {
    const [column, row] = [nth % STEPS, Math.floor(nth / STEPS)];
    const at = { x: left + ((column + 0.5) / STEPS) * wide, y: top + ((row + 0.5) / STEPS) * high };
    if (isWithin(at, outline) && room(at) > best.room) best = { at, room: room(at) };
  }
  return best.at;
}

/** Downhill on the plan, from three corners that are in no line: the horizontal part of the normal. */
function fallOf(corners: readonly Corner[]): Point {
  const sum = corners.reduce(
    ({ x, y }, a, at) => {
      const b = corners[(at + 1) % corners.length]!;
      return { x: x + (a.y - b.y) * (a.z + b.z), y: y + (a.z - b.z) * (a.x + b.x) };
    },
    { x: 0, y: 0 },
  );
  const length = Math.hypot(sum.x, sum.y) || 1;
  return { x: sum.x / length, y: -sum.y / length };
}

/** To the side of an edge where no slope lies. */
function beside(from: Point, to: Point, outlines: readonly (readonly Point[])[]): Point {
  const middle = mean([from, to]);
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const normal = { x: (from.y - to.y) / length, y: (to.x - from.x) / length };
  const off = (by: number) => ({ x: middle.x + normal.x * by, y: middle.y + normal.y * by });
  return off(outlines.some((outline) => isWithin(off(1), outline)) ? -BESIDE : BESIDE);
}

/** The plan of a roof; null where the places of its slopes are not known. */
export function drawRoof({ planes, edges }: RoofGeometry): RoofDrawing | null {
  const corners = planes.flatMap((plane) => plane.corners);
  if (corners.length === 0) return null;
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [left, front] = [Math.min(...xs), Math.min(...ys)];
  const [across, deep] = [Math.max(...xs) - left, Math.max(...ys) - front];
  const perMetre = Math.min((WIDTH - 2 * MARGIN) / across, (HIGHEST - 2 * MARGIN) / deep);
  const height = deep * perMetre + 2 * MARGIN;
  const start = (WIDTH - across * perMetre) / 2;
  const drawn = ({ x, y }: Corner): Point => ({
    x: start + (x - left) * perMetre,
    y: height - MARGIN - (y - front) * perMetre,
  });
  const outlines = planes.map((plane) => plane.corners.map(drawn));
  const metres = SCALES.find((length) => length <= Math.max(across, deep) / 3) ?? SCALES.at(-1)!;
  return {
    width: WIDTH,
    height: Math.round(height),
    planes: planes.map((plane, at) => ({
      plane: at,
      outline: outlines[at]!.map(rounded),
      at: rounded(insideOf(outlines[at]!)),
      fall: fallOf(plane.corners),
    })),
    edges: edges.map(({ number, kind, ends }) => {
      const [from, to] = ends!.map(drawn) as [Point, Point];
      const at = INNER.includes(kind) ? mean([from, to]) : beside(from, to, outlines);
      return { number, kind, from: rounded(from), to: rounded(to), at: rounded(at) };
    }),
    scale: { metres, length: metres * perMetre },
  };
}
