/** A point of a picture; its sides are 1 long. */
export type Point = readonly [x: number, y: number];

/** Where a picture spoke for a roof. */
export interface Region {
  /** Closed lines round the places, each point after the one before it. */
  outlines: readonly (readonly Point[])[];
  /** The middle of the places. */
  middle: Point;
  /** Their part of the picture, 0 to 1. */
  share: number;
}

/** How far between nothing and the strongest evidence of a picture a place must reach to be shown. */
const LEVEL = 0.4;
/** Finer grid on which the line is drawn: so many steps from one place to the next. */
const FINER = 4;

/** A square field of numbers, looked at between its places too. */
interface Field {
  values: Float32Array;
  side: number;
}

/** The value at a point of the picture, between the middles of the places in a straight line, beyond them as at the edge. */
function valueAt({ values, side }: Field, x: number, y: number): number {
  const clamp = (value: number) => Math.min(Math.max(value * side - 0.5, 0), side - 1);
  const [u, v] = [clamp(x), clamp(y)];
  const [left, top] = [Math.floor(u), Math.floor(v)];
  const [right, low] = [Math.min(left + 1, side - 1), Math.min(top + 1, side - 1)];
  const [a, b] = [u - left, v - top];
  const of = (column: number, row: number) => values[row * side + column]!;
  return (
    (of(left, top) * (1 - a) + of(right, top) * a) * (1 - b) +
    (of(left, low) * (1 - a) + of(right, low) * a) * b
  );
}

/** Which cells of a finer grid reach the level, row by row. */
function reached(field: Field, level: number): { isIn: boolean[]; side: number } {
  const side = field.side * FINER;
  const isIn = Array.from({ length: side * side }, (_, at) => {
    const [x, y] = [((at % side) + 0.5) / side, (Math.floor(at / side) + 0.5) / side];
    return valueAt(field, x, y) >= level;
  });
  return { isIn, side };
}

type Corner = readonly [column: number, row: number];

/** The sides between cells that are in and those that are not, from each corner to the next, the inside on the right. */
function sides(isIn: readonly boolean[], side: number): Map<string, Corner[]> {
  const inside = (x: number, y: number) => x >= 0 && y >= 0 && x < side && y < side && isIn[y * side + x]!;
  const next = new Map<string, Corner[]>();
  const add = (from: Corner, to: Corner) => next.set(`${from}`, [...(next.get(`${from}`) ?? []), to]);
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      if (!inside(x, y)) continue;
      if (!inside(x, y - 1)) add([x, y], [x + 1, y]);
      if (!inside(x + 1, y)) add([x + 1, y], [x + 1, y + 1]);
      if (!inside(x, y + 1)) add([x + 1, y + 1], [x, y + 1]);
      if (!inside(x - 1, y)) add([x, y + 1], [x, y]);
    }
  return next;
}

/** Follows the sides round until each was passed once. */
function rings(next: Map<string, Corner[]>): Corner[][] {
  const out: Corner[][] = [];
  for (const start of next.keys())
    while (next.get(start)!.length > 0) {
      const ring: Corner[] = [];
      let at = start;
      do {
        const to = next.get(at)!.pop()!;
        ring.push(to);
        at = `${to}`;
      } while (at !== start);
      out.push(ring);
    }
  return out;
}

/** Corners to either side over which a line is smoothed: the steps of the finer grid are not seen. */
const SMOOTH = 3;

/** Every second corner of a ring, each the mean of those about it. */
function smoothed(ring: readonly Corner[], side: number): Point[] {
  const near = Array.from({ length: 2 * SMOOTH + 1 }, (_, step) => step - SMOOTH);
  const mean = (at: number, axis: 0 | 1) =>
    near.reduce((sum, step) => sum + ring.at((at + step) % ring.length)![axis], 0) / near.length / side;
  return ring.flatMap((_, at): Point[] => (at % 2 === 0 ? [[mean(at, 0), mean(at, 1)]] : []));
}

/** Rings of fewer sides are specks. */
const MIN_SIDES = 4 * FINER;

/** Where the evidence for a roof is strong; null where nothing speaks for one. */
export function regionOf(evidence: Float32Array): Region | null {
  const most = Math.max(...evidence);
  if (most <= 0) return null;
  const field = { values: evidence, side: Math.sqrt(evidence.length) };
  const { isIn, side } = reached(field, most * LEVEL);
  const cells = isIn.flatMap((is, at) => (is ? [at] : []));
  const mean = (of: (at: number) => number) => cells.reduce((sum, at) => sum + of(at), 0) / cells.length;
  return {
    outlines: rings(sides(isIn, side))
      .filter(({ length }) => length >= MIN_SIDES)
      .map((ring) => smoothed(ring, side)),
    middle: [mean((at) => (at % side) + 0.5) / side, mean((at) => Math.floor(at / side) + 0.5) / side],
    share: cells.length / isIn.length,
  };
}

/** A soft line through the points, for a picture whose sides are 100 long. */
export function pathOf(outline: readonly Point[]): string {
  const at = (point: Point) => point.map((value) => Math.round(value * 1000) / 10).join(' ');
  const half = ([x, y]: Point, [u, v]: Point): Point => [(x + u) / 2, (y + v) / 2];
  const after = (i: number) => outline[(i + 1) % outline.length]!;
  const curves = outline.map((point, i) => `Q${at(point)} ${at(half(point, after(i)))}`);
  return `M${at(half(outline.at(-1)!, outline[0]!))}${curves.join('')}Z`;
}

export type Height = 'top' | 'middle' | 'bottom';
export type Across = 'left' | 'centre' | 'right';

const third = <T>([x, y, z]: readonly [T, T, T], value: number): T =>
  value < 1 / 3 ? x : value < 2 / 3 ? y : z;

/** The part of the picture in which the middle of a region lies. */
export const placeOf = ({ middle: [x, y] }: Region): `${Height} ${Across}` =>
  `${third<Height>(['top', 'middle', 'bottom'], y)} ${third<Across>(['left', 'centre', 'right'], x)}`;
