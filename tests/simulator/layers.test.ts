import { readdirSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { STONE_WALLS, WALL_COLOURS, WALL_STONES } from '@/content/simulator/finishes';
import { PHONE_OPENING } from '@/content/pictures/budgets';
import sheets from '@/content/simulator/layers.json';
import { MODEL_IDS, MODELS, optionsOf, type ModelId } from '@/content/simulator/options';

/* The pictures of the roof tile simulator: whole and within their budgets. Their pixels: pixels.slow.test.ts. */

interface Sheet {
  size: number[];
  layers: Record<string, { box: number[]; bytes: Record<string, number> }>;
}
const drawn = sheets as Record<string, Sheet>;
const models = MODEL_IDS.filter((id) => MODELS[id].folder in drawn);
const sheetOf = (model: ModelId): Sheet => drawn[MODELS[model].folder]!;
const FILES = { '1920': '1920.avif', '960': '960.avif', '960w': '960.webp' } as const;
const FILE_KEYS = Object.keys(FILES) as (keyof typeof FILES)[];
const KB = 1000;

const fileOf = (model: ModelId, name: string, key: keyof typeof FILES) =>
  `public/simulator/${MODELS[model].folder}/${name}-${FILES[key]}`;

test('the first villa can be shown', () => expect(models).toContain('model_1'));

describe.each(models)('%s', (model) => {
  const { size, layers } = sheetOf(model);
  const names = Object.keys(layers);
  const roofs = names.filter((name) => name.startsWith('roof-'));

  test('has a plate, every wall colour, and the roofs of whole profiles; stone only of known kinds', () => {
    const needed = ['plate', ...WALL_COLOURS.map((id) => `wall-${id}`)];
    expect(needed.filter((name) => !names.includes(name))).toEqual([]);
    const stones = [...WALL_STONES.map((id) => `wall-${id}`), ...STONE_WALLS.map((id) => `stonewall-${id}`)];
    const known = [...needed, ...stones];
    expect(names.filter((name) => !name.startsWith('roof-') && !known.includes(name))).toEqual([]);
    const options = optionsOf(model);
    const profiles = new Set(options.filter(({ id }) => roofs.includes(`roof-${id}`)).map((o) => o.profile));
    const expected = options.filter(({ profile }) => profiles.has(profile)).map(({ id }) => `roof-${id}`);
    expect([...roofs].sort()).toEqual(expected.sort());
    expect(roofs).toContain(`roof-${options[0]!.id}`);
  });

  test('has exactly the files it lists, as heavy as it says', () => {
    const found = readdirSync(`public/simulator/${MODELS[model].folder}`).sort();
    const listed = names.flatMap((name) => FILE_KEYS.map((key) => `${name}-${FILES[key]}`));
    expect(found).toEqual([...listed, 'plate-750.avif'].sort());
    const wrong = names.flatMap((name) =>
      FILE_KEYS.filter((key) => statSync(fileOf(model, name, key)).size !== layers[name]!.bytes[key]),
    );
    expect(wrong).toEqual([]);
  });

  test('a telephone of few dots opens with a plate that fits a slow line', async () => {
    const file = `public/simulator/${MODELS[model].folder}/plate-750.avif`;
    expect(statSync(file).size).toBeLessThanOrEqual(PHONE_OPENING);
    const pixels = (of: string) => sharp(of).resize(750, 422, { fit: 'fill' }).removeAlpha().raw().toBuffer();
    const [small, whole] = await Promise.all([pixels(file), pixels(fileOf(model, 'plate', '1920'))]);
    const off = small.reduce((sum, value, at) => sum + Math.abs(value - whole[at]!), 0) / small.length;
    expect(off).toBeLessThan(6);
  });

  test('every box lies in the picture, on even pixels', () => {
    const wrong = names.filter((name) => {
      const [x, y, w, h] = layers[name]!.box as [number, number, number, number];
      return [x, y, w, h].some((value) => value % 2 || value < 0) || x + w > size[0]! || y + h > size[1]!;
    });
    expect(wrong).toEqual([]);
  });

  test('the first view and a switch keep their budgets', () => {
    const view = ['plate', 'wall-e6c795', roofs[0]!];
    const weight = (key: string) => view.reduce((sum, name) => sum + layers[name]!.bytes[key]!, 0);
    expect(weight('960')).toBeLessThanOrEqual(300 * KB);
    expect(weight('960w')).toBeLessThanOrEqual(300 * KB);
    expect(weight('1920')).toBeLessThanOrEqual(600 * KB);
    const heavy = names.filter(
      (name) => name !== 'plate' && Math.max(...FILE_KEYS.map((key) => layers[name]!.bytes[key]!)) > 60 * KB,
    );
    expect(heavy).toEqual([]);
  });
});

test('all pictures together weigh at most 12 MB', () => {
  const total = models.flatMap((model) =>
    Object.values(sheetOf(model).layers).flatMap(({ bytes }) => Object.values(bytes)),
  );
  expect(total.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(12 * KB * KB);
});
