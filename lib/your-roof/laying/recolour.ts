import { guided, quantile } from '@/lib/your-roof/picture/filters';
import type { Mask } from '@/lib/your-roof/marking/mask';
import { byte, lightOf, lightOfHex, labOf } from '@/lib/your-roof/picture/oklab';
import { NothingLeft, unitOf, type Picture } from '@/lib/your-roof/picture/types';

/*
 * Path A: the old roof keeps its light, its shadows and its grain, and takes the new tile's colour. In OKLab light and
 * shade are a factor on l, so the roof's broad light, over what is usual for it, is put upon the new colour; its grain
 * is added; a little of its own departure in hue stays, as weather does.
 */

export interface Recoloured {
  picture: Picture;
  /** Share of the roof's pixels whose new colour a screen cannot show, 0 to 1. */
  clipped: number;
  /** New over old lightness: far from 1 the picture is an estimate, and says so (`checks.ts`). */
  lift: number;
}

/** What both paths know of the old roof's light. */
export interface Study {
  /** The roof's l without its grain. */
  base: Float32Array;
  /** l that is usual on the part of the roof that is in the light. */
  usual: number;
  /** Middle a and b. */
  hue: [number, number];
  /** How bright the picture is exposed: the new tile's nominal l is multiplied by it, 0.8 to 1.06. */
  exposure: number;
}

/** A marked roof, ready for any colour. */
export interface Roof {
  mask: Pick<Mask, 'frame' | 'alpha' | 'lab'>;
  study: Study;
}

/** The roof's l without its grain. */
export function broadLight({ lab, frame }: Pick<Mask, 'frame' | 'lab'>, picture: Picture): Float32Array {
  return guided(lab.l, lab.l, { size: frame, r: Math.round(9 * unitOf(picture)), eps: 4e-3 });
}

/** @throws NothingLeft where no roof is left */
export function study(mask: Pick<Mask, 'frame' | 'alpha' | 'lab'>, picture: Picture): Study {
  const { alpha, lab } = mask;
  const base = broadLight(mask, picture);
  const sure: number[] = [];
  for (let at = 0; at < alpha.length; at += 3) if (alpha[at]! > 0.9) sure.push(at);
  const on = (values: Float32Array): Float32Array => Float32Array.from(sure, (at) => values[at]!);
  const some = on(base);
  if (some.length === 0) throw new NothingLeft('no roof is left');
  // The brighter planes are what a visitor takes the colour from.
  const usual = Math.max(0.08, 0.5 * quantile(some, 0.5) + 0.5 * quantile(some, 0.75));
  return {
    base,
    usual,
    hue: [quantile(on(lab.a), 0.5), quantile(on(lab.b), 0.5)],
    exposure: Math.min(1.06, Math.max(0.8, 0.62 + 0.42 * brightEnd(picture))),
  };
}

/** Nine tenths of the picture below its upper third are darker than this l: how far its whites reach. */
function brightEnd({ width, height, data }: Picture): number {
  const seen: number[] = [];
  const step = Math.max(1, Math.floor(width / 160));
  for (let y = Math.floor(height / 3); y < height; y += step)
    for (let x = 0; x < width; x += step) {
      const at = (y * width + x) * 4;
      seen.push((0.3 * data[at]! + 0.59 * data[at + 1]! + 0.11 * data[at + 2]!) / 255);
    }
  return quantile(seen, 0.9);
}

/** @param hexes the tile's nominal colour, or those of a blend. @throws NothingLeft where no roof is left */
export function recolour(picture: Picture, { mask, study: of }: Roof, hexes: readonly string[]): Recoloured {
  const { frame, alpha, lab } = mask;
  const to = hexes
    .map((hex) => labOf(...lightOfHex(hex)))
    .reduce((sum, colour) => sum.map((v, i) => v + colour[i]! / hexes.length) as typeof sum, [0, 0, 0] as [
      number,
      number,
      number,
    ]);
  const l = to[0] * of.exposure;
  const lift = l / of.usual;
  const grain = Math.min(1.35, Math.max(0.7, lift));
  const data = picture.data.slice();
  const [toA, toB] = [to[1], to[2]];
  const [hueA, hueB] = of.hue;
  let [count, clipped] = [0, 0];
  for (let y = 0, at = 0; y < frame.height; y++)
    for (let x = 0; x < frame.width; x++, at++) {
      const part = alpha[at]!;
      if (part < 0.004) continue;
      const base = of.base[at]!;
      // Dark roofs have noise for shade: the less so the more they are lifted.
      const broad = Math.min(1.35, base / of.usual);
      const shade = lift > 1 ? broad ** 0.9 : broad;
      const light = l * shade + grain * (lab.l[at]! - base);
      const strength = Math.min(1.15, Math.max(0, light) / l);
      const [red, green, blue] = lightOf(
        Math.max(0, light),
        toA * strength + 0.2 * (lab.a[at]! - hueA),
        toB * strength + 0.2 * (lab.b[at]! - hueB),
      );
      const i = ((y + frame.y) * picture.width + x + frame.x) * 4;
      data[i] = (1 - part) * data[i]! + part * byte(red);
      data[i + 1] = (1 - part) * data[i + 1]! + part * byte(green);
      data[i + 2] = (1 - part) * data[i + 2]! + part * byte(blue);
      if (part <= 0.9) continue;
      count++;
      if (light > 0.985 || light < 0.03) clipped++;
    }
  return { picture: { ...picture, data }, clipped: count ? clipped / count : 0, lift };
}
