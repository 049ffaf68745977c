import { quantile } from '@/lib/your-roof/picture/filters';
import type { Frame, Plane } from '@/lib/your-roof/picture/types';
import type { Known } from './known';

/*
 * Twigs, wires and masts before a roof: dark or light things too narrow for a histogram. Along the rows of tiles, a
 * course shadow is long and a twig is short: what a closing (or an opening) along the rows takes away, and is much more
 * than the roof's own grain loses, and hangs together, and comes in from outside, is not roof.
 */

const REACH = 5;

/** A plane, and how much of each pixel of the frame it covers. */
interface Covered {
  plane: Plane;
  cover: Float32Array;
}

/** Lowers `belief` (0 to 1) where the plane has a thin thing before it. */
export function thinThings(
  belief: Float32Array,
  { lab, frame: whole, unit }: Known,
  { plane, cover: covered }: Covered,
): void {
  const p = plane.corners[plane.rows]!;
  const q = plane.corners[(plane.rows + 1) % plane.corners.length]!;
  const length = Math.hypot(q.x - p.x, q.y - p.y) || 1;
  const reach = Math.round(REACH * unit);
  const steps = Array.from({ length: 2 * reach + 1 }, (_, i) => {
    const by = i - reach;
    return Math.round((by * (q.y - p.y)) / length) * whole.width + Math.round((by * (q.x - p.x)) / length);
  });
  const { frame, start, end } = rowsOf(plane, whole, reach + 1);
  const [light, cover] = [lab.l.subarray(start, end), covered.subarray(start, end)];
  const believed = belief.subarray(start, end);
  for (const sign of [1, -1]) {
    const seen = hats({ light, cover, sign }, steps);
    const sample: number[] = [];
    for (let at = 0; at < seen.length; at += 5) if (cover[at]! > 0.99) sample.push(seen[at]!);
    const middle = quantile(sample, 0.5);
    const grain = quantile(sample, 0.85) - middle;
    const [weak, strong] = [Math.max(0.06, middle + 3 * grain), Math.max(0.11, middle + 4.5 * grain)];
    for (const piece of pieces({ seen, cover, frame }, weak, strong)) {
      const lean = piece.all.length / (piece.long || 1) < 9 * unit;
      if (piece.isOpen && lean && piece.long > 24 * unit && piece.high > 0.5 * piece.wide)
        for (const at of piece.all) believed[at] = Math.min(believed[at]!, 0.05);
    }
  }
}

/** The rows of the frame in which the plane lies, `margin` px round it, and where in its arrays they are. */
function rowsOf({ corners }: Plane, { x, y, width, height }: Frame, margin: number) {
  const ys = corners.map((corner) => corner.y - y);
  const top = Math.min(height, Math.max(0, Math.floor(Math.min(...ys)) - margin));
  const bottom = Math.max(top, Math.min(height, Math.ceil(Math.max(...ys)) + margin));
  return {
    frame: { x, y: y + top, width, height: bottom - top },
    start: top * width,
    end: bottom * width,
  };
}

interface Lit {
  light: Float32Array;
  cover: Float32Array;
  /** 1 looks for dark things, -1 for light ones. */
  sign: number;
}

/** Closing less the light (dark things), or the light less opening (light things). */
function hats({ light, cover, sign }: Lit, steps: readonly number[]): Float32Array {
  const grown = new Float32Array(light.length);
  const out = new Float32Array(light.length);
  for (let at = 0; at < light.length; at++) {
    const own = sign * light[at]!;
    let most = own;
    if (cover[at]! !== 0)
      for (let i = 0; i < steps.length; i++) {
        const to = at + steps[i]!;
        if (to >= 0 && to < light.length) most = Math.max(most, sign * light[to]!);
      }
    grown[at] = most;
  }
  for (let at = 0; at < light.length; at++) {
    if (cover[at]! === 0) continue;
    let least = grown[at]!;
    for (let i = 0; i < steps.length; i++) {
      const to = at + steps[i]!;
      if (to >= 0 && to < light.length) least = Math.min(least, grown[to]!);
    }
    out[at] = Math.max(0, least - sign * light[at]!);
  }
  return out;
}

interface Piece {
  all: number[];
  /** Sides of the box round it and its diagonal, px. */
  wide: number;
  high: number;
  long: number;
  /** It touches the outline. */
  isOpen: boolean;
}

interface Hat {
  seen: Float32Array;
  cover: Float32Array;
  frame: Frame;
}

/** What hangs together above `weak` and is somewhere above `strong`. */
function* pieces({ seen, cover, frame }: Hat, weak: number, strong: number): Generator<Piece> {
  const { width, height } = frame;
  const done = new Uint8Array(seen.length);
  for (let start = 0; start < seen.length; start++) {
    if (done[start] || seen[start]! < strong) continue;
    const all = [start];
    done[start] = 1;
    let [x0, x1, y0, y1, isOpen] = [width, 0, height, 0, false];
    for (let head = 0; head < all.length; head++) {
      const at = all[head]!;
      const x = at % width;
      const y = (at - x) / width;
      [x0, x1, y0, y1] = [Math.min(x0, x), Math.max(x1, x), Math.min(y0, y), Math.max(y1, y)];
      if (cover[at]! < 0.99) isOpen = true;
      for (let j = Math.max(0, y - 1); j <= Math.min(height - 1, y + 1); j++)
        for (let i = Math.max(0, x - 1); i <= Math.min(width - 1, x + 1); i++) {
          const to = j * width + i;
          if (done[to] || seen[to]! < weak) continue;
          done[to] = 1;
          all.push(to);
        }
    }
    const [wide, high] = [x1 - x0, y1 - y0];
    yield { all, wide, high, long: Math.hypot(wide, high), isOpen };
  }
}
