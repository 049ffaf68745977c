import sharp, { type Sharp } from 'sharp';
import { outcomeOf } from '../../../lib/roof-check/network';
import weights from '../../../lib/roof-check/weights.json';
import { logitOfPicture } from '../../../scripts/roof-check/renderings';

/** A house of a scene that nothing was learnt from, as a camera would deliver it. */
export const house = (width: number, height: number) =>
  sharp('public/img/project/school-gate-dubai.webp').resize(width, height, { fit: 'cover' });

/** Such a house seen through a mist of some thickness, 0 to 1. */
async function misty(thickness: number): Promise<Buffer> {
  const mist = { create: { width: 1600, height: 1200, channels: 4, background: { r: 150, g: 155, b: 160, alpha: thickness } } } as const; // prettier-ignore
  return house(1600, 1200)
    .composite([{ input: await sharp(mist).png().toBuffer() }])
    .png()
    .toBuffer();
}

/** A roof that the network is not sure of: the mist is thickened until it is. Found anew, since weights change. */
export async function doubtful(): Promise<Sharp> {
  let [clear, thick] = [0, 1];
  for (let round = 0; round < 12; round++) {
    const middle = (clear + thick) / 2;
    const picture = await misty(middle);
    const outcome = outcomeOf(weights, await logitOfPicture(weights, picture));
    if (outcome === 'unsure') return sharp(picture);
    if (outcome === 'likely') clear = middle;
    else thick = middle;
  }
  throw new Error('the network is sure of every misty house');
}

/** As a telephone stores a picture that it took upright: lying, with a note how to turn it. */
export async function turned(picture: Sharp): Promise<Buffer> {
  const lying = await sharp(await picture.png().toBuffer())
    .rotate(90)
    .png()
    .toBuffer();
  return sharp(lying).jpeg().withMetadata({ orientation: 8 }).toBuffer();
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

/** A room, a brick, a house in mist, a house stored lying and roofs from above; each of another size. */
export const fivePhotos = async (): Promise<Photo[]> => [
  {
    name: 'room',
    buffer: await jpeg('about/showroom-table', 1200, 1100),
    size: '1200 × 1100',
    said: 'unsuitable',
  },
  { name: 'brick', buffer: await jpeg('brick/10', 1300, 1100), size: '1300 × 1100', said: 'unsuitable' },
  {
    name: 'mist',
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
