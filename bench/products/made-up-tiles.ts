import { TEXTURES, type Texture } from '../../content/catalogue/textures';
import manifest from '../../content/pictures/manifest.json';

/** Always the same colours, of any lightness and hue. */
function colour(seed: number): string {
  const channel = (by: number) => 30 + ((seed * by) % 200);
  return `#${[7919, 6101, 4211].map((by) => channel(by).toString(16).padStart(2, '0')).join('')}`;
}

const PICTURES = [
  'thumb/{}',
  'gallery/{}-laid',
  'gallery/{}-tile',
  'range/{}-slope',
  'range/{}-tile',
  'range/{}-roof',
];

/** Tiles that nobody makes, and the pictures of real ones under their names. */
export function madeUp(count: number): { tiles: readonly Texture[]; pictures: Record<string, unknown> } {
  const real: Readonly<Record<string, unknown>> = manifest;
  const pictures: Record<string, unknown> = {};
  const tiles = Array.from({ length: count }, (_, at): Texture => {
    const of = TEXTURES[at % TEXTURES.length]!;
    const key = `made-${at}`;
    for (const id of PICTURES)
      if (real[id.replace('{}', of.key)]) pictures[id.replace('{}', key)] = real[id.replace('{}', of.key)];
    return {
      ...of,
      id: `opt_${TEXTURES.length + at + 1}`,
      key: key as Texture['key'],
      colours: [0, 1, 2, 3].map((shift) => colour(at * 4 + shift + 1)) as unknown as Texture['colours'],
    };
  });
  return { tiles, pictures };
}

/** Puts so many made-up tiles beside the real ones of this process. */
export function addTiles(count: number): void {
  const { tiles, pictures } = madeUp(count);
  (TEXTURES as Texture[]).push(...tiles);
  Object.assign(manifest, pictures);
}
