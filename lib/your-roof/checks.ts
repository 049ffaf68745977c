import { viewOf, type Placed } from '@/lib/your-roof/laying/camera';
import { quantile } from '@/lib/your-roof/picture/filters';
import { area } from '@/lib/your-roof/picture/geometry';
import type { Mask } from '@/lib/your-roof/marking/mask';
import type { Plane, Picture } from '@/lib/your-roof/picture/types';

/* When to say no, and when to say "an estimate". The words for each are the interface's own. */

export type Reason =
  /** Refused: too little of the picture is roof, too dark, the roof burnt out (wet glare, snow). */
  | 'small'
  | 'night'
  | 'glare'
  /** Path A only: taken from above, or from too near. */
  | 'above'
  /** Told: much was left out, roof and surroundings have one colour, the new colour is far from the old. */
  | 'hidden'
  | 'alike'
  | 'estimate';

const REFUSED: readonly Reason[] = ['small', 'night', 'glare'];

/** Whether one of the reasons is why nothing is shown at all. */
export const refused = (reasons: readonly Reason[]): boolean =>
  reasons.some((reason) => REFUSED.includes(reason));

/** Least share of the picture that a roof takes up, and most: beyond it the roof is seen from above, or too near. */
const MIN_SHARE = 0.02;
const MAX_SHARE = 0.55;

/** New over old lightness (OKLab l) between which a colour is shown as it is: from black to terracotta is beyond it. */
const MIN_LIFT = 0.5;
const MAX_LIFT = 1.6;
/** Share of the roof whose new colour a screen cannot show. */
const MAX_CLIPPED = 0.1;

/** How bright the middle and the bright end of a picture are, 0 to 1; looked at once for each. */
const known = new WeakMap<Picture, { middle: number; bright: number }>();

function lightsOf(picture: Picture): { middle: number; bright: number } {
  const before = known.get(picture);
  if (before) return before;
  const { data, width, height } = picture;
  const step = Math.max(1, Math.floor(width / 200));
  const lights: number[] = [];
  for (let y = 0; y < height; y += step)
    for (let x = 0; x < width; x += step) {
      const at = (y * width + x) * 4;
      lights.push((0.3 * data[at]! + 0.59 * data[at + 1]! + 0.11 * data[at + 2]!) / 255);
    }
  const lit = { middle: quantile(lights, 0.5), bright: quantile(lights, 0.9) };
  known.set(picture, lit);
  return lit;
}

/** @param laid what `recolour` tells of the new colour, once there is one */
export function checks(
  picture: Picture,
  { planes, mask }: { planes: readonly Plane[]; mask: Mask },
  laid: { lift: number; clipped: number } = { lift: 1, clipped: 0 },
): Reason[] {
  const found: Reason[] = [];
  const marked =
    planes.reduce((sum, plane) => sum + Math.abs(area(plane.corners)), 0) / (picture.width * picture.height);
  if (marked < MIN_SHARE) found.push('small');
  if (marked > MAX_SHARE || viewOf(picture, planes).horizon < 0.25 * picture.height) found.push('above');
  const { middle, bright } = lightsOf(picture);
  if (middle < 0.14 || bright < 0.3) found.push('night');
  let [burnt, all] = [0, 0];
  for (let at = 0; at < mask.alpha.length; at++)
    if (mask.alpha[at]! > 0.9) {
      all++;
      if (mask.lab.l[at]! > 0.955 && Math.hypot(mask.lab.a[at]!, mask.lab.b[at]!) < 0.03) burnt++;
    }
  if (burnt > 0.15 * all) found.push('glare');
  if (mask.leftOut > 0.35) found.push('hidden');
  if (mask.alike) found.push('alike');
  if (laid.lift > MAX_LIFT || laid.lift < MIN_LIFT || laid.clipped > MAX_CLIPPED) found.push('estimate');
  return found;
}

/** Whether a plane may be laid anew: its rows can be seen, and its scale is that of its neighbours. */
export function rowsCanBeLaid(placed: readonly (Placed | null)[], longSide: number): boolean[] {
  const sizes = placed.map((plane) => (plane ? (plane.coursePx * 1024) / longSide : 0));
  const middle = quantile(
    sizes.filter((size) => size > 0),
    0.5,
  );
  return sizes.map((size) => size >= 3 && size <= 40 && size < 2.6 * middle && size > middle / 2.6);
}
