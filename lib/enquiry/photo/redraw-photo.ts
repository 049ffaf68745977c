import 'server-only';
import sharp, { type Metadata } from 'sharp';
import { log, reason } from '@/lib/observe/logger';
import { isCheap } from './photo-cost';

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

/** Starts of the files that are read at all: other readers (SVG, TIFF, PDF) never see what a visitor sent. */
function isPhotograph(file: Uint8Array): boolean {
  const head = Buffer.from(file.subarray(0, 12)).toString('latin1');
  if (head.startsWith('\xff\xd8\xff') || head.startsWith('\x89PNG\r\n\x1a\n')) return true;
  return head.startsWith('RIFF') && head.endsWith('WEBP');
}

const isBounded = ({ width, height, pages = 1 }: Metadata) =>
  pages === 1 && Math.max(width, height) <= MAX_SIDE_PX && width * height <= MAX_PIXELS;

const open = (file: Uint8Array) =>
  sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true });

async function draw(file: Uint8Array, quality: number): Promise<Buffer> {
  // Turned as its camera noted, in sRGB, on white; sharp writes no notes, no profile and no second picture.
  return open(file)
    .autoOrient()
    .resize({ width: KEPT_SIDE, height: KEPT_SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .jpeg({ quality })
    .timeout({ seconds: TIMEOUT_SECONDS })
    .toBuffer();
}

/**
 * A JPEG of our own of the photograph (JPEG, PNG or WebP) in a file of unknown origin, or null if it is none, is too
 * large, or cannot be decoded. Decoding is done beside the event loop; the caller bounds how much of it at once.
 */
export async function drawnAnew(file: Uint8Array): Promise<Uint8Array<ArrayBuffer> | null> {
  if (!isPhotograph(file)) return null;
  try {
    const picture = await open(file).metadata();
    if (!isBounded(picture) || !isCheap(file, picture)) return null;
    for (const quality of QUALITIES) {
      const drawn = await draw(file, quality);
      if (drawn.length <= MAX_KEPT_BYTES) return Uint8Array.from(drawn);
    }
  } catch (error) {
    log.warn('photo-not-decoded', { error: reason(error).slice(0, 200) });
  }
  return null;
}
