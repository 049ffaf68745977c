import { readFileSync } from 'node:fs';
import { validateBytes } from 'gltf-validator';
import { profileFigures } from '@/content/catalogue/profile-figures';
import { NATURAL_MODELS } from '@/content/solar/systems';
import { boundsOf, pointsOf } from '@/tests/helpers/glb';
import { PRODUCT_PAGES, type ProductPage } from './addresses';
import { modelOf, packedModelOf } from './downloads';

const MAX_BYTES = 1.5 * 1024 * 1024;
const MM = 1000;

const MODELS = PRODUCT_PAGES.flatMap((page) => {
  const model = modelOf(page);
  return model ? [{ page, bytes: readFileSync(`public${model.file}`) }] : [];
});

type Range = readonly [least: number, most: number];

/** Steel stands out of the ends of a lintel. */
const notSteel = (material: string) => !material.startsWith('steel');

/** How far a model goes, in millimetres: to the right, up, and towards the viewer. */
function reach(
  bytes: Buffer,
  counts: (z: number) => boolean = () => true,
  isOf: (material: string) => boolean = notSteel,
): number[] {
  const points = pointsOf(bytes)
    .filter(({ material }) => isOf(material))
    .flatMap((part) => part.points)
    .filter(([, , z]) => counts(z * MM));
  return [0, 1, 2].map((axis) => {
    const values = points.map((point) => point[axis]! * MM);
    const most = values.reduce((far, value) => Math.max(far, value), -Infinity);
    return most - values.reduce((far, value) => Math.min(far, value), Infinity);
  });
}

const isNear = (value: number, wanted: number) => Math.abs(value - wanted) <= wanted / 100;

const TRUE_TO_SCALE: readonly ProductPage['family'][] = ['tile', 'brick', 'model'];
/** What is built on a roof is no piece. */
const NO_PIECE = ['part-chimney', 'part-wakaflex'];

test('everything whose sizes are known has a model, and every part of a roof that is a piece', () => {
  const wanted = PRODUCT_PAGES.filter(
    ({ family, id }) => TRUE_TO_SCALE.includes(family) || (family === 'part' && !NO_PIECE.includes(id)),
  );
  expect(wanted.filter((page) => !modelOf(page)).map(({ id }) => id)).toEqual([]);
});

test('each is a valid glTF that needs no extension and nothing from elsewhere, of 1.5 MB at most', async () => {
  for (const { page, bytes } of MODELS) {
    expect([page.id, bytes.length <= MAX_BYTES]).toEqual([page.id, true]);
    const { issues, info } = await validateBytes(new Uint8Array(bytes));
    const said = issues.messages.filter(({ severity }) => severity <= 1);
    expect([page.id, issues.numErrors, said]).toEqual([page.id, 0, []]);
    expect([page.id, info.extensionsUsed ?? [], info.version]).toEqual([page.id, [], '2.0']);
    expect(info.resources.filter(({ storage }) => storage === 'external')).toEqual([]);
  }
});

test('its packed form is valid, smaller, all together less than half, and as large to a fifth of a millimetre', async () => {
  const weight = { whole: 0, packed: 0 };
  for (const { page, bytes } of MODELS) {
    const packed = readFileSync(`public${packedModelOf(page)!.file}`);
    const { issues, info } = await validateBytes(new Uint8Array(packed));
    const said = issues.messages.filter(({ severity }) => severity <= 1);
    expect([page.id, issues.numErrors, said]).toEqual([page.id, 0, []]);
    expect(info.extensionsUsed).toContain('EXT_meshopt_compression');
    expect([page.id, packed.length < bytes.length]).toEqual([page.id, true]);
    weight.whole += bytes.length;
    weight.packed += packed.length;
    const whole = boundsOf(bytes);
    const apart = boundsOf(packed).map((value, at) => Math.abs(value - whole[at]!) * MM);
    expect([page.id, apart, Math.max(...apart) <= 0.2]).toEqual([page.id, expect.anything(), true]);
  }
  expect(weight.packed).toBeLessThan(weight.whole / 2);
});

test('a tile is as large as its drawing, within a hundredth', () => {
  for (const { page, bytes } of MODELS) {
    if (page.family !== 'tile') continue;
    const { overall, length, depth } = profileFigures(page.texture.profile);
    const [wide, , long] = reach(bytes) as [number, number, number];
    // Ribs at its head stand over the section.
    const between: Range = [-0.75 * length, -0.2 * length];
    const [, deep] = reach(bytes, (z) => z > between[0] && z < between[1]) as [number, number];
    const isTapered = page.texture.profile === 'curva';
    expect([
      page.id,
      [wide, long, deep],
      isNear(wide, overall) && isNear(long, length) && (isTapered || Math.abs(deep - depth) <= 0.6),
    ]).toEqual([page.id, expect.anything(), true]);
  }
});

/** Millimetres that domes and bars stand over a paver. */
const RAISED = 5.5;

test('a piece of concrete is as large as the catalogue says, within a hundredth', () => {
  for (const { page, bytes } of MODELS) {
    if (page.family !== 'brick') continue;
    const { height, overall, shape } = page.brick;
    const [wide, high, deep] = reach(bytes) as [number, number, number];
    const isRaised = shape.form === 'paver' && (shape.top === 'domes' || shape.top === 'bars');
    const sides = isNear(wide, overall.length) && isNear(deep, overall.width);
    expect([page.id, [wide, high, deep], sides && isNear(high, height + (isRaised ? RAISED : 0))]).toEqual([
      page.id,
      expect.anything(),
      true,
    ]);
  }
});

test('the tank of a heater is as large as the manufacturer says, within a hundredth', () => {
  for (const { page, bytes } of MODELS) {
    if (page.family !== 'model') continue;
    const { diameter, length } = NATURAL_MODELS.find(({ id }) => id === page.model)!;
    // Its jacket: ports and valves stand out of the ends.
    const [wide, high, deep] = reach(bytes, undefined, (material) => material.startsWith('enamel'));
    const isTrue = isNear(wide!, length) && isNear(high!, diameter) && isNear(deep!, diameter);
    expect([page.id, [wide, high, deep], isTrue]).toEqual([page.id, expect.anything(), true]);
  }
});
