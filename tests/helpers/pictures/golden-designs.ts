import { readdirSync } from 'node:fs';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import sheets from '@/content/simulator/layers.json';
import { colourDistance, labOf } from './colour-distance';

/*
 * What the simulator composes from the files it serves, against renders of the same designs in their own colours
 * (studio/simulator, `direct`): how far apart roof and walls look at half size, by areas of about two tiles.
 */

const GOLDEN = 'tests/golden/simulator';
const MAX_DISTANCE = 4;
const drawn: Record<string, { layers: Record<string, { box: number[] }> }> = sheets;

/** `m1_opt_4_f4efe4.webp`: villa, tile, wall. */
export const designs = readdirSync(GOLDEN).map((file) => {
  const [folder = '', ...words] = path.parse(file).name.split('_');
  return { file, folder, roof: `roof-${words.slice(0, 2).join('_')}`, wall: `wall-${words[2]!}` };
});

const [WIDTH, HEIGHT] = [960, 540];
/** Side, in px, of what is compared: a roof that is laid again has each tile of a blend in another place. */
const AREA = 8;

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

/** The mean colour of a square of pixels, if all of them are chosen. */
function meanOf(bytes: Buffer, left: number, top: number): [number, number, number] {
  const sum: [number, number, number] = [0, 0, 0];
  for (let y = top; y < top + AREA; y++)
    for (let x = left; x < left + AREA; x++)
      for (let part = 0; part < 3; part++) sum[part]! += bytes[(y * WIDTH + x) * 3 + part]!;
  return sum.map((value) => value / AREA ** 2) as typeof sum;
}

function isWhole(isChosen: (pixel: number) => boolean, left: number, top: number): boolean {
  for (let y = top; y < top + AREA; y++)
    for (let x = left; x < left + AREA; x++) if (!isChosen(y * WIDTH + x)) return false;
  return true;
}

/** Mean distance of the areas that lie wholly in what is chosen. */
function apart(one: Buffer, other: Buffer, isChosen: (pixel: number) => boolean): number {
  let [sum, count] = [0, 0];
  for (let top = 0; top + AREA <= HEIGHT; top += AREA)
    for (let left = 0; left + AREA <= WIDTH; left += AREA) {
      if (!isWhole(isChosen, left, top)) continue;
      sum += colourDistance(labOf(...meanOf(one, left, top)), labOf(...meanOf(other, left, top)));
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

/** The mean distances (CIEDE2000) of designs from their renders, and a line about each. */
export async function compared(chosen: typeof designs) {
  const rows = [];
  for (const design of chosen) rows.push({ ...design, ...(await distances(design)) });
  const table = rows.map(
    ({ file, onRoof, onWalls }) => `${file}: roof ${onRoof.toFixed(2)}, walls ${onWalls.toFixed(2)}`,
  );
  console.log(['mean CIEDE2000 of composed designs against renders', ...table].join('\n'));
  return rows.filter(({ onRoof, onWalls }) => Math.max(onRoof, onWalls) > MAX_DISTANCE);
}
