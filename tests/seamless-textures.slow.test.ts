import sharp from 'sharp';
import sizes from '@/content/products/downloads.json';
import { filesBelow } from './helpers/source/tree';

/**
 * Columns (or rows) on either side of a line whose means are compared. A joint that lies on the edge is a little harder
 * there than inside, since JPEG does not see its other side: of one column alone that would be taken for a seam.
 */
const BAND = 4;

/** How many lines there are across and how far apart in the data, and the same of what lies along each. */
type Lines = Readonly<Record<'count' | 'step' | 'others' | 'stride', number>>;

/** For each line between two columns (or rows), the last of which is the edge: how much its two sides differ. */
function differences(data: Uint8Array, { count, step, others, stride }: Lines): number[] {
  const sums = new Float64Array(count);
  const line = new Float64Array(count);
  for (let other = 0; other < others; other++) {
    for (let at = 0; at < count; at++) line[at] = data[other * stride + at * step]!;
    for (let at = 0; at < count; at++) {
      let difference = 0;
      for (let near = 0; near < BAND; near++)
        difference += line[(at - near + count) % count]! - line[(at + 1 + near) % count]!;
      sums[at]! += Math.abs(difference);
    }
  }
  return [...sums];
}

async function steps(file: string): Promise<{ edge: number; inside: number }[]> {
  const { data, info } = await sharp(file).greyscale().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  return [
    differences(data, { count: width, step: 1, others: height, stride: width }),
    differences(data, { count: height, step: width, others: width, stride: 1 }),
  ].map((all) => ({
    edge: all.at(-1)!,
    inside: all.slice(0, -1).reduce((largest, one) => Math.max(largest, one), 0),
  }));
}

const TEXTURES = filesBelow('public/download/texture');

test('textures are 2048 px along their longer side, and a colour map weighs 700 KB at most', async () => {
  expect(TEXTURES.length).toBeGreaterThan(0);
  for (const file of TEXTURES) {
    const { width, height } = await sharp(file).metadata();
    expect([file, Math.max(width, height)]).toEqual([file, 2048]);
    const bytes = (sizes as Record<string, number>)[file.replace(/^public/, '')]!;
    if (!/-(normal|roughness)\.jpg$/.test(file)) expect([file, bytes <= 700 * 1024]).toEqual([file, true]);
  }
});

test('the step over the edge of a texture is one as there are inside it', async () => {
  const torn: [string, number][] = [];
  for (const file of TEXTURES)
    for (const { edge, inside } of await steps(file))
      if (edge > inside * 1.05) torn.push([file, edge / inside]);
  expect(torn).toEqual([]);
}, 600_000);
