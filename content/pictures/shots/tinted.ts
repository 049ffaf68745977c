import type { Shot } from './shot';

/** What a picture takes from a plate: left and top edge and width, in shares of the plate's width. */
export type Crop = readonly [left: number, top: number, width: number];

interface Room {
  /** Narrowest and widest crop. */
  share: readonly [number, number];
  /** Height of the plate and of the picture over their widths. */
  plate: number;
  picture: number;
}

const part = (value: number) => Number((value - Math.floor(value)).toFixed(4));
const round = (value: number) => Math.floor(value * 1000) / 1000;

/** The n-th crop of a plate: spread evenly, so that no two colours of a profile show the same tiles. */
export function nthCrop(index: number, { share, plate, picture }: Room): Crop {
  const width = round(share[0] + (share[1] - share[0]) * part(index * 0.7548));
  const left = round((1 - width) * part(index * 0.618 + 0.2));
  const top = round(Math.max(0, plate - width * picture) * part(index * 0.4142 + 0.4));
  return [left, top, width];
}

/**
 * Tiles of a laid plate hand on hardly any light; this makes up for it. The sun stands lower over half-round tiles
 * than over those the colours were measured on.
 */
export const sunlit = (profile: string) => ({ exposure: profile === 'curva' ? -0.4 : -0.65 });

export interface Tint {
  plate: string;
  colours: readonly string[];
  wall?: string;
  crop?: Crop;
  exposure?: number;
}

/** A shot made from a plate. */
export const tinted = (shot: Pick<Shot, 'id' | 'kind'>, { ...tint }: Tint): Shot => ({
  ...shot,
  scene: 'tint',
  params: { ...tint },
});
