import { existsSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { recolour } from '@/lib/your-roof/laying/recolour';
import { ownRenders, type Marked } from './own-renders';

/*
 * Our renderings in three tiles, as they were when somebody looked at them. After a change that is wanted: delete a
 * picture, run the test, look at what it wrote.
 */

const SIDE = 320;
const WIDTH = 160;
/** Difference of a byte, on average; both are encoded alike. */
const MAX_DIFFERENCE = 1;
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

const pixels = (picture: string | Buffer) => sharp(picture).removeAlpha().raw().toBuffer();

test('the roofs of our renderings look as they were last looked at', async () => {
  const missing: string[] = [];
  for (const render of await ownRenders(SIDE)) {
    const { data, width, height } = await sheetOf(render);
    const now = await sharp(data, { raw: { width, height, channels: 3 } })
      .webp({ quality: 80 })
      .toBuffer();
    const file = `tests/your-roof/golden/${render.name.split('/')[1]}.webp`;
    if (!existsSync(file)) {
      missing.push(file);
      writeFileSync(file, now);
    }
    const [before, after] = await Promise.all([file, now].map(pixels));
    expect(after!.length).toBe(before!.length);
    const off = before!.reduce((sum, byte, at) => sum + Math.abs(byte - after![at]!), 0);
    expect(off / before!.length).toBeLessThan(MAX_DIFFERENCE);
  }
  expect(missing).toEqual([]);
});
