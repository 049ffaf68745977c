import 'server-only';
import sharp, { type Metadata } from 'sharp';
import { log, reason } from '@/lib/observe/logger';
import { drawnParts } from './drawn-parts';
import { isCheap, isPlainProfile } from './photo-cost';

/** Phones make photographs of 12 to 50 megapixels; a header that claims more is refused before anything is decoded. */
const MAX_PIXELS = 52_000_000;
const MAX_SIDE_PX = 16_384;
/** Pixels of the longer side of what is kept: enough to see a tile's profile on a photograph of a roof. */
const KEPT_SIDE = 2_048;
/** Quality of the JPEG, the first that fits into `MAX_KEPT_BYTES`: a mail carries it in base64. */
const QUALITIES = [85, 75, 60, 40];
const MAX_KEPT_BYTES = 900_000;
/** Seconds for decoding; libvips looks between two strips of rows. */
const TIMEOUT_SECONDS = 6;

const isBounded = ({ width, height, pages = 1 }: Metadata) =>
  pages === 1 && Math.max(width, height) <= MAX_SIDE_PX && width * height <= MAX_PIXELS;

const open = (file: Uint8Array, ignoreIcc = false) =>
  sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true, ignoreIcc });

/** Turned as its camera noted, in sRGB, on white. */
const pixelsOf = (file: Uint8Array, { icc }: Metadata) =>
  open(file, !isPlainProfile(icc))
    .autoOrient()
    .resize({ width: KEPT_SIDE, height: KEPT_SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw()
    .timeout({ seconds: TIMEOUT_SECONDS })
    .toBuffer({ resolveWithObject: true });

/**
 * A JPEG of our own of the photograph (JPEG, PNG or WebP) in a file of unknown origin, without notes, profile or a second
 * picture; null if it is none, is too large, or cannot be decoded. It is decoded once, beside the event loop; the
 * caller bounds how much of that at once.
 */
export async function drawnAnew(file: Uint8Array): Promise<Uint8Array<ArrayBuffer> | null> {
  const parts = drawnParts(file);
  if (!parts) return null;
  try {
    const picture = await open(parts).metadata();
    if (!isBounded(picture) || !isCheap(picture)) return null;
    const { data, info } = await pixelsOf(parts, picture);
    for (const quality of QUALITIES) {
      const drawn = await sharp(data, { raw: info }).jpeg({ quality }).toBuffer();
      if (drawn.length <= MAX_KEPT_BYTES) return Uint8Array.from(drawn);
    }
  } catch (error) {
    log.warn('photo-not-decoded', { error: reason(error).slice(0, 200) });
  }
  return null;
}
