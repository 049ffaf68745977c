import type { Frame, Lab, Point } from '@/lib/your-roof/picture/types';

/* The best straight line near one edge of the roof: roof on one hand, something else on the other, a step of light between. */

/** px of 1024 on either side of the tapped line that are looked at. */
export const REACH = 10;
const WIDE = 2 * REACH + 1;
/** A line must be better than the tapped one by this to be taken. */
const GAIN = 0.03;

export interface Line {
  /** n · p = c on the line; n is a unit vector. */
  n: Point;
  c: number;
}

export interface Tapped extends Line {
  ends: [{ tapped: Point }, { tapped: Point }];
  /** The planes on it: one, or two where it is shared. */
  planes: number[];
  /** 1 where n points away from the plane, -1 where into it. */
  outward: number;
  /** How far the line is looked for, px of 1024: less than REACH where its side is thinner than that. */
  reach: number;
}

/** The colours round the roof, and how unlike the edge's plane each pixel is. */
export interface Around {
  lab: Lab;
  frame: Frame;
  unlike: Float32Array;
  unit: number;
}

export function lineOf(p: Point, q: Point): Line {
  const length = Math.hypot(q.x - p.x, q.y - p.y) || 1;
  const n = { x: (q.y - p.y) / length, y: -(q.x - p.x) / length };
  return { n, c: n.x * p.x + n.y * p.y };
}

const read = (values: Float32Array, frame: Frame, { x, y }: Point): number => {
  const i = Math.min(frame.width - 1, Math.max(0, Math.round(x - frame.x)));
  const j = Math.min(frame.height - 1, Math.max(0, Math.round(y - frame.y)));
  return values[j * frame.width + i]!;
};

/** `by` px of 1024 along n. */
const off = ({ x, y }: Point, n: Point, by: number): Point => ({ x: x + by * n.x, y: y + by * n.y });

/** The best line in reach; null where the tapped one is as good, or too short to tell. */
export function bestLine(edge: Tapped, around: Around): (Line & { found: true }) | null {
  const { unit } = around;
  const [p, q] = edge.ends.map((end) => end.tapped) as [Point, Point];
  const length = Math.hypot(q.x - p.x, q.y - p.y);
  if (length < 12 * unit) return null;
  const steps = Math.max(6, Math.min(48, Math.round(length / (4 * unit))));
  const meansAt = means(tableOf(edge, around, steps), steps);
  const coarse = (a: number, b: number): number => {
    const { region, step } = meansAt(a, b);
    return region + 0.7 * Math.min(1, step) - (0.3 * (a * a + b * b)) / (REACH * REACH);
  };
  const best = peak(coarse, { a: 0, b: 0 }, edge.reach);
  const found = best.value > coarse(0, 0) + GAIN || (best.a === 0 && best.b === 0);
  if (!found) return null;
  // The region tells which line, the sharpest step nearby where exactly.
  const { a, b } = peak((i, j) => meansAt(i, j).step, best, 1);
  return { found, ...lineOf(off(p, edge.n, a * unit), off(q, edge.n, b * unit)) };
}

/** What a line through sample t at offset k would have: region, and the steps of l, a and b. */
function tableOf(edge: Tapped, around: Around, steps: number): Float32Array {
  const { lab, frame, unit } = around;
  const { n } = edge;
  const [p, q] = edge.ends.map((end) => end.tapped) as [Point, Point];
  const channels = [lab.l, lab.a, lab.b] as const;
  const table = new Float32Array(steps * WIDE * 4);
  for (let t = 0; t < steps; t++) {
    const along = 0.06 + (0.88 * t) / (steps - 1);
    const base = { x: p.x + along * (q.x - p.x), y: p.y + along * (q.y - p.y) };
    const region = regionAt(edge, around, base);
    for (let k = -REACH; k <= REACH; k++) {
      const at = off(base, n, k * unit);
      const [before, after] = [off(at, n, -1.6 * unit), off(at, n, 1.6 * unit)];
      const to = (t * WIDE + k + REACH) * 4;
      table[to] = region(at);
      channels.forEach((values, i) => {
        table[to + 1 + i] = read(values, frame, after) - read(values, frame, before);
      });
    }
  }
  return table;
}

/** How well roof and not roof part at a point: nothing is said where two planes meet. */
function regionAt(edge: Tapped, around: Around, base: Point): (at: Point) => number {
  if (edge.planes.length > 1) return () => 0;
  const { lab, frame, unlike, unit } = around;
  const out = (at: Point, by: number): Point => off(at, edge.n, edge.outward * by * unit);
  // Upper edges end with their caps, which differ from the roof's face: where what lies behind the roof begins.
  if (edge.outward * edge.n.y < -0.35) {
    const channels = [lab.l, lab.a, lab.b].map((values) => {
      const far = [13, 15, 17].map((by) => read(values, frame, out(base, by)));
      return { values, behind: (far[0]! + far[1]! + far[2]!) / 3 };
    });
    const away = (at: Point, by: number): number => {
      const sum = channels.reduce(
        (all, { values, behind }, i) =>
          all + (i ? 2 : 1) * Math.abs(read(values, frame, out(at, by)) - behind),
        0,
      );
      return Math.min(1, sum / 0.5);
    };
    return (at) => (away(at, -2) + away(at, -4)) / 2 - (away(at, 1.5) + away(at, 3.5)) / 2;
  }
  // Roof up to the line, and not the gutter before it: three depths inside, two outside.
  const other = (at: Point, by: number): number => read(unlike, frame, out(at, by));
  return (at) => (other(at, 2) + other(at, 4)) / 2 - (other(at, -2) + other(at, -5) + other(at, -8)) / 3;
}

/** Means along the line that is a steps off at its beginning and b at its end: region, and the steps of l, a and b. */
const means =
  (table: Float32Array, steps: number) =>
  (a: number, b: number): { region: number; step: number } => {
    const sums = [0, 0, 0, 0];
    for (let t = 0; t < steps; t++) {
      const from = (t * WIDE + REACH + Math.round(a + ((b - a) * t) / (steps - 1))) * 4;
      for (let i = 0; i < 4; i++) sums[i]! += table[from + i]!;
    }
    const [region, l, ca, cb] = sums.map((sum) => sum / steps) as [number, number, number, number];
    return { region, step: (Math.abs(l) + 3 * Math.abs(ca) + 3 * Math.abs(cb)) / 0.2 };
  };

/** The highest value within `reach` of a beginning, and within REACH altogether. */
function peak(
  of: (a: number, b: number) => number,
  { a: a0, b: b0 }: { a: number; b: number },
  reach: number,
): { a: number; b: number; value: number } {
  let best = { a: a0, b: b0, value: of(a0, b0) };
  for (let a = Math.max(-REACH, a0 - reach); a <= Math.min(REACH, a0 + reach); a++)
    for (let b = Math.max(-REACH, b0 - reach); b <= Math.min(REACH, b0 + reach); b++) {
      const value = of(a, b);
      if (value > best.value) best = { a, b, value };
    }
  return best;
}
