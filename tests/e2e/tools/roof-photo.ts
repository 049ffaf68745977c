import type { Page } from '@playwright/test';
import sharp, { type Sharp } from 'sharp';
import weights from '../../../lib/roof-check/weights.json';
import { logitOfPicture } from '../../../scripts/roof-check/renderings';

/** A house of a scene that nothing was learnt from, as a camera would deliver it. */
export const house = (width: number, height: number) =>
  sharp('public/img/project/school-gate-dubai.webp').resize(width, height, { fit: 'cover' });

const ROOM = 'about/showroom-table';

/** Such a house mirrored in the window of a room, of which so much is seen, 0 to 1. */
async function mirrored(part: number, width = 1600): Promise<Buffer> {
  const height = (width * 3) / 4;
  const room = sharp(`public/img/${ROOM}.webp`).resize(width, height, { fit: 'cover' }).removeAlpha();
  const faint = await room.ensureAlpha(part).png({ compressionLevel: 1 }).toBuffer();
  return house(width, height)
    .composite([{ input: faint }])
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** How clear the room must be for the network to be unsure. */
async function doubt(): Promise<number> {
  const wished = (weights.likely + weights.unlikely) / 2;
  let [low, high] = [0, 1];
  for (let round = 0; round < 10; round++) {
    const part = (low + high) / 2;
    // It sees no more of a larger one: both are made smaller than this for it.
    if ((await logitOfPicture(weights, await mirrored(part, 480))) > wished) low = part;
    else high = part;
  }
  return low;
}

let found: Promise<number> | undefined;

/** A roof that the network is not sure of: the room is made clearer until it is. Found anew, since weights change. */
export const doubtful = async (): Promise<Sharp> => sharp(await mirrored(await (found ??= doubt())));

/** Makes a browser give its pages noise for pixels, as those that resist fingerprinting do; without workers, which a test cannot reach. */
export const hidePixels = (page: Page) =>
  page.addInitScript(() => {
    Reflect.deleteProperty(window, 'Worker');
    for (const Context of [CanvasRenderingContext2D, OffscreenCanvasRenderingContext2D]) {
      const read = Context.prototype.getImageData;
      Context.prototype.getImageData = function (...place: Parameters<typeof read>) {
        const image = read.apply(this, place);
        image.data.forEach((_, at) => (image.data[at] = (at * 97) % 256));
        return image;
      };
    }
  });

/** How telephones store what they took: the turn of the pixels, and the note of how to turn them back. */
export const TURNS = [
  [90, 8],
  [180, 3],
  [270, 6],
] as const;

/** A picture as a telephone stores it. */
export async function turned(picture: Sharp, [degrees, orientation] = TURNS[0] as (typeof TURNS)[number]) {
  const lying = await sharp(await picture.png().toBuffer())
    .rotate(degrees)
    .png()
    .toBuffer();
  return sharp(lying).jpeg({ quality: 95 }).withMetadata({ orientation }).toBuffer();
}

interface Photo {
  name: string;
  buffer: Buffer;
  /** As the page tells it. */
  size: string;
  /** The sentence of the page about it. */
  said: 'suitable' | 'question' | 'unsuitable';
}

const jpeg = (file: string, width: number, height: number) =>
  sharp(`public/img/${file}.webp`).resize(width, height, { fit: 'cover' }).jpeg().toBuffer();

/** A room, a brick, a house mirrored in a window, a house stored lying and roofs from above; each of another size. */
export const fivePhotos = async (): Promise<Photo[]> => [
  {
    name: 'room',
    buffer: await jpeg(ROOM, 1200, 1100),
    size: '1200 × 1100',
    said: 'unsuitable',
  },
  { name: 'brick', buffer: await jpeg('brick/10', 1300, 1100), size: '1300 × 1100', said: 'unsuitable' },
  {
    name: 'mirrored',
    buffer: await (await doubtful()).jpeg({ quality: 95 }).toBuffer(),
    size: '1600 × 1200',
    said: 'question',
  },
  { name: 'turned', buffer: await turned(house(1800, 1200)), size: '1800 × 1200', said: 'suitable' },
  {
    name: 'roofs',
    buffer: await jpeg('project/courtyard-roofs-abu-dhabi', 1500, 1100),
    size: '1500 × 1100',
    said: 'suitable',
  },
];
