/** Draws the icons from the mark: node --import tsx scripts/make-icons.ts. Run after the mark has changed. */
import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { INK, MARK } from '../content/mark';

// Share of the square the mark may fill; launchers cut up to a tenth off each side of an icon.
const FILL = 0.7;
const SIDE = Math.round(MARK.width / FILL);

const square = () => {
  const x = (SIDE - MARK.width) / 2;
  const y = (SIDE - MARK.height) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}"><path fill="${INK.terracotta}" d="M0 0h${SIDE}v${SIDE}H0z"/><path transform="translate(${x} ${y})" d="${MARK.path}" fill="none" stroke="${INK.plaster}" stroke-width="${MARK.stroke + 2}"/></svg>\n`;
};

async function main() {
  const svg = square();
  await writeFile('app/icon.svg', svg);
  for (const [file, side] of [
    ['app/apple-icon.png', 180],
    ['public/icon-192.png', 192],
    ['public/icon-512.png', 512],
  ] as const) {
    const density = (72 * side) / SIDE;
    const png = sharp(Buffer.from(svg), { density }).resize(side, side).removeAlpha();
    await writeFile(file, await png.png({ palette: true }).toBuffer());
  }
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
