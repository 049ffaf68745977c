import { canvasOf } from './look';

/** Bytes at most; the server takes no more (lib/enquiry/photo.ts). */
const MOST_BYTES = 900_000;
/** Longest sides, in px, and qualities, until one is light enough. */
const TRIES = [
  [2000, 0.85],
  [2000, 0.7],
  [1600, 0.7],
  [1200, 0.6],
] as const;

const asJpeg = (canvas: OffscreenCanvas | HTMLCanvasElement, quality: number): Promise<Blob | null> =>
  'convertToBlob' in canvas
    ? canvas.convertToBlob({ type: 'image/jpeg', quality })
    : new Promise((done) => canvas.toBlob(done, 'image/jpeg', quality));

/** A JPEG drawn anew from the pixels: upright, small, and without anything a camera noted. Null if none is light enough. */
export async function copyOf(file: Blob): Promise<Blob | null> {
  const whole = await createImageBitmap(file, { imageOrientation: 'from-image' });
  for (const [side, quality] of TRIES) {
    const scale = Math.min(1, side / Math.max(whole.width, whole.height));
    const canvas = canvasOf(Math.round(whole.width * scale), Math.round(whole.height * scale));
    const brush = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
    brush.imageSmoothingQuality = 'high';
    brush.fillStyle = '#fff';
    brush.fillRect(0, 0, canvas.width, canvas.height);
    brush.drawImage(whole, 0, 0, canvas.width, canvas.height);
    const blob = await asJpeg(canvas, quality);
    if (blob && blob.size <= MOST_BYTES) return blob;
  }
  return null;
}
