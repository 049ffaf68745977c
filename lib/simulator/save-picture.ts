import { mediaUrl } from '@/lib/settings/media';
import type { Design } from './design';
import { layerPath, planOf, type PlannedLayer, type Sheets } from './layer-plan';

/* The picture a visitor takes along, drawn on the device. Browser only. */

/** Pixels of the file. */
const SAVED = { width: 1920, height: 1080, strip: 104 } as const;

interface Strip {
  /** What is to be seen, the first line larger. */
  lines: readonly string[];
  /** At the other end: where it opens again, and what kind of picture it is. */
  aside: readonly string[];
}

async function load(file: string, kinds: readonly ('1920.avif' | '960.webp')[]): Promise<HTMLImageElement> {
  const [kind, ...rest] = kinds;
  if (!kind) throw new Error('The browser can read no file of the picture.');
  const image = new Image();
  image.crossOrigin = 'anonymous';
  image.src = mediaUrl(layerPath(file, kind));
  return image.decode().then(
    () => image,
    () => load(file, rest),
  );
}

const FONT = "'Helvetica Neue', Arial, sans-serif";
const INK = '#1d1815';
const SOFT = '#4b423b';
const GROUND = '#f8f5f1';

/** The house over the whole width; what the strip covers is cut off sky and ground alike. */
function drawHouse(
  context: CanvasRenderingContext2D,
  layers: readonly PlannedLayer[],
  images: HTMLImageElement[],
) {
  const { width, height, strip } = SAVED;
  context.save();
  context.beginPath();
  context.rect(0, 0, width, height - strip);
  context.clip();
  context.translate(0, -strip / 2);
  layers.forEach((layer, nth) => {
    const x = (layer.left / 100) * width;
    const y = (layer.top / 100) * height;
    context.drawImage(images[nth]!, x, y, (layer.width / 100) * width, (layer.height / 100) * height);
  });
  context.restore();
}

function drawStrip(context: CanvasRenderingContext2D, { lines, aside }: Strip) {
  const { width, height, strip } = SAVED;
  const { fontFamily, direction } = getComputedStyle(document.body);
  const family = fontFamily || FONT;
  const isRtl = direction === 'rtl';
  context.direction = isRtl ? 'rtl' : 'ltr';
  const top = height - strip;
  context.fillStyle = GROUND;
  context.fillRect(0, top, width, strip);
  const write = (text: string, nth: number, isAside: boolean) => {
    context.font = nth === 0 && !isAside ? `600 30px ${family}` : `400 22px ${family}`;
    context.fillStyle = nth === 0 ? INK : SOFT;
    context.textAlign = isAside ? 'end' : 'start';
    context.fillText(text, isAside === isRtl ? 40 : width - 40, top + 44 + nth * 34, isAside ? 700 : 1120);
  };
  lines.forEach((text, nth) => write(text, nth, false));
  aside.forEach((text, nth) => write(text, nth, true));
}

/**
 * A design as a PNG of 1920 × 1080 with its caption.
 * @throws when the browser cannot read or encode the picture
 */
export async function drawDesign(design: Design, sheets: Sheets, strip: Strip): Promise<Blob> {
  const layers = planOf(design, sheets);
  const images = await Promise.all(layers.map(({ file }) => load(file, ['1920.avif', '960.webp'])));
  const canvas = document.createElement('canvas');
  canvas.width = SAVED.width;
  canvas.height = SAVED.height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser has no canvas.');
  drawHouse(context, layers, images);
  drawStrip(context, strip);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!blob) throw new Error('The browser could not encode the picture.');
  return blob;
}
