import { BRICK_CATEGORIES, BRICKS } from './bricks';
import { brickName } from './brick-names';
import { ISIKLAR_GROUP_IDS, ISIKLAR_ITEM_IDS } from './isiklar';
import { LA_PALOMA, LA_PALOMA_COLOURS } from './la-paloma';

test('88 items in seven categories, numbered from 1', () => {
  expect(BRICKS.map(({ id }) => id)).toEqual(Array.from({ length: 88 }, (_, at) => at + 1));
  expect(BRICK_CATEGORIES).toEqual([
    'BRICKS200',
    'BRICKS300',
    'BRICKS400',
    'BRICKSFLOOR',
    'BRICKSFRONT',
    'ARTISTIC',
    'BRIDGES',
  ]);
  expect([...new Set(BRICKS.map(({ category }) => category))]).toEqual([...BRICK_CATEGORIES]);
});

test('a builder orders each by a name of its own', () => {
  expect(new Set(BRICKS.map((brick) => brickName(brick, 'en'))).size).toBe(88);
  expect(brickName(BRICKS[0]!, 'en')).toBe('Hollow block 200 × 200 × 400 mm');
});

test.each([
  [48, 'Hexagonal paver 230.9 × 200 × 60 mm'],
  [49, 'Zigzag paver, red, 225 × 128.5 × 60 mm'],
  [50, 'Zigzag paver 225 × 128.5 × 80 mm'],
  [51, 'I-shaped paver, sand, 200 × 160 × 60 mm'],
  [52, 'Wave paver, terracotta, 240 × 142 × 60 mm'],
  [39, 'Rectangular paver 200 × 100 × 60 mm'],
])('a paver is named by its size over all: %d', (id, name) => {
  expect(brickName(BRICKS[id - 1]!, 'en')).toBe(name);
});

test.each([
  ['BRICKS200', 200],
  ['BRICKS300', 300],
  ['BRICKS400', 400],
])('%s are %d mm through the wall', (name, width) => {
  const widths = BRICKS.filter(({ category }) => category === name).map((brick) => brick.width);
  expect(new Set(widths)).toEqual(new Set([width]));
});

test('La Paloma: the 28 stated colours in the stated order, each blend its own', () => {
  expect(LA_PALOMA_COLOURS.join(' ')).toBe(
    'alicante aragon arrecife artico asturias azulCobalto bilbao castilla escorial galicia granada gris guadarrama ingles lanzarote laredo levante marron mieres navarra oporto orotava otero pirineo pirineoBrillo rojo timanfayaBlue verde',
  );
  expect(new Set(LA_PALOMA_COLOURS.map((id) => LA_PALOMA[id].hex.join())).size).toBe(28);
});

test('Isiklar: six groups and two featured items', () => {
  expect(ISIKLAR_GROUP_IDS).toEqual([
    'facing-brick',
    'brick-slab',
    'paving-brick',
    'cotto-facade',
    'panel',
    'architon-facade',
  ]);
  expect(ISIKLAR_ITEM_IDS).toEqual(['anatolian-brick-slab-rustic', 'aegean-brick-slip']);
});
