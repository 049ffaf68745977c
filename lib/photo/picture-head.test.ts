import sharp, { type Sharp } from 'sharp';
import { randomFrom } from '@/tests/helpers/data/random';
import { HEAD_BYTES, inspect } from './picture-head';

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a54' } });
const told = async (image: Sharp) => inspect(await image.toBuffer());

test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)(
  'the size of a %s is in its head',
  async (format) => {
    expect(await told(blank(1203, 101).toFormat(format))).toEqual({
      unfit: null,
      size: { width: 1203, height: 101 },
    });
  },
);

test('webp without loss, and jpeg with long notes before its size', async () => {
  expect((await told(blank(70, 30).webp({ lossless: true }))).size).toEqual({ width: 70, height: 30 });
  const icc = await blank(70, 30)
    .jpeg()
    .withIccProfile('p3')
    .withExif({ IFD0: { Copyright: 'x'.repeat(30_000) } });
  expect((await told(icc)).size).toEqual({ width: 70, height: 30 });
});

test('what moves is known: gif, webp, png', async () => {
  const frames = await Promise.all(
    [1, 2].map((red) =>
      blank(20, 20)
        .tint({ r: red * 90, g: 0, b: 0 })
        .png()
        .toBuffer(),
    ),
  );
  const moving = sharp(frames, { join: { animated: true } });
  expect((await told(moving.clone().gif())).unfit).toBe('animated');
  expect((await told(moving.clone().webp())).unfit).toBe('animated');
  const png = await blank(20, 20).png().toBuffer();
  const actl = Buffer.from([0, 0, 0, 8, ...Buffer.from('acTL'), 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0]);
  expect(inspect(Buffer.concat([png.subarray(0, 33), actl, png.subarray(33)])).unfit).toBe('animated');
});

const box = (brand: string) =>
  Buffer.from([0, 0, 0, 24, ...Buffer.from(`ftyp${brand}`), 0, 0, 0, 0, ...Buffer.from('mif1heic')]);

test('files that cannot be looked at, each for its reason', async () => {
  expect(inspect(new Uint8Array()).unfit).toBe('empty');
  expect(inspect(box('heic')).unfit).toBe('heic');
  expect(inspect(box('mif1')).unfit).toBe('heic');
  expect(inspect(Buffer.from('%PDF-1.7 renamed to roof.jpg')).unfit).toBe('notImage');
  expect(inspect(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')).unfit).toBe('notImage');
  expect(inspect(box('isom')).unfit).toBe('notImage');
});

test('a picture of 100 megapixels is too large, one of 50 is not: told before anything is opened', async () => {
  const jpeg = await blank(16, 16).jpeg().toBuffer();
  const at = jpeg.indexOf(Buffer.from([0xff, 0xc0])) + 5;
  const sized = (height: number, width: number) => {
    const file = Buffer.from(jpeg);
    file.writeUInt16BE(height, at);
    file.writeUInt16BE(width, at + 2);
    return inspect(file).unfit;
  };
  expect(sized(10_000, 10_000)).toBe('huge');
  expect(sized(65_535, 65_535)).toBe('huge');
  expect(sized(6120, 8160)).toBeNull();
  expect(sized(0, 8160)).toBe('unreadable');
});

test('no bytes make it fail, and none keep it long', async () => {
  const random = randomFrom(17);
  const seeds = await Promise.all(
    (['jpeg', 'png', 'webp', 'avif', 'gif'] as const).map((format) =>
      blank(40, 30).toFormat(format).toBuffer(),
    ),
  );
  for (let round = 0; round < 2000; round++) {
    const file = Buffer.from(seeds[round % seeds.length]!);
    for (let hit = 0; hit < 1 + random() * 12; hit++)
      file[Math.floor(random() * Math.min(file.length, 200))] = Math.floor(random() * 256);
    const cut = file.subarray(0, random() < 0.5 ? file.length : Math.floor(random() * file.length));
    const { unfit, size } = inspect(cut);
    expect([null, 'empty', 'notImage', 'heic', 'animated', 'huge', 'unreadable']).toContain(unfit);
    if (size) expect(Number.isFinite(size.width * size.height)).toBe(true);
  }
  for (const fill of [0x00, 0xff, 0x21, 0x2c]) {
    for (const seed of seeds) {
      const long = Buffer.alloc(HEAD_BYTES, fill);
      seed.copy(long, 0, 0, 40);
      expect(() => inspect(long)).not.toThrow();
    }
  }
});
