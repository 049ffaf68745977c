import { distance, guided } from '@/lib/your-roof/picture/filters';
import { coverage, union } from '@/lib/your-roof/picture/geometry';
import { labIn } from '@/lib/your-roof/picture/oklab';
import {
  frameOf,
  unitOf,
  type Frame,
  type Lab,
  type Marks,
  type Picture,
} from '@/lib/your-roof/picture/types';
import { colourOdds } from './colour-odds';
import { fillSmallHoles } from './holes';
import { BAND, isThin, RING, type Known } from './known';
import { matte } from './matte';
import { inFront } from './obstacles';
import { lookThrough, takeRims } from './rims';
import { partition } from './shares';
import { thinThings } from './thin';

/*
 * How much of each pixel is roof. In a band along the outline the distance from it and two histograms of colour (of the
 * roof, of what is round it) decide together; inside, what stands before the roof is taken out. The guided filter then
 * lays the answer on the picture's own edges.
 */

export interface Mask {
  frame: Frame;
  /** 0 to 1: how much of the pixel is roof. */
  alpha: Float32Array;
  /** How deep each pixel lies within the outlines, px: negative outside. */
  inside: Float32Array;
  /** For each plane, how much of the pixel lies on it; the shares of a pixel of the roof sum to 1. */
  shares: Float32Array[];
  /** The frame's colours, of use to what follows. */
  lab: Lab;
  /** True where roof and surroundings have the same colours, so that colour cannot help. */
  alike: boolean;
  /** Share of the marked area that was left out, 0 to 1. */
  leftOut: number;
}

/** How sure the distance alone is at the band's ends: a logit. Colour has -4 to 4. */
const SURE = 4;
/** Beyond this many bands distance says no more; most of a roof lies there, and colour has nothing to say. */
const FARTHEST = 1.2;
const DEEP = 1 / (1 + Math.exp(-SURE * FARTHEST));

/** @param obstacles false where the visitor says that nothing stands before the roof */
export function mask(picture: Picture, marks: Marks, obstacles = true): Mask {
  const unit = unitOf(picture);
  const frame = frameOf(picture, marks.planes, (RING + 4) * unit);
  const lab = labIn(picture, frame);
  const covers = marks.planes.map((plane) => coverage(plane.corners, frame));
  const roof = union(covers);
  for (const outline of marks.out) {
    const hole = coverage(outline, frame);
    for (let at = 0; at < roof.length; at++) roof[at]! *= 1 - hole[at]!;
  }
  const inside = depthOf(roof, frame);
  const outline = { lab, frame, planes: marks.planes, inside, unit };
  const shares = partition(covers, outline);
  const known: Known = { ...outline, shares };
  const { odds, alike } = colourOdds(known);
  const belief = new Float32Array(roof.length);
  for (let at = 0; at < belief.length; at++) {
    // Caps and the edges of tiles reach out a little beyond where a finger sets a corner.
    const depth = (inside[at]! + 0.7 * unit) / (BAND * unit);
    if (depth < -1) continue;
    const far = Math.min(FARTHEST, depth);
    // Inside the band colour speaks; deeper, only where it is sure.
    const said = alike
      ? 0.3 * odds[at]!
      : depth > 1
        ? obstacles
          ? Math.min(0, odds[at]! + 2)
          : 0
        : odds[at]!;
    belief[at] = said === 0 && far === FARTHEST ? DEEP : 1 / (1 + Math.exp(-SURE * far - said));
  }
  takeRims(belief, known);
  if (obstacles) {
    fillSmallHoles(belief, known);
    const before = inFront(known);
    for (let at = 0; at < belief.length; at++) if (before[at]) belief[at] = 0.02;
    for (const [p, plane] of marks.planes.entries())
      if (plane.kind === 'plane' && !isThin(plane, unit))
        thinThings(belief, known, { plane, cover: covers[p]! });
  }
  lookThrough(belief, known, marks.through);
  const alpha = guided(lab.l, belief, { size: frame, r: Math.max(1, Math.round(2 * unit)), eps: 4e-4 });
  for (let at = 0; at < alpha.length; at++)
    // Steeper than the filter left it, and nothing beyond the band.
    alpha[at] =
      inside[at]! < -(BAND + 2) * unit ? 0 : Math.min(1, Math.max(0, (alpha[at]! - 0.5) * 1.4 + 0.5));
  matte(alpha, known);
  let [marked, kept] = [0, 0];
  for (let at = 0; at < alpha.length; at++) {
    marked += roof[at]!;
    kept += roof[at]! * alpha[at]!;
  }
  return { frame, alpha, inside, shares, lab, alike, leftOut: marked ? 1 - kept / marked : 0 };
}

/** How deep each pixel lies in the roof, px: negative outside. */
function depthOf(roof: Float32Array, frame: Frame): Float32Array {
  const toRoof = distance((at) => roof[at]! >= 0.5, frame);
  const inside = distance((at) => roof[at]! < 0.5, frame);
  for (let at = 0; at < inside.length; at++)
    inside[at] = inside[at]! > 0 ? inside[at]! - 0.5 : 0.5 - toRoof[at]!;
  return inside;
}
