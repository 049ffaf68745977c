import sharp from 'sharp';
import sizes from '@/content/products/downloads.json';
import { filesBelow } from './helpers/source/tree';

/** Mean difference of neighbouring columns (or rows) of a picture, and of the last to the first. */
async function steps(file: string): Promise<{ edge: number; inside: number }[]> {
  const { data, info } = await sharp(file).greyscale().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const at = (x: number, y: number) => data[y * width + x]!;
  const mean = (count: number, of: (nth: number) => number) =>
    Array.from({ length: count }, (_, nth) => of(nth)).reduce((sum, value) => sum + value, 0) / count;
  const across = (x: number) => mean(height, (y) => Math.abs(at(x, y) - at((x + 1) % width, y)));
  const down = (y: number) => mean(width, (x) => Math.abs(at(x, y) - at(x, (y + 1) % height)));
  const largest = (last: number, of: (nth: number) => number) =>
    Math.max(...Array.from({ length: last }, (_, nth) => of(nth)));
  return [
    { edge: across(width - 1), inside: largest(width - 1, across) },
    { edge: down(height - 1), inside: largest(height - 1, down) },
  ];
}

const TEXTURES = filesBelow('public/download/texture');

test('textures are 2048 px wide, and a colour map weighs 700 KB at most', async () => {
  expect(TEXTURES.length).toBeGreaterThan(0);
  for (const file of TEXTURES) {
    const { width } = await sharp(file).metadata();
    expect([file, width]).toEqual([file, 2048]);
    const bytes = (sizes as Record<string, number>)[file.replace(/^public/, '')]!;
    if (!/-(normal|roughness)\.jpg$/.test(file)) expect([file, bytes <= 700 * 1024]).toEqual([file, true]);
  }
});

test('the step over the edge of a texture is one as there are inside it', async () => {
  for (const file of TEXTURES)
    for (const { edge, inside } of await steps(file))
      expect([file, edge <= inside * 1.05]).toEqual([file, true]);
}, 600_000);
