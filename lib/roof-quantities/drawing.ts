import type { Corner, EdgeKind, RoofGeometry } from './roof';

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

export interface RoofDrawing {
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

const areaOf = ([a, b, c]: readonly Point[]) =>
  Math.abs((b!.x - a!.x) * (c!.y - a!.y) - (c!.x - a!.x) * (b!.y - a!.y));

/** The middle of a polygon, or of the largest triangle of three neighbouring corners that lies in it. */
function insideOf(outline: readonly Point[]): Point {
  const middle = mean(outline);
  if (isWithin(middle, outline)) return middle;
  const triangles = outline.map((corner, at) => [
    corner,
    outline[(at + 1) % outline.length]!,
    outline[(at + 2) % outline.length]!,
  ]);
  const inside = triangles.filter((triangle) => isWithin(mean(triangle), outline));
  return mean(inside.toSorted((a, b) => areaOf(b) - areaOf(a))[0] ?? outline);
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
