import type { Texture } from '@/content/catalogue/textures';
import { checks, refused } from '@/lib/your-roof/checks';
import { recolour } from '@/lib/your-roof/laying/recolour';
import { linear } from '@/lib/your-roof/picture/oklab';
import { colourDistance, labOf, type Lab } from '@/tests/helpers/pictures/colour-distance';
import { ownRenders, type Marked } from './own-renders';

const SIDE = 320;
/** Of terracotta, of stone in shade, seen from below and from above: more say nothing new about colour. */
const RENDERS = 4;
/** ΔE. */
const MAX_DISTANCE = 6;

const byteOf = (light: number) =>
  255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055);
const asLab = ([r, g, b]: readonly number[]): Lab => labOf(byteOf(r!), byteOf(g!), byteOf(b!));
const meanOf = (colours: readonly (readonly number[])[]) =>
  [0, 1, 2].map((i) => colours.reduce((sum, colour) => sum + colour[i]!, 0) / colours.length);
const lightOfHex = (hex: string) => [1, 3, 5].map((at) => linear(parseInt(hex.slice(at, at + 2), 16)));

/** The light of each of the 256 steps of a channel. */
const LIGHTS = Array.from({ length: 256 }, (_, step) => linear(step));

interface Lit {
  /** Of the pixel's first channel. */
  at: number;
  /** What its light is to be divided by. */
  by: number;
}

/** Where the light on a roof is the usual one, and what it is more or less than on the tile's plate. */
function litOf({ picture, mask, study }: Marked): Lit[] {
  const { frame, alpha } = mask;
  const lit: Lit[] = [];
  for (let at = 0; at < alpha.length; at++) {
    const shade = study.base[at]! / study.usual;
    if (alpha[at]! < 0.95 || shade < 0.95 || shade > 1.05) continue;
    const i = ((Math.floor(at / frame.width) + frame.y) * picture.width + (at % frame.width) + frame.x) * 4;
    lit.push({ at: i, by: (study.exposure * shade) ** 3 });
  }
  return lit;
}

/** The mean of the roof there, as it were exposed like the plate. */
const neutralMean = (lit: readonly Lit[], data: Uint8ClampedArray) =>
  [0, 1, 2].map(
    (channel) => lit.reduce((sum, { at, by }) => sum + LIGHTS[data[at + channel]!]! / by, 0) / lit.length,
  );

/** The roofs of our renders that, under neutral light, are further than ΔE 6 from the tile they were laid in. */
export async function farFromTile(textures: readonly Texture[]): Promise<string[]> {
  const far: string[] = [];
  for (const render of await ownRenders(SIDE, RENDERS)) {
    if (refused(checks(render.picture, render))) far.push(`${render.name} is refused`);
    const lit = litOf(render);
    for (const { key, colours } of textures) {
      const { picture } = recolour(render.picture, render, colours);
      const tile = asLab(meanOf(colours.map(lightOfHex)));
      const distance = colourDistance(asLab(neutralMean(lit, picture.data)), tile);
      if (distance > MAX_DISTANCE) far.push(`${render.name} ${key}: ${distance.toFixed(1)}`);
    }
  }
  return far;
}
