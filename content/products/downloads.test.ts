import { closeSync, existsSync, openSync, readFileSync, readSync, statSync } from 'node:fs';
import { inspect } from '@/lib/photo/picture-head';
import { profileFigures } from '@/content/catalogue/profile-figures';
import { readDxf, type DxfDrawing } from '@/tests/helpers/dxf';
import { filesBelow } from '@/tests/helpers/source/tree';
import { PRODUCT_PAGES, productPageOf, type ProductPage } from './addresses';
import sizes from './downloads.json';
import { downloadsOf, openedKilobytes, packedModelOf, texturePixels, textureSize } from './downloads';

const fileOf = (address: string) => `public${address}`;
const filesOf = (page: ProductPage, kind: string) =>
  downloadsOf(page).find((one) => one.kind === kind)?.files ?? [];

test('every file is noted with its bytes (node --import tsx scripts/products/note-downloads.ts)', () => {
  const noted = Object.entries(sizes);
  const wrong = noted.filter(
    ([file, bytes]) => !existsSync(fileOf(file)) || statSync(fileOf(file)).size !== bytes,
  );
  expect(wrong).toEqual([]);
  const known = new Set(noted.map(([file]) => fileOf(file)));
  expect(filesBelow('public/download').filter((file) => !known.has(file))).toEqual([]);
});

test('nothing lies there that no product offers', () => {
  const offered = new Set(
    PRODUCT_PAGES.flatMap((page) => [
      ...downloadsOf(page).flatMap(({ files }) => files),
      ...[packedModelOf(page)].filter((model) => model !== undefined),
    ]).map(({ file }) => file),
  );
  expect(Object.keys(sizes).filter((file) => !offered.has(file as `/${string}`))).toEqual([]);
});

/** Pixels of a JPEG, by its head alone. */
function pixelsOf(file: string): [width: number, height: number] {
  const head = new Uint8Array(4096);
  const at = openSync(file, 'r');
  readSync(at, head);
  closeSync(at);
  const { size } = inspect(head);
  return [size!.width, size!.height];
}

test('every map of a texture has square pixels: its sides are in the proportion of its millimetres', () => {
  const textured = PRODUCT_PAGES.filter((page) => filesOf(page, 'texture').length > 0);
  const seen = new Map<string, [number, number]>();
  for (const page of textured) {
    const size = textureSize(page)!;
    const { across, down } = texturePixels(size);
    for (const { file } of filesOf(page, 'texture')) {
      const [width, height] = seen.get(file) ?? pixelsOf(fileOf(file));
      seen.set(file, [width, height]);
      expect([file, Math.abs(height / width / (size.height / size.width) - 1) < 0.0005]).toEqual([
        file,
        true,
      ]);
      expect([file, width, height]).toEqual([file, across, down]);
      expect(Math.max(width, height)).toBe(2048);
    }
  }
  // Seven tiles of 235 mm across, six courses of 360 mm.
  expect(seen.get('/download/texture/plana-natural.jpg')).toEqual([1560, 2048]);
  expect(seen.get('/download/texture/plana-normal.jpg')).toEqual([1560, 2048]);
  expect(seen.get('/download/texture/roman-roughness.jpg')).toEqual([2048, 1963]);
  expect(seen.get('/download/texture/la-paloma-rojo.jpg')).toEqual([2048, 1365]);
});

test('opening a model costs the viewer and the packed file, in whole tens of kilobytes', () => {
  const told = (id: string) => openedKilobytes(productPageOf(id)!);
  // 239,000 bytes of viewer and 70 to 160 KB of model.
  expect(told('bmi-portoghese-natural')).toBe(310);
  expect(told('sigma-model150')).toBe(400);
  expect(told('sigma-system200')).toBeUndefined();
});

const TOLERANCE = 0.06;

/** Dimensions by their figure: the words beside a line of just that length. */
function measuresOf({ entities }: DxfDrawing, roundedTo: number): number[] {
  const lines = entities.filter(({ kind, layer }) => kind === 'LINE' && layer === 'DIMENSION');
  return entities
    .filter(({ kind }) => kind === 'TEXT')
    .map(({ text, points: [[x, y] = [0, 0]] }) => {
      const figure = Number(text!.split(' ').at(-1));
      const near = lines.filter(({ points: [[a, b] = [0, 0], [c, d] = [0, 0]] }) => {
        const along = Math.abs(a - c) < 0.001 ? [(b + d) / 2, y, x - a] : [(a + c) / 2, x, y - b];
        const isLevel = Math.abs(a - c) < 0.001 || Math.abs(b - d) < 0.001;
        return isLevel && Math.abs(along[0]! - along[1]!) < 0.1 && Math.abs(along[2]!) < 60;
      });
      const lengths = near.map(({ points: [[a, b] = [0, 0], [c, d] = [0, 0]] }) => Math.hypot(a - c, b - d));
      expect([text, lengths.some((length) => Math.abs(length - figure) <= roundedTo)]).toEqual([text, true]);
      return figure;
    });
}

const drawing = (page: ProductPage) => {
  const files = filesOf(page, 'drawing');
  expect(files.map(({ label }) => label)).toEqual(['DXF', 'SVG']);
  return readDxf(readFileSync(fileOf(files[0]!.file), 'latin1'));
};

test('every tile has the drawing of its profile, drawn to its figures', () => {
  const tiles = PRODUCT_PAGES.filter((page) => page.family === 'tile');
  for (const page of tiles) {
    const read = drawing(page);
    expect(read.version).toBe('AC1009');
    const { cover, length, gauge, overall, depth, lap } = profileFigures(page.texture.profile);
    expect(measuresOf(read, 0.5 + TOLERANCE).sort()).toEqual(
      [cover, length, gauge, overall, depth, lap].sort(),
    );
  }
});

/** Area inside a closed line. */
const areaOf = (points: readonly (readonly [number, number])[]) =>
  Math.abs(
    points.reduce((sum, [x, y], at) => {
      const [u, v] = points[(at + 1) % points.length]!;
      return sum + x * v - u * y;
    }, 0) / 2,
  );

test('every piece of concrete has its drawing, as large as the catalogue says', () => {
  const bricks = PRODUCT_PAGES.filter((page) => page.family === 'brick');
  for (const page of bricks) {
    const { id, width, height, length, overall, shape } = page.brick;
    const read = drawing(page);
    const figures = measuresOf(read, TOLERANCE);
    expect([id, figures.includes(height)]).toEqual([id, true]);
    expect([id, figures.includes(overall.length), figures.includes(overall.width)]).toEqual([id, true, true]);
    if (shape.form === 'paver' && shape.outline !== 'rectangle') {
      // Its outline steps over the field it covers, and is as large.
      const areas = read.entities
        .filter(({ layer }) => layer === 'OUTLINE')
        .map(({ points }) => areaOf(points));
      expect(Math.max(...areas) / (width * length)).toBeCloseTo(1, 2);
    }
  }
});
