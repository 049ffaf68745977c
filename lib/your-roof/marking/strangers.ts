import { area } from '@/lib/your-roof/picture/geometry';
import type { Lab } from '@/lib/your-roof/picture/types';
import { isThin, type Known } from './known';
import { unlikeness } from './unlike';

/* Which colours no part of the roof has, in whatever light it lies. */

type Colour = readonly [l: number, a: number, b: number];

/** How many of five spreads from the plane's colour count as strange to it. */
const STRANGE = 0.56;
/** Leaves are greener than the roof by this and not blue (OKLab a and b). */
const GREENER = 0.03;
const LEAF_B = 0.02;
/** A roof with this chroma for its lightness has a hue; what keeps less than a part of it is a trunk, a wall, a pipe. */
const HUED = 0.085;
const HUELESS = 0.3;
/** A side that is this part of the roof tells how the roof looks in its light. */
const TELLS = 0.1;

export interface Strangers {
  /** 1 where a colour is strange to its side, in whatever light: what stands on the roof has it. */
  strange: Uint8Array;
  /** 1 where it is strange to the other sides too, of which one may lie in the sun: what comes in from outside has it. */
  foreign: Uint8Array;
  /** 1 where it is that of leaves: no roof beside them has it, however small the spot. */
  leaves: Uint8Array;
}

/** @param flat the colours without the grain of tiles */
export function strangers({ lab, frame, planes, shares, inside, unit }: Known, flat: Lab): Strangers {
  const strange = new Uint8Array(inside.length);
  const foreign = new Uint8Array(inside.length);
  const leaves = new Uint8Array(inside.length);
  const seen = planes.map((plane) => unlikeness({ lab: flat, frame }, plane, 9 * unit));
  const sizes = planes.map(({ corners }) => Math.abs(area(corners)));
  const whole = sizes.reduce((sum, size) => sum + size, 0);
  const lights = seen.flatMap(({ middle }, p) => (sizes[p]! > TELLS * whole ? [middle] : []));
  // A side that leaves hide for the most part has their colour: the largest side tells the roof's.
  const roof = seen[sizes.indexOf(Math.max(...sizes))]!.middle;
  const isHueless = huelessBeside(roof);
  const isHued = hasHue(roof);
  for (const [p, plane] of planes.entries()) {
    // Of a line of caps a shadow takes half: it has no colour of its own.
    const canTell = !isThin(plane, unit);
    const { map, middle } = seen[p]!;
    const share = shares[p]!;
    const others = lights.filter((other) => other !== middle);
    for (let at = 0; at < strange.length; at++) {
      if (share[at]! <= 0.5) continue;
      const [l, a, b] = [flat.l[at]!, flat.a[at]!, flat.b[at]!];
      if (
        inside[at]! > 0 &&
        isGreen(roof, l, a) &&
        isGreen(roof, lab.l[at]!, lab.a[at]!) &&
        lab.b[at]! > LEAF_B
      )
        leaves[at] = 1;
      if (!canTell) continue;
      const isOther = isHueless(l, a, b);
      if (!isOther && (map[at]! <= STRANGE || isLit(middle, l, a, b))) continue;
      const isElsewhere = !isOther && others.some((light) => isLit(light, l, a, b));
      if (isElsewhere && isHued) continue;
      strange[at] = 1;
      if (!isElsewhere) foreign[at] = 1;
    }
  }
  return { strange, foreign, leaves };
}

/** Greener than the roof is in that light: in shade a red roof has less of its red. */
const isGreen = ([l, a]: Colour, light: number, ca: number): boolean =>
  ca < (a > 0 ? a * Math.min(1, light / (l || 1)) : a) - GREENER;

const hasHue = ([l, a, b]: Colour): boolean => Math.hypot(a, b) >= HUED * (l || 1);

/** Whether a colour has lost the hue that the roof has in light and in shade. */
function huelessBeside([l, a, b]: Colour): (light: number, ca: number, cb: number) => boolean {
  if (!hasHue([l, a, b])) return () => false;
  const chroma = Math.hypot(a, b);
  const hue = chroma / l;
  const [alongA, alongB] = [a / chroma, b / chroma];
  return (light, ca, cb) => light > 0.5 * l && ca * alongA + cb * alongB < HUELESS * hue * light;
}

/** The roof's own colour in more or less light; in the sky's light alone it is bluer, in the sun's yellower. */
function isLit([l, a, b]: Colour, ...[light, ca, cb]: Colour): boolean {
  const part = light / (l || 1);
  if (part <= 0.3 || part >= 1.3) return false;
  const bluer = b * part - cb;
  const near = 0.014 + 0.12 * Math.sqrt(a * a + b * b);
  return (
    Math.abs(ca - a * part) < near && bluer > (part > 1 ? -0.04 : -near) && bluer < (part < 1 ? 0.06 : near)
  );
}
