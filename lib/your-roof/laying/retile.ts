import type { Placed } from './camera';
import { CAP_HALF, CAP_LENGTH, type Seam } from './caps';
import { boxBlur, guided } from '@/lib/your-roof/picture/filters';
import type { Mask } from '@/lib/your-roof/marking/mask';
import { byte, linear, lightOfHex } from '@/lib/your-roof/picture/oklab';
import type { Roof } from './recolour';
import { chance, levelsOf, reliefAt, type Plate } from './tile';
import { unitOf, type Picture, type Plane } from '@/lib/your-roof/picture/types';

/*
 * Path B: the roof is laid anew. Every pixel of the mask asks its plane where it lies (metres), the plate what relief a
 * tile has there (averaged over what the pixel covers), and the old roof how much light falls on it.
 */

export interface Tile {
  plate: Plate;
  /** Nominal colours; of several each tile takes one. */
  hexes: readonly string[];
}

/** The most samples across what a pixel covers the long way; the plate's smaller levels do the rest. */
const SAMPLES = 6;

/** Planes as they lie before the camera: placed or not, each with its seams. */
export interface Laid {
  planes: readonly Plane[];
  placed: readonly (Placed | null)[];
  seams: readonly Seam[][];
}

interface Old extends Roof {
  mask: Mask;
  picture: Picture;
  /** The recoloured picture. */
  under: Picture;
}

/** Planes that are not placed (strips) keep what `under` has there. */
export function retile(
  { picture, under, mask, study: of }: Old,
  { planes, placed, seams }: Laid,
  tile: Tile,
): Picture {
  const { frame, alpha, shares } = mask;
  const { plate } = tile;
  const unit = unitOf(picture);
  const levels = levelsOf(plate);
  const nominal = tile.hexes.map(lightOfHex);
  // From a garden's distance the colours of a blend come nearer to one another.
  const mean = [0, 1, 2].map((i) => nominal.reduce((sum, colour) => sum + colour[i]! / nominal.length, 0));
  const colours = nominal.map((colour) => colour.map((value, i) => 0.75 * value + 0.25 * mean[i]!));
  const light = broadLight(of.base, mask, unit);
  const exposure = of.exposure ** 3;
  const data = under.data.slice();
  planes.forEach((_, p) => {
    const own = placed[p];
    if (!own) return;
    const [U, V, D] = own.toPlane;
    const share = shares[p]!;
    for (let y = 0, at = 0; y < frame.height; y++)
      for (let x = 0; x < frame.width; x++, at++) {
        const part = alpha[at]! * share[at]!;
        if (part < 0.004) continue;
        const px = x + frame.x + 0.5;
        const py = y + frame.y + 0.5;
        const d = 1 / (D[0] * px + D[1] * py + D[2]);
        const u = (U[0] * px + U[1] * py + U[2]) * d;
        const v = (V[0] * px + V[1] * py + V[2]) * d;
        // What a pixel covers: metres to the right, and down.
        const right = { u: (U[0] - u * D[0]) * d, v: (V[0] - v * D[0]) * d };
        const down = { u: (U[1] - u * D[1]) * d, v: (V[1] - v * D[1]) * d };
        const wide = Math.hypot(right.u, right.v);
        const seam = seamAt(seams[p]!, { u, v }, wide);
        const value = seam < 0 ? sample({ levels, plate }, { u, v }, { right, down }) : seam;
        const row = Math.floor(v / plate.gauge);
        const column = Math.floor(u / plate.cover - (row & 1) * plate.bond);
        const luck = seam < 0 ? chance(column, row) : 0;
        const far = Math.min(1, plate.cover / (4 * wide));
        const colour = colours[seam < 0 ? Math.floor(((luck + 1) / 2) * colours.length * 0.9999) : 0]!;
        const shade = Math.min(1.25, Math.max(0.42, light[at]! / of.usual)) ** 3;
        const by = value * (1 + 0.1 * luck * far) * shade * exposure;
        const i = ((y + frame.y) * picture.width + x + frame.x) * 4;
        // Shares of a pixel are laid one after the other upon the old roof.
        for (let channel = 0; channel < 3; channel++) {
          const now = linear(data[i + channel]!);
          const before = linear(picture.data[i + channel]!);
          const laid = colour[channel]! * by;
          data[i + channel] = byte(
            share[at]! > 0.98 ? before + (laid - before) * part : now + (laid - now) * part,
          );
        }
      }
  });
  return { ...picture, data };
}

/** The old roof's light without its rows: broad shade, and the shadows that fall on it. */
function broadLight(base: Float32Array, { frame, alpha }: Mask, unit: number): Float32Array {
  const blur = (values: Float32Array): Float32Array => {
    const r = Math.round(3 * unit);
    return boxBlur(boxBlur(values, frame, r), frame, r);
  };
  const sure = alpha.map((part) => (part > 0.9 ? 1 : 1e-4));
  const weight = blur(sure);
  const mean = blur(base.map((value, at) => value * sure[at]!)).map((value, at) => value / weight[at]!);
  return guided(mean, mean, { size: frame, r: Math.round(10 * unit), eps: 1e-3 });
}

/** Metres on the plane: along the rows, and up the slope. */
interface Metres {
  u: number;
  v: number;
}

function sample(
  { levels, plate }: { levels: ReturnType<typeof levelsOf>; plate: Plate },
  { u, v }: Metres,
  covers: { right: Metres; down: Metres },
): number {
  const kx = plate.width / plate.cover;
  const ky = plate.height / plate.gauge;
  const pixels = (way: Metres): number => Math.hypot(way.u * kx, way.v * ky);
  const [right, down] = [pixels(covers.right), pixels(covers.down)];
  const way = right > down ? covers.right : covers.down;
  const [long, short] = [Math.max(right, down), Math.min(right, down)];
  const count = Math.max(1, Math.min(SAMPLES, Math.ceil(long / Math.max(1, short))));
  const level = Math.max(0, Math.min(levels.length - 1, Math.log2(Math.max(1e-6, short, long / count))));
  const [low, high] = [Math.floor(level), Math.min(levels.length - 1, Math.floor(level) + 1)];
  let sum = 0;
  for (let i = 0; i < count; i++) {
    const by = (i + 0.5) / count - 0.5;
    const row = (v + by * way.v) / plate.gauge;
    const x = (u + by * way.u) / plate.cover - (Math.floor(row) & 1) * plate.bond;
    const near = reliefAt(levels[low]!, x, -row);
    sum += near + (level - low) * (reliefAt(levels[high]!, x, -row) - near);
  }
  return sum / count;
}

/** The relief of a cap or a valley; -1 where there is none. */
function seamAt(seams: readonly Seam[], { u, v }: Metres, pixel: number): number {
  for (const { kind, from, to } of seams) {
    const [x, y] = [to.u - from.u, to.v - from.v];
    const length = Math.hypot(x, y) || 1;
    const along = ((u - from.u) * x + (v - from.v) * y) / length;
    if (along < -CAP_HALF || along > length + CAP_HALF) continue;
    const far = Math.abs((u - from.u) * y - (v - from.v) * x) / length;
    if (kind === 'valley') {
      if (far < 0.05) return 0.5;
      continue;
    }
    if (far > CAP_HALF + 0.02) continue;
    if (far > CAP_HALF) return 0.45;
    const joint = (along / CAP_LENGTH - Math.floor(along / CAP_LENGTH)) * CAP_LENGTH;
    const width = Math.max(0.025, pixel);
    const dark = joint < width ? 1 - (0.5 * 0.025) / width : 1;
    return (1.04 - 0.3 * (far / CAP_HALF) ** 2) * dark;
  }
  return -1;
}
