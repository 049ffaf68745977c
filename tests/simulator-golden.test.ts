/** @jest-environment node */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import sheets from '@/content/simulator/layers.json';
import { colourDistance, labOf } from './helpers/colour-distance';

/*
 * What the simulator composes from the files it serves, against renders of the same designs in their own colours
 * (studio/simulator, `direct`): how far apart roof and walls look, pixel by pixel, at half size.
 */

const GOLDEN = 'tests/golden/simulator';
const MOST = 4;
const drawn: Record<string, { layers: Record<string, { box: number[] }> }> = sheets;

/** `m1_opt_4_f4efe4.webp`: villa, tile, wall. */
const designs = readdirSync(GOLDEN).map((file) => {
  const [folder = '', ...words] = path.parse(file).name.split('_');
  return { file, folder, roof: `roof-${words.slice(0, 2).join('_')}`, wall: `wall-${words[2]!}` };
});

const [WIDTH, HEIGHT] = [960, 540];

interface Placed {
  file: string;
  left: number;
  top: number;
}
const layerOf = (folder: string, name: string): Placed => {
  const [x = 0, y = 0] = drawn[folder]!.layers[name]!.box;
  return { file: `public/simulator/${folder}/${name}-960.avif`, left: x / 2, top: y / 2 };
};

/** Which pixels of the whole picture a layer owns. */
async function regionOf({ file, left, top }: Placed): Promise<Uint8Array> {
  const { data, info } = await sharp(file)
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const region = new Uint8Array(WIDTH * HEIGHT);
  for (let row = 0; row < info.height; row++)
    region.set(data.subarray(row * info.width, (row + 1) * info.width), (row + top) * WIDTH + left);
  return region;
}

const bytesOf = (picture: Sharp) => picture.removeAlpha().raw().toBuffer();

async function stacked(folder: string, above: readonly Placed[]): Promise<Buffer> {
  const layers = await Promise.all(
    above.map(async ({ file, ...at }) => ({ ...at, input: await sharp(file).png().toBuffer() })),
  );
  return bytesOf(sharp(`public/simulator/${folder}/plate-960.avif`).composite(layers));
}

/** Mean distance of the pixels that are chosen. */
function apart(one: Buffer, other: Buffer, isChosen: (pixel: number) => boolean): number {
  const lab = (bytes: Buffer, at: number) => labOf(bytes[at]!, bytes[at + 1]!, bytes[at + 2]!);
  let [sum, count] = [0, 0];
  for (let pixel = 0; pixel < WIDTH * HEIGHT; pixel++) {
    if (!isChosen(pixel)) continue;
    sum += colourDistance(lab(one, pixel * 3), lab(other, pixel * 3));
    count++;
  }
  return sum / count;
}

async function distances({ file, folder, roof, wall }: (typeof designs)[number]) {
  const [roofLayer, wallLayer] = [layerOf(folder, roof), layerOf(folder, wall)];
  const [made, wanted, roofs, walls] = await Promise.all([
    stacked(folder, [wallLayer, roofLayer]),
    bytesOf(sharp(path.join(GOLDEN, file))),
    regionOf(roofLayer),
    regionOf(wallLayer),
  ]);
  const onRoof = apart(made, wanted, (pixel) => roofs[pixel]! > 200);
  return { onRoof, onWalls: apart(made, wanted, (pixel) => walls[pixel]! > 200 && roofs[pixel]! <= 200) };
}

test('composed designs look like renders of them', async () => {
  expect(designs.length).toBeGreaterThanOrEqual(6);
  expect(new Set(designs.map(({ folder }) => folder)).size).toBeGreaterThanOrEqual(2);
  const rows = [];
  for (const design of designs) rows.push({ ...design, ...(await distances(design)) });
  const table = rows.map(
    ({ file, onRoof, onWalls }) => `${file}: roof ${onRoof.toFixed(2)}, walls ${onWalls.toFixed(2)}`,
  );
  console.log(['mean CIEDE2000 of composed designs against renders', ...table].join('\n'));
  expect(rows.filter(({ onRoof, onWalls }) => Math.max(onRoof, onWalls) > MOST)).toEqual([]);
}, 120_000);
