/** @jest-environment node */
import sharp from 'sharp';
import { hasFewParts, isCheap, type Told } from './photo-cost';

const side = 7_000;
const told = (given: Partial<Told>): Told => ({
  format: 'jpeg',
  width: side,
  height: side,
  channels: 3,
  depth: 'uchar',
  isProgressive: true,
  ...given,
});

test.each<[string, boolean, Partial<Told>]>([
  ['a progressive JPEG as phones write it', true, { chromaSubsampling: '4:2:0' }],
  ['one with colours as fine as its light', false, { chromaSubsampling: '4:4:4' }],
  ['the same row by row', true, { chromaSubsampling: '4:4:4', isProgressive: false }],
  ['one of four inks', false, { channels: 4, chromaSubsampling: '4:4:4:4' }],
  ['an interlaced PNG', true, { format: 'png' }],
  ['one that can be seen through', true, { format: 'png', channels: 4 }],
  ['one of fine colours', false, { format: 'png', depth: 'ushort' }],
  ['a PNG of fine colours, row by row', true, { format: 'png', depth: 'ushort', isProgressive: false }],
])('%s of 49 megapixels is cheap: %s', (_, cheap, given) => expect(isCheap(told(given))).toBe(cheap));

/** A progressive JPEG of 64 × 64 pixels, and the same with its last pass so many times. */
async function passes(): Promise<[Buffer, (times: number) => Buffer]> {
  const blank = { width: 64, height: 64, channels: 3, background: '#a54' } as const;
  const file = await sharp({ create: blank }).jpeg({ progressive: true }).toBuffer();
  const last = file.subarray(file.lastIndexOf(Buffer.from([0xff, 0xda])), -2);
  return [
    file,
    (times) => Buffer.concat([file.subarray(0, -2), ...Array<Buffer>(times).fill(last), file.subarray(-2)]),
  ];
}

test('the passes of a JPEG are counted, and not those of pictures inside and behind it', async () => {
  const [file, withMore] = await passes();
  expect(hasFewParts(file)).toBe(true);
  expect(hasFewParts(withMore(10))).toBe(true);
  expect(hasFewParts(withMore(40))).toBe(false);
  const many = withMore(400);
  expect(hasFewParts(Buffer.concat([file, many]))).toBe(true);
  const note = Buffer.concat([Buffer.from([0xff, 0xe1, many.length >> 8, many.length & 0xff]), many]);
  expect(note.length).toBeLessThan(0xffff);
  expect(hasFewParts(Buffer.concat([file.subarray(0, 2), note.subarray(0, -2), file.subarray(2)]))).toBe(
    true,
  );
});

test('counting ends, whatever a file is made of and wherever it breaks off', () => {
  for (const byte of [0xff, 0, 0xda, 0xd0]) expect(hasFewParts(new Uint8Array(50_000).fill(byte))).toBe(true);
  const begun = Uint8Array.from([0xff, 0xd8, 0xff, 0xda, 0, 2, 0xff, 0, 1, 0xff]);
  for (let at = 0; at <= begun.length; at += 1) expect(hasFewParts(begun.subarray(0, at))).toBe(true);
});
