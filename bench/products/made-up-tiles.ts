import { TEXTURES, type Texture } from '../../content/catalogue/textures';
import manifest from '../../content/pictures/manifest.json';

/** Always the same colours, of any lightness and hue. */
function colour(seed: number): string {
  const channel = (by: number) => 30 + ((seed * by) % 200);
  return `#${[7919, 6101, 4211].map((by) => channel(by).toString(16).padStart(2, '0')).join('')}`;
}

/** Tiles that nobody makes, each with the pictures of a real one. */
export function addTiles(count: number): void {
  const [tables, pictures] = [TEXTURES as Texture[], manifest as Record<string, unknown>];
  const real = [...tables];
  for (let at = 0; at < count; at++) {
    const of = real[at % real.length]!;
    const key = `made-${at}`;
    const tones = [0, 1, 2, 3].map((shift) => colour(at * 4 + shift + 1));
    tables.push({
      ...of,
      id: `opt_${real.length + at + 1}`,
      key: key as Texture['key'],
      colours: tones as unknown as Texture['colours'],
    });
    for (const id of [
      'thumb/{}',
      'gallery/{}-laid',
      'gallery/{}-tile',
      'range/{}-slope',
      'range/{}-tile',
      'range/{}-roof',
    ])
      if (pictures[id.replace('{}', of.key)])
        pictures[id.replace('{}', key)] = pictures[id.replace('{}', of.key)];
  }
}
