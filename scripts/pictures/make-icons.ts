/** Draws the icons from the mark: node --import tsx scripts/pictures/make-icons.ts. Run after the mark has changed. */
import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { squareIcon } from '../../lib/site/icon';

const { svg, side: SIDE } = squareIcon();

/** Sizes of the one icon that programs ask for by its old address. */
const ICO_SIDES = [16, 32, 48];

/** Pictures as PNG in the frame of an .ico file: a head, a row of 16 bytes for each, then the pictures. */
function ico(pictures: readonly { side: number; png: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [place, { side, png }] of pictures.entries()) {
    const row = 6 + 16 * place;
    head.writeUInt8(side, row);
    head.writeUInt8(side, row + 1);
    head.writeUInt16LE(1, row + 4);
    head.writeUInt16LE(32, row + 6);
    head.writeUInt32LE(png.length, row + 8);
    head.writeUInt32LE(offset, row + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}

const draw = (side: number) => sharp(Buffer.from(svg), { density: (72 * side) / SIDE }).resize(side, side);

async function main() {
  await writeFile('public/icon.svg', svg);
  for (const [file, side] of [
    ['public/apple-icon.png', 180],
    ['public/icon-192.png', 192],
    ['public/icon-512.png', 512],
  ] as const) {
    await writeFile(file, await draw(side).removeAlpha().png({ palette: true }).toBuffer());
  }
  const pictures = ICO_SIDES.map(async (side) => ({ side, png: await draw(side).png().toBuffer() }));
  await writeFile('public/favicon.ico', ico(await Promise.all(pictures)));
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
