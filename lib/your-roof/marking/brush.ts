import { boxBlur } from '@/lib/your-roof/picture/filters';
import { toEdge } from '@/lib/your-roof/picture/geometry';
import type { Frame, Point } from '@/lib/your-roof/picture/types';
import { kindsOf } from './colour-kinds';
import type { Mask } from './mask';

/*
 * What was found before the roof, put right by hand: strokes take pixels out of the roof, or back into it. A finger is
 * coarse. What its middle touches is taken at its word; towards the rim of the stroke, and a little beyond it, each
 * pixel goes with the colours it has: those under the stroke, or those of what is left on the other hand.
 */

export interface Stroke {
  /** `out`: this is not roof. `roof`: it is; beyond the corners, what has the roof's colours. */
  kind: 'out' | 'roof';
  /** Where the finger went, px of the picture; one point is a dot. */
  points: readonly Point[];
  /** px of the picture. */
  radius: number;
}

/** Parts of the radius: how far the middle reaches, the rim, and where the other hand is looked at. */
const MIDDLE = 0.5;
const RIM = 1.5;
const AROUND = 2.6;
/** What geometry alone says at either end of the rim: a logit, less sure than a colour can be. */
const SURE = 2.5;
/** How much a pixel's way of px says where colours cannot help: the edge of a stroke is 1.5 px soft. */
const CRISP = 2;
/** Alphas that are sure. */
const ROOF = 0.9;
const OTHER = 0.1;
/** Beyond the corners a stroke adds what is surely of the roof's colours. */
const BEYOND = 2;

/** The mask with strokes upon it, the last one on top; the mask itself where there are none. */
export function brushed(mask: Mask, strokes: readonly Stroke[]): Mask {
  if (strokes.length === 0) return mask;
  const alpha = mask.alpha.slice();
  for (const stroke of strokes) paint(alpha, mask, stroke);
  return { ...mask, alpha };
}

interface Near {
  /** Where the box round a stroke lies in the frame. */
  box: Frame;
  /** How far each of its pixels is from the stroke's line, parts of the radius. */
  far: Float32Array;
}

function paint(alpha: Float32Array, mask: Mask, { kind, points, radius }: Stroke): void {
  const near = around(mask.frame, points, radius);
  const { box, far } = near;
  const isOut = kind === 'out';
  const [middle, other, roof, rest] = handfuls(alpha, mask, { ...near, isOut });
  const here = kindsOf(mask.lab, middle, other);
  const beyond = isOut ? null : kindsOf(mask.lab, roof, rest);
  const isBeyond = (at: number): boolean => beyond !== null && mask.inside[at]! <= 0;

  // A pixel alone is grain: what is round it speaks with it.
  const said = new Float32Array(far.length);
  each(mask.frame, box, (at, i) => {
    if (far[i]! > RIM) return;
    said[i] = isBeyond(at) ? beyond!.odds(at) - BEYOND : here.odds(at);
  });
  const smooth = boxBlur(said, box, 1);
  each(mask.frame, box, (at, i) => {
    if (far[i]! > RIM) return;
    const isOver = isBeyond(at);
    const clear = isOver ? beyond!.clear : here.clear;
    const way = 1 - far[i]!;
    const byColour = (SURE * way) / MIDDLE + smooth[i]! * (isOver ? 2 : 1);
    const byWay = isOver ? -SURE : CRISP * radius * way;
    const belief =
      far[i]! <= MIDDLE && !isOver ? 1 : 1 / (1 + Math.exp(-(clear * byColour + (1 - clear) * byWay)));
    alpha[at] = isOut ? Math.min(alpha[at]!, 1 - belief) : Math.max(alpha[at]!, belief < 0.02 ? 0 : belief);
  });
}

/** Pixels under the middle of a stroke, those it is told apart from, and, for what is beyond the corners, of the roof and of the rest. */
function handfuls(
  alpha: Float32Array,
  { frame, inside }: Mask,
  { box, far, isOut }: Near & { isOut: boolean },
): [middle: number[], other: number[], roof: number[], rest: number[]] {
  const [middle, other, roof, rest]: [number[], number[], number[], number[]] = [[], [], [], []];
  each(frame, box, (at, i) => {
    const isRoof = alpha[at]! > ROOF;
    if (far[i]! <= MIDDLE) {
      if (isOut || inside[at]! > 0) middle.push(at);
    } else if (far[i]! > RIM && (isOut ? isRoof : alpha[at]! < OTHER)) other.push(at);
    if (isOut) return;
    if (isRoof) roof.push(at);
    else if (alpha[at]! < OTHER && far[i]! > MIDDLE) rest.push(at);
  });
  return [middle, other, roof, rest];
}

/** Every pixel of a box: where it is in the frame, and in the box. */
function each({ width }: Frame, box: Frame, visit: (at: number, i: number) => void): void {
  for (let y = 0, i = 0; y < box.height; y++)
    for (let x = 0, at = (y + box.y) * width + box.x; x < box.width; x++, at++, i++) visit(at, i);
}

/** The box round a stroke, as far as it is looked at, within the frame. */
function around(frame: Frame, points: readonly Point[], radius: number): Near {
  const reach = AROUND * radius;
  const [xs, ys] = [points.map(({ x }) => x - frame.x), points.map(({ y }) => y - frame.y)];
  const within = (value: number, most: number): number => Math.min(most, Math.max(0, value));
  const x = within(Math.floor(Math.min(...xs) - reach), frame.width);
  const y = within(Math.floor(Math.min(...ys) - reach), frame.height);
  const box = {
    x,
    y,
    width: within(Math.ceil(Math.max(...xs) + reach), frame.width) - x,
    height: within(Math.ceil(Math.max(...ys) + reach), frame.height) - y,
  };
  const far = new Float32Array(box.width * box.height).fill(Infinity);
  points.forEach((from, i) => {
    if (i + 1 === points.length && i > 0) return;
    const to = points[i + 1] ?? from;
    const top = within(Math.floor(Math.min(from.y, to.y) - reach) - frame.y - y, box.height);
    const end = within(Math.ceil(Math.max(from.y, to.y) + reach) - frame.y - y, box.height);
    const left = within(Math.floor(Math.min(from.x, to.x) - reach) - frame.x - x, box.width);
    const right = within(Math.ceil(Math.max(from.x, to.x) + reach) - frame.x - x, box.width);
    for (let row = top; row < end; row++)
      for (let column = left; column < right; column++) {
        const spot = { x: column + x + frame.x + 0.5, y: row + y + frame.y + 0.5 };
        const at = row * box.width + column;
        far[at] = Math.min(far[at]!, toEdge(spot, from, to).far / radius);
      }
  });
  return { box, far };
}
