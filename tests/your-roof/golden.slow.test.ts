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
/** Bytes that the mean of a block, and of all that is shown in one tile, may be off; packing alone takes up to 10.4 and 0.45. */
const MAX_IN_BLOCK = 14;
const MAX_IN_TILE = 0.7;
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

/** Mean red, green and blue of each block that is `high` px high, one after the other; without what is left over at the edges. */
function blocksOf({ data, width, height }: Sheet, wide: number, high: number): number[] {
  const [columns, rows] = [Math.floor(width / wide), Math.floor(height / high)];
  const sums = new Array<number>(columns * rows * 3).fill(0);
  for (let y = 0; y < rows * high; y++)
    for (let x = 0; x < columns * wide; x++) {
      const block = Math.floor(y / high) * columns + Math.floor(x / wide);
      for (let i = 0; i < 3; i++) sums[3 * block + i]! += data[3 * (y * width + x) + i]! / (wide * high);
    }
  return sums;
}

/** How far the blocks of two sheets are apart at most, bytes. */
function apart(one: Sheet, other: Sheet, [wide, high]: readonly [number, number]): number {
  const after = blocksOf(other, wide, high);
  return Math.max(...blocksOf(one, wide, high).map((mean, at) => Math.abs(mean - after[at]!)));
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
    const before = await kept(file);
    const inBlock = apart(before, now, [BLOCK, BLOCK]);
    const inTile = apart(before, now, [now.width, now.height / TILES.length]);
    if (inBlock > MAX_IN_BLOCK || inTile > MAX_IN_TILE)
      changed.push(`${render.name}: ${inBlock.toFixed(1)} in a block, ${inTile.toFixed(2)} in a tile`);
  }
  expect(missing).toEqual([]);
  expect(changed).toEqual([]);
});
