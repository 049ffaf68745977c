import sharp, { type Sharp } from 'sharp';
import type { YourRoofWords } from '@/content/pages/tools/your-roof';

/* Photographs as telephones, scanners and mistakes deliver them, made when they are wanted. */

export interface OddPhoto {
  name: string;
  buffer: Buffer;
  /** What is said of it, or the size, px, in which it is seen upright. */
  becomes: { fault: keyof YourRoofWords['faults'] } | { seen: string };
}

const SAND = '#cbb994';
/** Longest side that is seen. */
const SEEN = 1024;

const plain = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: SAND } });

/** A picture with a red corner at the upper left once it stands upright, stored in one of the eight turns of Exif. */
async function turned(turn: number): Promise<OddPhoto> {
  const [width, height] = [800 + 10 * turn, 500];
  const corner = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#c00000' } })
    .png()
    .toBuffer();
  const upright = await plain(width, height)
    .composite([{ input: corner, left: 0, top: 0 }])
    .png()
    .toBuffer();
  const angle = [0, 0, 0, 180, 0, 90, 270, 90, 90][turn]!;
  const rotated = await sharp(upright).rotate(angle).png().toBuffer();
  const stored = sharp(rotated)
    .flop(turn === 2 || turn === 5)
    .flip(turn === 4 || turn === 7);
  const buffer = await stored.jpeg().withMetadata({ orientation: turn }).toBuffer();
  return { name: `exif-${turn}.jpg`, buffer, becomes: { seen: `${width}×${height}` } };
}

async function moving(format: 'webp' | 'gif'): Promise<Buffer> {
  const frames = await Promise.all(
    ['#a55544', '#4455aa'].map((background) =>
      sharp({ create: { width: 700, height: 500, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  const whole = sharp(frames, { join: { animated: true } });
  return format === 'gif' ? whole.gif().toBuffer() : whole.webp().toBuffer();
}

/** The beginning of a picture, which tells a size; the rest is not there. */
export async function sized(width: number, height: number): Promise<Buffer> {
  const whole = await plain(16, 16).jpeg().toBuffer();
  const at = whole.indexOf(Buffer.from([0xff, 0xc0])) + 5;
  whole.writeUInt16BE(height, at);
  whole.writeUInt16BE(width, at + 2);
  return whole.subarray(0, at + 40);
}

const file = (name: string, buffer: Buffer, becomes: OddPhoto['becomes']): OddPhoto => ({
  name,
  buffer,
  becomes,
});
const seen = (width: number, height: number) => {
  const by = Math.min(1, SEEN / Math.max(width, height));
  return { seen: `${Math.round(width * by)}×${Math.round(height * by)}` };
};

export async function oddPhotos(): Promise<OddPhoto[]> {
  const whole = await plain(1200, 800).jpeg().toBuffer();
  const deep = await sharp(await plain(700, 500).png().toBuffer())
    .toColourspace('rgb16')
    .png()
    .toBuffer();
  const heic = [0, 0, 0, 24, ...Buffer.from('ftypheic'), 0, 0, 0, 0, ...Buffer.from('mif1heic')];
  return [
    ...(await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map(turned))),
    file('48-megapixels.jpg', await plain(8000, 6000).jpeg().toBuffer(), seen(8000, 6000)),
    file('panorama.jpg', await plain(6000, 600).jpeg().toBuffer(), seen(6000, 600)),
    file('four-inks.jpg', await plain(760, 500).toColourspace('cmyk').jpeg().toBuffer(), seen(760, 500)),
    file('sixteen-bits.png', deep, seen(700, 500)),
    file('moving.webp', await moving('webp'), { fault: 'animated' }),
    file('moving.gif', await moving('gif'), { fault: 'animated' }),
    file('90-megapixels.jpg', await sized(10_000, 9000), { fault: 'huge' }),
    file('iphone.heic', Buffer.from(heic), { fault: 'heic' }),
    file('cut-off.jpg', whole.subarray(0, 60), { fault: 'unreadable' }),
    file('nothing.jpg', Buffer.alloc(0), { fault: 'empty' }),
    file('text.jpg', Buffer.from('This is a letter and no picture.'), { fault: 'notImage' }),
    file('drawing.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"/>'), {
      fault: 'notImage',
    }),
    file('small.jpg', await plain(600, 400).jpeg().toBuffer(), { fault: 'small' }),
  ];
}
