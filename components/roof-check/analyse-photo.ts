import { sightOf } from '@/lib/roof-check/network';
import { canReadPixels, drawn } from '@/lib/photo/canvas';
import { HEAD_BYTES, MAX_PIXELS, inspect, type Unfit } from '@/lib/photo/picture-head';
import type { Pixels } from '@/lib/roof-check/pixels';
import { regionOf } from '@/lib/roof-check/region';
import type { Finding } from '@/lib/roof-check/verdict';
import weights from '@/lib/roof-check/weights.json';

/** Longest side, in px, of the copy that is looked at. */
const COPY = 512;

export type PhotoAnalysis = { ok: true; finding: Finding; copy: ImageBitmap } | { ok: false; unfit: Unfit };

/** A copy of a picture, small enough to be looked at in no time. */
function smallCopy(whole: ImageBitmap) {
  const scale = Math.min(1, COPY / Math.max(whole.width, whole.height));
  const [width, height] = [whole.width, whole.height].map((side) => Math.max(1, Math.round(side * scale)));
  return drawn(whole, width!, height!);
}

/** What is on a picture. Where one was seen is told only if a roof is likely. */
function findingOf(pixels: Pixels): Omit<Finding, 'width' | 'height'> {
  const { outcome, likelihood, evidence } = sightOf(weights, pixels);
  return { outcome, likelihood, region: outcome === 'likely' ? regionOf(evidence) : null };
}

/** The check cannot look: the visitor is asked. */
const BLIND = { outcome: 'unsure', likelihood: null, region: null } as const;

/** Looks at nothing: the first picture is looked at more slowly than the next, so this is the first. */
export function warmUp() {
  sightOf(weights, { data: new Uint8Array(4), width: 1, height: 1 });
}

/** Opens a file, upright as its camera noted, and looks at a small copy of it. In a worker or in the page. */
export async function analysePhoto(file: Blob): Promise<PhotoAnalysis> {
  try {
    const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
    const { unfit } = inspect(head);
    if (unfit) return { ok: false, unfit };
    const whole = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const { width, height } = whole;
    if (width * height > MAX_PIXELS) return { ok: false, unfit: 'huge' };
    const { canvas, brush } = smallCopy(whole);
    whole.close();
    const found = canReadPixels() ? findingOf(brush.getImageData(0, 0, canvas.width, canvas.height)) : BLIND;
    return { ok: true, finding: { width, height, ...found }, copy: await createImageBitmap(canvas) };
  } catch {
    return { ok: false, unfit: 'unreadable' };
  }
}
