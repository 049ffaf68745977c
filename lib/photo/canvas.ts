export type Canvas = OffscreenCanvas | HTMLCanvasElement;
export type Brush = OffscreenCanvasRenderingContext2D;

/** A canvas off the page; older browsers have only the page's own. */
export function canvasOf(width: number, height: number): Canvas {
  if (typeof OffscreenCanvas !== 'undefined') return new OffscreenCanvas(width, height);
  return Object.assign(document.createElement('canvas'), { width, height });
}

/** What draws on a canvas; both kinds of canvas draw alike. */
export const brushOf = (canvas: Canvas, options?: CanvasRenderingContext2DSettings) =>
  canvas.getContext('2d', options) as Brush;

/** A picture on white: what is see-through counts as it is shown. */
export function drawn(whole: ImageBitmap, width: number, height: number) {
  const canvas = canvasOf(width, height);
  const brush = brushOf(canvas, { willReadFrequently: true });
  brush.imageSmoothingQuality = 'high';
  brush.fillStyle = '#fff';
  brush.fillRect(0, 0, width, height);
  brush.drawImage(whole, 0, 0, width, height);
  return { canvas, brush };
}

/** Nothing that a camera noted is in it: it is made of the pixels alone. Null where the browser cannot. */
export const asJpeg = (canvas: Canvas, quality: number): Promise<Blob | null> =>
  'convertToBlob' in canvas
    ? canvas.convertToBlob({ type: 'image/jpeg', quality })
    : new Promise((done) => canvas.toBlob(done, 'image/jpeg', quality));

const PATCH = 8;
/** Difference a byte, on average, that is still the picture: some browsers change the last bit. */
const MAX_NOISE = 4;

/**
 * Whether pages are given pixels as they are. Browsers that resist fingerprinting answer with noise or with white; a
 * patch of a known colour is painted and read back.
 */
export function canReadPixels(): boolean {
  try {
    const brush = brushOf(canvasOf(PATCH, PATCH), { willReadFrequently: true });
    const colour = [31, 127, 223];
    brush.fillStyle = `rgb(${colour.join(' ')})`;
    brush.fillRect(0, 0, PATCH, PATCH);
    const { data } = brush.getImageData(0, 0, PATCH, PATCH);
    const off = data.reduce(
      (sum, byte, at) => (at % 4 === 3 ? sum : sum + Math.abs(byte - colour[at % 4]!)),
      0,
    );
    return off / (PATCH * PATCH * 3) <= MAX_NOISE;
  } catch {
    return false;
  }
}
