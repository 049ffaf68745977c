/**
 * The sample house of /your-roof before and after: its left part as it was rendered, its right part as the tool shows it.
 *
 * node --import tsx scripts/pictures/own-roof.ts <folder of masters>, then npm run pictures -- --from <folder> own-roof
 */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { OWN_ROOF } from '../../content/pictures/shots/own-roof';
import { sampleHouse } from '../../content/media/sample-house';
import { TEXTURES } from '../../content/catalogue/textures';
import { enlarge } from '../../lib/your-roof/laying/enlarge';
import { broadLight, recolour, study } from '../../lib/your-roof/laying/recolour';
import { mask } from '../../lib/your-roof/marking/mask';
import { snap } from '../../lib/your-roof/marking/snap';
import type { Picture } from '../../lib/your-roof/picture/types';
import { SEEN } from '../../lib/your-roof/protocol';

/** Where the two parts meet, in shares of the width, and how wide the line between them is. */
const SPLIT = 0.5;
const LINE = 0.003;

async function pictureOf(width?: number): Promise<Picture> {
  const source = sharp(`public/img/${sampleHouse.picture}-1080.avif`);
  const { data, info } = await (width ? source.resize(width) : source)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8ClampedArray(data) };
}

/** The whole house in the sample's tile, as the tool saves it. */
async function afterOf(large: Picture): Promise<Picture> {
  const tile = TEXTURES.find(({ key }) => key === sampleHouse.tile)!;
  const seen = await pictureOf(SEEN);
  const { planes } = snap(seen, sampleHouse.planes);
  const found = mask(seen, { planes, out: [], through: [] });
  const whole = enlarge(found, large, large.width / SEEN);
  const light = { ...study(found, seen), base: broadLight(whole, large) };
  return recolour(large, { mask: whole, study: light }, tile.colours).picture;
}

const encoded = ({ data, width, height }: Picture) =>
  sharp(Buffer.from(data.buffer), { raw: { width, height, channels: 4 } }).removeAlpha();

async function main(folder: string | undefined) {
  if (!folder) throw new Error('say where masters are kept: scripts/pictures/own-roof.ts <folder>');
  const before = await pictureOf();
  const { width, height } = before;
  const left = Math.round(SPLIT * width);
  const after = await encoded(await afterOf(before))
    .extract({ left, top: 0, width: width - left, height })
    .png()
    .toBuffer();
  const wide = Math.round(LINE * width);
  const line = { create: { width: wide, height, channels: 3 as const, background: '#fff' } };
  const file = path.join(folder, `${OWN_ROOF.id}.png`);
  await mkdir(path.dirname(file), { recursive: true });
  const parts = [
    { input: after, left, top: 0 },
    { input: line, left: left - Math.round(wide / 2), top: 0 },
  ];
  await encoded(before).composite(parts).png().toFile(file);
}

void main(process.argv[2]);
