import { outcomeOf } from '@/lib/roof-check/network';
import { HEAD, HUGE, inspect, type Unfit } from '@/lib/roof-check/picture-head';
import type { Finding } from '@/lib/roof-check/verdict';
import weights from '@/lib/roof-check/weights.json';

/** Longest side, in px, of the copy that is looked at. */
const COPY = 512;

export type Looked = { ok: true; finding: Finding; copy: ImageBitmap } | { ok: false; unfit: Unfit };

/** A canvas off the page; older browsers have only the page's own. */
export function canvasOf(width: number, height: number): OffscreenCanvas | HTMLCanvasElement {
  if (typeof OffscreenCanvas !== 'undefined') return new OffscreenCanvas(width, height);
  return Object.assign(document.createElement('canvas'), { width, height });
}

/** A copy of a picture, small enough to be looked at in no time. */
function smallCopy(whole: ImageBitmap) {
  const scale = Math.min(1, COPY / Math.max(whole.width, whole.height));
  const [width, height] = [whole.width, whole.height].map((side) => Math.max(1, Math.round(side * scale)));
  const canvas = canvasOf(width!, height!);
  const brush = canvas.getContext('2d', { willReadFrequently: true }) as OffscreenCanvasRenderingContext2D;
  brush.imageSmoothingQuality = 'high';
  // What is see-through counts as white, as it is shown.
  brush.fillStyle = '#fff';
  brush.fillRect(0, 0, width!, height!);
  brush.drawImage(whole, 0, 0, width!, height!);
  return { canvas, pixels: brush.getImageData(0, 0, width!, height!) };
}

/** Looks at nothing: the first picture is looked at more slowly than the next, so this is the first. */
export function lookOnce() {
  outcomeOf(weights, { data: new Uint8Array(4), width: 1, height: 1 });
}

/** Opens a file, upright as its camera noted, and looks at a small copy of it. In a worker or in the page. */
export async function lookAt(file: Blob): Promise<Looked> {
  try {
    const head = new Uint8Array(await file.slice(0, HEAD).arrayBuffer());
    const { unfit } = inspect(head);
    if (unfit) return { ok: false, unfit };
    const whole = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const { width, height } = whole;
    if (width * height > HUGE) return { ok: false, unfit: 'huge' };
    const { canvas, pixels } = smallCopy(whole);
    whole.close();
    const outcome = outcomeOf(weights, pixels);
    return { ok: true, finding: { width, height, outcome }, copy: await createImageBitmap(canvas) };
  } catch {
    return { ok: false, unfit: 'unreadable' };
  }
}
