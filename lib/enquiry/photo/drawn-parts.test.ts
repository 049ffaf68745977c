/** @jest-environment node */
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { quietLog } from '@/tests/helpers/jest/quiet';
import { drawnParts } from './drawn-parts';
import { drawnAnew } from './redraw-photo';

quietLog();

const plain = (width = 64, height = 48) =>
  sharp({ create: { width, height, channels: 3, background: '#a54' } });

const u16 = (value: number) => Buffer.from([value >> 8, value & 0xff]);
const u32 = (value: number) => Buffer.from(Uint32Array.of(value).buffer).swap32();
const times = (count: number, part: Buffer) => Buffer.concat(Array<Buffer>(count).fill(part));

/** A part of a PNG, and a PNG with parts behind its head. */
const chunk = (name: string, content: Buffer) => {
  const named = Buffer.concat([Buffer.from(name), content]);
  return Buffer.concat([u32(content.length), named, u32(crc32(named))]);
};
const pngWith = async (...parts: Buffer[]) => {
  const file = await plain().png().toBuffer();
  return Buffer.concat([file.subarray(0, 33), ...parts, file.subarray(33)]);
};
const packed = (bytes: number) => deflateSync(Buffer.alloc(bytes, 'a'), { level: 9 });
const packedText = (bytes: number) => chunk('zTXt', Buffer.concat([Buffer.from('k\0\0'), packed(bytes)]));
const profile = (icc: Buffer) => chunk('iCCP', Buffer.concat([Buffer.from('k\0\0'), deflateSync(icc)]));

/** A part of a WebP, and a WebP of parts. */
const piece = (name: string, content: Buffer) =>
  Buffer.concat([Buffer.from(name), u32(content.length).swap32(), content, Buffer.alloc(content.length % 2)]);
const webpOf = (...parts: Buffer[]) => piece('RIFF', Buffer.concat([Buffer.from('WEBP'), ...parts]));
const moving = async (pictures: number) => {
  const one = (await plain(1, 1).webp({ lossless: true }).toBuffer()).subarray(12);
  const flags = Buffer.from([2, ...Array<number>(9).fill(0)]);
  const frame = piece('ANMF', Buffer.concat([Buffer.alloc(12), Buffer.from([10, 0, 0, 0]), one]));
  return webpOf(piece('VP8X', flags), piece('ANIM', Buffer.alloc(6)), times(pictures, frame));
};

/** A JPEG with segments of a kind behind its beginning. */
const jpegWith = async (mark: number, count: number, content = 'a') => {
  const file = await plain().jpeg().toBuffer();
  const segment = Buffer.concat([Buffer.from([0xff, mark]), u16(content.length + 2), Buffer.from(content)]);
  return Buffer.concat([file.subarray(0, 2), times(count, segment), file.subarray(2)]);
};

/** The profile of today's telephones, with a tag more. */
async function withTag(name: string, content: Buffer): Promise<Buffer> {
  const { icc } = await sharp(await plain().withIccProfile('p3').jpeg().toBuffer()).metadata();
  const tags = icc!.readUInt32BE(128);
  const table = Buffer.from(icc!.subarray(132, 132 + 12 * tags));
  for (let at = 4; at < table.length; at += 12) table.writeUInt32BE(table.readUInt32BE(at) + 12, at);
  const data = icc!.subarray(132 + 12 * tags);
  const tag = Buffer.concat([Buffer.from(name), u32(icc!.length + 12), u32(content.length)]);
  const head = Buffer.from(icc!.subarray(0, 128));
  head.writeUInt32BE(icc!.length + 12 + content.length, 0);
  return Buffer.concat([head, u32(tags + 1), table, tag, data, content]);
}

/** A row of steps, each three colours times a matrix of ones in its diagonal. */
function steps(count: number): Buffer {
  const matrix = Buffer.alloc(60);
  matrix.write('matf');
  for (const at of [8, 10]) matrix.writeUInt16BE(3, at);
  for (const at of [12, 28, 44]) matrix.writeFloatBE(1, at);
  const place = Buffer.concat([u32(16 + 8 * count), u32(matrix.length)]);
  const head = Buffer.concat([Buffer.from('mpet\0\0\0\0'), u16(3), u16(3), u32(count)]);
  return Buffer.concat([head, times(count, place), matrix]);
}

test('of a PNG what draws it is decoded: no texts, no second picture, nothing twice', async () => {
  const bare = drawnParts(await pngWith());
  const gamma = chunk('gAMA', u32(45_455));
  const texts = [
    packedText(50),
    chunk('tEXt', Buffer.from('k\0a')),
    chunk('iTXt', Buffer.from('k\0\0\0\0\0a')),
  ];
  const second = [chunk('acTL', Buffer.alloc(8)), chunk('fcTL', Buffer.alloc(26)), chunk('fdAT', u32(1))];
  expect(drawnParts(await pngWith(...texts, ...second))).toEqual(bare);
  expect(drawnParts(await pngWith(gamma, gamma))).toEqual(drawnParts(await pngWith(gamma)));
  expect(await sharp(bare!).metadata()).toMatchObject({ format: 'png', width: 64, height: 48 });
});

test.each(['png', 'webp', 'jpeg'] as const)('its turn and its colours stay with a %s', async (format) => {
  const file = await plain()
    .withMetadata({ orientation: 6 })
    .withIccProfile('p3')
    .toFormat(format)
    .toBuffer();
  const { orientation, icc } = await sharp(drawnParts(file)!).metadata();
  expect([orientation, icc]).toEqual([6, (await sharp(file).metadata()).icc]);
  const drawn = await drawnAnew(file);
  expect(await sharp(drawn!).metadata()).toMatchObject({ width: 48, height: 64 });
});

test('what breaks off, has too many parts or is of another kind is not decoded', async () => {
  const [png, webp] = [await pngWith(), await plain().webp().toBuffer()];
  for (const file of [png, webp]) expect(drawnParts(file.subarray(0, file.length - 20))).toBeNull();
  expect(drawnParts(await pngWith(times(11_000, chunk('tEXt', Buffer.alloc(0)))))).toBeNull();
  expect(drawnParts(webpOf(webp.subarray(12), times(11_000, piece('abcd', Buffer.alloc(0)))))).toBeNull();
  for (const text of ['<svg/>', '%PDF-1.7', 'II*\0', 'GIF89a'])
    expect(drawnParts(Buffer.from(text))).toBeNull();
});

test('a JPEG has as many parts as cameras write, and pixels with marks between their rows are one', async () => {
  // A profile in 255 parts and notes in 70.
  expect(drawnParts(await jpegWith(0xe2, 325))).not.toBeNull();
  expect(drawnParts(await jpegWith(0xe1, 600))).toBeNull();
  const file = await plain().jpeg().toBuffer();
  const rows = Buffer.concat([
    file.subarray(0, -2),
    times(2000, Buffer.from([0xff, 0xd0, 1])),
    file.subarray(-2),
  ]);
  expect(drawnParts(rows)).not.toBeNull();
});

/** Seconds of all processors. */
async function secondsFor(file: Buffer): Promise<[drawn: boolean, seconds: number]> {
  const before = process.cpuUsage();
  const drawn = await drawnAnew(file);
  const { user, system } = process.cpuUsage(before);
  return [drawn !== null, (user + system) / 1_000_000];
}

test.each<[string, boolean, () => Promise<Buffer>]>([
  ['a PNG with 45 MB of packed text', true, () => pngWith(packedText(45_000_000))],
  ['a PNG with 90 such texts', true, () => pngWith(times(90, packedText(45_000_000)))],
  [
    'a PNG with a profile of 45 MB',
    true,
    async () => pngWith(profile(await withTag('zzzz', Buffer.alloc(45e6)))),
  ],
  [
    'a PNG with a profile of 20,000 steps',
    true,
    async () => pngWith(profile(await withTag('D2B0', steps(20_000)))),
  ],
  ['a WebP of 60,000 pictures', false, () => moving(60_000)],
  ['a JPEG of 960,000 parts', false, () => jpegWith(0xed, 960_000)],
])('%s holds nobody up; drawn: %s', async (_, isDrawn, make) => {
  const file = await make();
  expect(file.length).toBeLessThan(5_000_000);
  const [drawn, seconds] = await secondsFor(file);
  expect(drawn).toBe(isDrawn);
  expect(seconds).toBeLessThan(1.5);
});
