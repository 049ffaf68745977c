import 'server-only';
import { join } from 'node:path';
import sharp from 'sharp';
import { CARD } from '@/lib/core/seo';
import type { Design } from './design';
import { codeOf } from './design-address';
import { layerPath, planOf, type Sheets } from './layer-plan';

/** Cards kept in memory: a shared design is asked for by several services at once. */
const MOST = 60;
/** Cards drawn at the same time; the others wait. */
const AT_ONCE = 2;

const kept = new Map<string, Promise<Buffer>>();
let drawing = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (drawing >= AT_ONCE) await new Promise<void>((go) => waiting.push(go));
  drawing++;
  try {
    return await work();
  } finally {
    drawing--;
    waiting.shift()?.();
  }
}

async function compose(design: Design, sheets: Sheets): Promise<Buffer> {
  const sheet = sheets[design.model];
  if (!sheet) throw new Error(`no pictures of ${design.model}`);
  const [plate, ...layers] = planOf(design, sheets).map((layer) => {
    const name = layer.file.slice(layer.file.indexOf('/') + 1);
    const [left = 0, top = 0] = sheet.layers[name]?.box ?? [];
    return { input: join(process.cwd(), 'public', layerPath(layer.file, '1920.avif')), left, top };
  });
  const whole = await sharp(plate!.input)
    .composite(layers)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = whole.info;
  // The roof is in the upper part of the picture, and ground is what can be spared.
  return sharp(whole.data, { raw: { width, height, channels } })
    .resize({ ...CARD, fit: 'cover', position: 'top' })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}

/** Whether a card is there already, and costs nothing. */
export const hasCard = (design: Design): boolean => kept.has(codeOf(design));

/** A design as chat applications show it: a JPEG of 1200 × 630, under 300 KB, drawn once. */
export function drawDesignCard(design: Design, sheets: Sheets): Promise<Buffer> {
  const code = codeOf(design);
  const work = kept.get(code) ?? inTurn(() => compose(design, sheets));
  kept.delete(code);
  kept.set(code, work);
  work.catch(() => kept.delete(code));
  const [oldest] = kept.keys();
  if (kept.size > MOST && oldest) kept.delete(oldest);
  return work;
}
