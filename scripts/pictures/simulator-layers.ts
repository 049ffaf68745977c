/**
 * The layers of the roof tile simulator, from what the studio composed to what the site serves.
 *
 * node --import tsx scripts/pictures/simulator-layers.ts orders           what the studio shall compose
 * node --import tsx scripts/pictures/simulator-layers.ts encode [words]   AVIF and WebP of what is new, and layers.json
 * node --import tsx scripts/pictures/simulator-layers.ts check            encoded layers, stacked, against whole pictures
 * node --import tsx scripts/pictures/simulator-layers.ts golden           renders of whole designs, for tests/golden/simulator
 * node --import tsx scripts/pictures/simulator-layers.ts sheet            docs/pictures/simulator.webp: every roof of the first villa
 * node --import tsx scripts/pictures/simulator-layers.ts beside           docs/pictures/simulator: composed designs beside their renders
 */
import { mkdir, readFile, readdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { DEFAULT_FINISH, STONE_WALLS, WALL_COLOURS, WALL_STONES } from '../../content/simulator/finishes';
import { PHONE_OPENING } from '../../content/pictures/budgets';
import { MODELS, MODEL_IDS, optionsOf } from '../../content/simulator/options';

const WORK = 'studio/.cache/simulator';
const OUT = 'public/simulator';
const MANIFEST = 'content/simulator/layers.json';
const SIZE = [1920, 1080] as const;

type Box = [x: number, y: number, width: number, height: number];
type Bytes = Record<'1920' | '960' | '960w', number>;
type Layers = Record<string, { box: Box; bytes: Bytes }>;
type Manifest = Record<string, { size: typeof SIZE; layers: Layers }>;

/** Quality to begin with, by how large the layer stands on the screen; and the bytes a file may have. */
const FILES = {
  '1920': { width: 1920, format: 'avif', quality: 48, layer: 58_000, plate: 420_000 },
  '960': { width: 960, format: 'avif', quality: 50, layer: 26_000, plate: 130_000 },
  '960w': { width: 960, format: 'webp', quality: 62, layer: 30_000, plate: 150_000 },
} as const;

type FileKey = keyof typeof FILES;

async function orders() {
  const models = MODEL_IDS.map((model) => [
    MODELS[model].folder,
    {
      roofs: optionsOf(model).map(({ id, profile, colours }) => ({ id, profile, colours })),
      default: `#${DEFAULT_FINISH}`,
      walls: WALL_COLOURS,
      stones: WALL_STONES.map((finish) => finish.replace('stone-', '')),
      bases: STONE_WALLS.filter((id) => id !== 'none'),
    },
  ]);
  await mkdir(WORK, { recursive: true });
  await writeFile(`${WORK}/orders.json`, JSON.stringify(Object.fromEntries(models), null, 1));
}

/** Encodes at falling quality until the file fits. */
async function encode(source: string, key: FileKey, name: string): Promise<Buffer> {
  const { format, quality: first, layer, plate } = FILES[key];
  const most = name === 'plate' ? plate : layer;
  for (let quality: number = name === 'plate' ? first + 6 : first; ; quality -= 5) {
    const data = await (
      format === 'avif'
        ? sharp(source).avif({ quality, effort: 3, chromaSubsampling: '4:2:0' })
        : sharp(source).webp({ quality, alphaQuality: 80, effort: 4, smartSubsample: true })
    ).toBuffer();
    if (data.length <= most) return data;
    if (quality < 25) throw new Error(`${source} stays over ${most} bytes`);
  }
}

const fileOf = (folder: string, name: string, key: FileKey) =>
  path.join(OUT, folder, `${name}-${FILES[key].width}.${FILES[key].format}`);

async function encodeLayer(folder: string, name: string): Promise<Bytes> {
  const keys = Object.keys(FILES) as FileKey[];
  const files = keys.map(async (key) => {
    const data = await encode(`${WORK}/${folder}/${name}-${FILES[key].width}.png`, key, name);
    await writeFile(fileOf(folder, name, key), data);
    return [key, data.length];
  });
  return Object.fromEntries(await Promise.all(files)) as Bytes;
}

/** The plate that a telephone of few dots opens with, from the one of full width. */
async function encodePhonePlate(folder: string) {
  for (let quality = 62; quality >= 30; quality -= 2) {
    const data = await sharp(fileOf(folder, 'plate', '1920'))
      .resize(750)
      .avif({ quality, effort: 9, chromaSubsampling: '4:2:0' })
      .toBuffer();
    if (data.length <= PHONE_OPENING) return writeFile(path.join(OUT, folder, 'plate-750.avif'), data);
  }
  throw new Error(`The plate of ${folder} stays over ${PHONE_OPENING} bytes.`);
}

const jsonOf = async <T>(file: string, otherwise: T): Promise<T> =>
  JSON.parse(await readFile(file, 'utf8').catch(() => JSON.stringify(otherwise))) as T;

/** Younger than what was encoded from it, or never encoded. */
async function isDue(folder: string, name: string): Promise<boolean> {
  const made = await stat(fileOf(folder, name, '960w')).catch(() => null);
  return !made || made.mtimeMs < (await stat(`${WORK}/${folder}/${name}-960.png`)).mtimeMs;
}

async function encodeModel(folder: string, words: string[]) {
  const boxes = await jsonOf<Record<string, Box>>(`${WORK}/${folder}/boxes.json`, {});
  await mkdir(`${OUT}/${folder}`, { recursive: true });
  for (const [name, box] of Object.entries(boxes)) {
    if (words.length && !words.some((word) => `${folder}/${name}`.includes(word))) continue;
    if (!(await isDue(folder, name))) continue;
    const bytes = await encodeLayer(folder, name);
    if (name === 'plate') await encodePhonePlate(folder);
    const manifest = await jsonOf<Manifest>(MANIFEST, {});
    const { layers } = (manifest[folder] ??= { size: SIZE, layers: {} });
    layers[name] = { box, bytes };
    await writeFile(MANIFEST, `${JSON.stringify(manifest)}\n`);
    console.log(folder, name, bytes);
  }
}

/** Layers of a villa stacked as the tool does it, from the files it serves. */
async function stacked(folder: string, names: readonly string[]): Promise<Sharp> {
  const { layers } = (await jsonOf<Manifest>(MANIFEST, {}))[folder]!;
  const above = names.slice(1).map((name) => ({
    input: fileOf(folder, name, '1920'),
    left: layers[name]!.box[0],
    top: layers[name]!.box[1],
  }));
  const input = await Promise.all(
    above.map(async ({ input: file, ...at }) => ({ ...at, input: await sharp(file).png().toBuffer() })),
  );
  const whole = await sharp(fileOf(folder, names[0]!, '1920'))
    .composite(input)
    .removeAlpha()
    .png()
    .toBuffer();
  return sharp(whole);
}

/** Where a layer begins: pixels whose neighbour to the right or below is on the other side of its border. */
async function bordersOf(folder: string, names: readonly string[]): Promise<Set<number>> {
  const { layers } = (await jsonOf<Manifest>(MANIFEST, {}))[folder]!;
  const found = new Set<number>();
  for (const name of names) {
    const [x, y] = layers[name]!.box;
    const file = sharp(`${WORK}/${folder}/${name}-1920.png`).extractChannel('alpha').raw();
    const { data, info } = await file.toBuffer({ resolveWithObject: true });
    data.forEach((value, at) => {
      const [column, row] = [at % info.width, Math.floor(at / info.width)];
      const other = data[at + 1] !== value || data[at + info.width] !== value;
      if (other && column + 1 < info.width && row + 1 < info.height)
        for (const step of [0, 1, SIZE[0], SIZE[0] + 1]) found.add((row + y) * SIZE[0] + column + x + step);
    });
  }
  return found;
}

async function check() {
  for (const file of await readdir(`${WORK}/direct`)) {
    const [folder = '', option = '', wall = ''] = file
      .replace('.png', '')
      .split('_')
      .reduce<string[]>(joinOption, []);
    const names = ['plate', `wall-${wall}`, `roof-${option}`];
    const [made, wanted] = await Promise.all([
      (await stacked(folder, names)).raw().toBuffer(),
      sharp(`${WORK}/direct/${file}`).removeAlpha().raw().toBuffer(),
    ]);
    const edges = [...(await bordersOf(folder, names.slice(1)))];
    const apart = (pixel: number) =>
      [0, 1, 2].reduce((sum, k) => sum + made[pixel * 3 + k]! - wanted[pixel * 3 + k]!, 0) / 3;
    const off = (pixel: number) =>
      [0, 1, 2].reduce((sum, k) => sum + Math.abs(made[pixel * 3 + k]! - wanted[pixel * 3 + k]!), 0) / 3;
    const mean = (pixels: number[], by: (pixel: number) => number) =>
      (pixels.reduce((sum, pixel) => sum + by(pixel), 0) / pixels.length).toFixed(2);
    console.log(`${file}: ${edges.length} edge pixels, mean ${mean(edges, off)}, bias ${mean(edges, apart)}`);
  }
}

async function golden() {
  const to = 'tests/golden/simulator';
  await mkdir(to, { recursive: true });
  for (const file of await readdir(`${WORK}/golden`))
    await sharp(`${WORK}/golden/${file}`)
      .resize(960)
      .webp({ quality: 86, effort: 5 })
      .toFile(path.join(to, file.replace('.png', '.webp')));
}

/** m1_opt_4_f4efe4 is three words. */
const joinOption = (words: string[], word: string) =>
  words.at(-1) === 'opt' ? [...words.slice(0, -1), `opt_${word}`] : [...words, word];

async function sheet() {
  const folder = MODELS[MODEL_IDS[0]!].folder;
  const { layers } = (await jsonOf<Manifest>(MANIFEST, {}))[folder]!;
  const roofs = Object.keys(layers).filter((name) => name.startsWith('roof-'));
  const [width, height, columns] = [272, 153, 6];
  const cells = await Promise.all(
    roofs.map(async (name, at) => ({
      input: await (await stacked(folder, ['plate', name])).resize(width, height).png().toBuffer(),
      left: (at % columns) * (width + 4),
      top: Math.floor(at / columns) * (height + 4),
    })),
  );
  const rows = Math.ceil(roofs.length / columns);
  const ground = { width: columns * (width + 4) - 4, height: rows * (height + 4) - 4, channels: 3 as const };
  await sharp({ create: { ...ground, background: '#ffffff' } })
    .composite(cells)
    .webp({ quality: 72, effort: 4 })
    .toFile('docs/pictures/simulator.webp');
}

/** What the tool shows on the left, what the studio rendered on the right. */
async function beside() {
  const to = 'docs/pictures/simulator';
  await mkdir(to, { recursive: true });
  for (const file of await readdir('tests/golden/simulator')) {
    const name = path.parse(file).name;
    const [folder = '', option = '', wall = ''] = name.split('_').reduce<string[]>(joinOption, []);
    const made = await stacked(folder, ['plate', `wall-${wall}`, `roof-${option}`]);
    const ground = { width: 1928, height: 540, channels: 3 as const, background: '#ffffff' };
    await sharp({ create: ground })
      .composite([
        { input: await made.resize(960).png().toBuffer(), left: 0, top: 0 },
        { input: `tests/golden/simulator/${file}`, left: 968, top: 0 },
      ])
      .webp({ quality: 80, effort: 5 })
      .toFile(path.join(to, `${name}.webp`));
  }
}

const TASKS: Record<string, (words: string[]) => Promise<void>> = {
  orders,
  check,
  golden,
  sheet,
  beside,
  encode: async (words) => {
    for (const model of MODEL_IDS) await encodeModel(MODELS[model].folder, words);
  },
};

async function main([task = '', ...words]: string[]) {
  const run = TASKS[task];
  if (!run) throw new Error(`one of ${Object.keys(TASKS).join(', ')}?`);
  await run(words);
}

main(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
