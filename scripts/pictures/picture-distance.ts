/**
 * How alike pictures look: a 64-bit difference hash of each, and the pairs with the fewest bits apart.
 * Colour counts too: each channel has its own hash, or one tile in two colours would look like one picture.
 */
import sharp from 'sharp';

const ACROSS = 9;
const DOWN = 8;

export interface Look {
  id: string;
  /** Signs of brightness steps from pixel to pixel. */
  bits: readonly boolean[];
  /** Average red, green and blue. */
  tone: readonly [number, number, number];
}

export async function lookOf(id: string, file: string): Promise<Look> {
  const grey = await sharp(file).greyscale().resize(ACROSS, DOWN, { fit: 'fill' }).raw().toBuffer();
  const bits: boolean[] = [];
  for (let y = 0; y < DOWN; y++) {
    for (let x = 0; x < ACROSS - 1; x++) bits.push(grey[y * ACROSS + x]! < grey[y * ACROSS + x + 1]!);
  }
  const [red, green, blue] = await sharp(file).removeAlpha().resize(1, 1, { fit: 'fill' }).raw().toBuffer();
  return { id, bits, tone: [red!, green!, blue!] };
}

/** Bits that differ plus the distance of the average colours, 8 levels to the bit. */
export function distance(a: Look, b: Look): number {
  const bits = a.bits.filter((bit, index) => bit !== b.bits[index]).length;
  const tone = Math.hypot(...a.tone.map((value, index) => value - b.tone[index]!));
  return bits + tone / 8;
}

export interface Pair {
  ids: readonly [string, string];
  apart: number;
}

/** The closest pairs of a set, closest first. */
export function closest(looks: readonly Look[], count: number): Pair[] {
  const pairs: Pair[] = [];
  looks.forEach((a, index) => {
    for (const b of looks.slice(index + 1)) pairs.push({ ids: [a.id, b.id], apart: distance(a, b) });
  });
  return pairs.sort((a, b) => a.apart - b.apart).slice(0, count);
}
