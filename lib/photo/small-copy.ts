import { asJpeg, canReadPixels, drawn } from '@/lib/photo/canvas';

/** Bytes of a copy at most, and of a file that goes as it is: the server takes no more (lib/enquiry/photo/photo.ts). */
const MAX_BYTES = 900_000;
const MAX_UNREAD_BYTES = 5_000_000;
/** Longest sides, in px, and qualities, until one is light enough. */
const TRIES = [
  [2000, 0.85],
  [2000, 0.7],
  [1600, 0.7],
  [1200, 0.6],
] as const;

/**
 * A JPEG drawn anew from the pixels: upright, small, and without anything a camera noted. Null if none is light enough.
 * Where the browser gives no page its pixels, the file itself: the server draws all photographs anew.
 */
export async function copyOf(file: Blob): Promise<Blob | null> {
  if (!canReadPixels()) return file.size <= MAX_UNREAD_BYTES ? file : null;
  const whole = await createImageBitmap(file, { imageOrientation: 'from-image' });
  for (const [side, quality] of TRIES) {
    const scale = Math.min(1, side / Math.max(whole.width, whole.height));
    const { canvas } = drawn(whole, Math.round(whole.width * scale), Math.round(whole.height * scale));
    const blob = await asJpeg(canvas, quality);
    if (blob && blob.size <= MAX_BYTES) return blob;
  }
  return null;
}
