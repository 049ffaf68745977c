import { existsSync } from 'node:fs';
import sharp from 'sharp';
import { recolour } from '@/lib/your-roof/laying/recolour';
import { ownRenders, type Marked } from './own-renders';

/*
 * Our renderings in three tiles, as they were when somebody looked at them. Pixels are compared before they are encoded:
 * what is kept is packed with losses, which the mean of a block hardly feels, and another encoder changes nothing. After a
 * change that is wanted: delete a picture, run the test, look at what it wrote.
 */

const SIDE = 320;
const WIDTH = 160;
/** Side of a block, px. */
const BLOCK = 8;
/** Bytes that the mean of a block and of a whole picture may differ by; packing alone costs up to 0 and 0. */
const MAX_IN_BLOCK = 6;
const MAX_IN_ALL = 1;
const TILES = ['#b4653f', '#4a4b4e', '#e3ddd0'];

/** The three one below the other. */
async function sheetOf(render: Marked) {
  const cells = await Promise.all(
    TILES.map((hex) => {
      const { data, width, height } = recolour(render.picture, render, [hex]).picture;
      return sharp(Buffer.from(data), { raw: { width, height, channels: 4 } })
        .removeAlpha()
        .resize(WIDTH)
        .raw()
        .toBuffer({ resolveWithObject: true });
    }),
  );
  const { width, height } = cells[0]!.info;
  return { data: Buffer.concat(cells.map(({ data }) => data)), width, height: height * TILES.length };
}

type Sheet = Awaited<ReturnType<typeof sheetOf>>;

/** Mean red, green and blue of each block, one after the other; what is left over at the edges counts for the last one. */
function blocksOf({ data, width, height }: Sheet): Float64Array {
  const [wide, high] = [Math.floor(width / BLOCK), Math.floor(height / BLOCK)];
  const sums = new Float64Array(wide * high * 3);
  const counts = new Float64Array(wide * high);
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const block =
        Math.min(high - 1, Math.floor(y / BLOCK)) * wide + Math.min(wide - 1, Math.floor(x / BLOCK));
      counts[block]!++;
      for (let i = 0; i < 3; i++) sums[3 * block + i]! += data[at++]!;
    }
  return sums.map((sum, at) => sum / counts[Math.floor(at / 3)]!);
}

/** How far two sheets are apart, bytes: of the worst block, and on average. */
function apart(one: Sheet, other: Sheet): { inBlock: number; inAll: number } {
  const [before, after] = [blocksOf(one), blocksOf(other)];
  const off = before.map((mean, at) => Math.abs(mean - after[at]!));
  return { inBlock: Math.max(...off), inAll: off.reduce((sum, by) => sum + by, 0) / off.length };
}

async function kept(file: string): Promise<Sheet> {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

test('the roofs of our renderings look as they were last looked at', async () => {
  const missing: string[] = [];
  const changed: string[] = [];
  for (const render of await ownRenders(SIDE)) {
    const now = await sheetOf(render);
    const file = `tests/your-roof/golden/${render.name.split('/')[1]}.webp`;
    if (!existsSync(file)) {
      missing.push(file);
      const { data, ...size } = now;
      await sharp(data, { raw: { ...size, channels: 3 } })
        .webp({ quality: 80 })
        .toFile(file);
    }
    const { inBlock, inAll } = apart(await kept(file), now);
    if (process.env.SHOW) console.log(render.name, inBlock.toFixed(2), inAll.toFixed(2));
    if (inBlock > MAX_IN_BLOCK || inAll > MAX_IN_ALL)
      changed.push(`${render.name}: ${inBlock.toFixed(1)} in a block, ${inAll.toFixed(1)} on average`);
  }
  expect(missing).toEqual([]);
  expect(changed).toEqual([]);
});
