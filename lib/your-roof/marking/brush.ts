import { toEdge } from '@/lib/your-roof/picture/geometry';
import type { Frame, Point } from '@/lib/your-roof/picture/types';
import type { Mask } from './mask';

/* What was found before the roof, put right by hand: strokes take pixels out of the roof, or back into it. */

export interface Stroke {
  /** `out`: this is not roof. `roof`: it is, as far as the corners reach. */
  kind: 'out' | 'roof';
  /** Where the finger went, px of the picture; one point is a dot. */
  points: readonly Point[];
  /** px of the picture. */
  radius: number;
}

/** How soft a stroke's edge is, px. */
const SOFT = 1.5;

/** The mask with strokes upon it, the last one on top; the mask itself where there are none. */
export function brushed(mask: Mask, strokes: readonly Stroke[]): Mask {
  if (strokes.length === 0) return mask;
  const alpha = mask.alpha.slice();
  for (const stroke of strokes) paint(alpha, mask, stroke);
  return { ...mask, alpha };
}

function paint(alpha: Float32Array, { frame, inside }: Mask, stroke: Stroke): void {
  const { points, radius, kind } = stroke;
  points.forEach((from, i) => {
    if (i + 1 === points.length && i > 0) return;
    const to = points[i + 1] ?? from;
    for (const [at, spot] of pixelsNear(frame, [from, to], radius + SOFT)) {
      const part = Math.min(1, Math.max(0, (radius + SOFT - toEdge(spot, from, to).far) / (2 * SOFT)));
      if (kind === 'out') alpha[at] = Math.min(alpha[at]!, 1 - part);
      // No farther than the outline, whose edge is soft as well.
      else alpha[at] = Math.max(alpha[at]!, Math.min(part, Math.max(0, Math.min(1, inside[at]! + 0.5))));
    }
  });
}

/** The pixels of the frame in the box round a piece of line, each with its middle. */
function* pixelsNear(
  frame: Frame,
  [from, to]: readonly [Point, Point],
  far: number,
): Generator<[number, Point]> {
  const first = (a: number, b: number, start: number): number =>
    Math.max(0, Math.floor(Math.min(a, b) - far - start));
  const last = (a: number, b: number, start: number): number => Math.ceil(Math.max(a, b) + far - start);
  const x1 = Math.min(frame.width - 1, last(from.x, to.x, frame.x));
  const y1 = Math.min(frame.height - 1, last(from.y, to.y, frame.y));
  for (let y = first(from.y, to.y, frame.y); y <= y1; y++)
    for (let x = first(from.x, to.x, frame.x); x <= x1; x++)
      yield [y * frame.width + x, { x: x + frame.x + 0.5, y: y + frame.y + 0.5 }];
}
