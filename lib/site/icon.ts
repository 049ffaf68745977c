import { INK, MARK } from './mark';

// Share of the square the mark may fill; launchers cut up to a tenth off each side of an icon.
const FILL = 0.7;
const SIDE = Math.round(MARK.width / FILL);

/** The mark on a square, as SVG: what tabs, bookmarks and launchers show. `side` is its width and height in its own units. */
export function squareIcon(): { svg: string; side: number } {
  const x = (SIDE - MARK.width) / 2;
  const y = (SIDE - MARK.height) / 2;
  const ground = `<path fill="${INK.terracotta}" d="M0 0h${SIDE}v${SIDE}H0z"/>`;
  const line = `<path transform="translate(${x} ${y})" d="${MARK.path}" fill="none" stroke="${INK.plaster}" stroke-width="${MARK.stroke + 2}"/>`;
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}">${ground}${line}</svg>\n`,
    side: SIDE,
  };
}

/** An SVG as an address that is the picture itself: numbers are parted by commas, and what an address may not hold is escaped. */
export const inAddress = (svg: string): string =>
  `data:image/svg+xml,${svg
    .trim()
    .replace(/"/g, "'")
    .replace(/(?<=\d) (?=-?\d)/g, ',')
    .replace(/[\s<>#%{}|\\^`]/g, encodeURIComponent)}`;
