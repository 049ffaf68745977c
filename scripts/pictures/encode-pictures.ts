/**
 * Turns lossless masters into what the site serves: AVIF at several widths and one WebP for browsers
 * without AVIF, each within its budget, and records sizes in content/pictures/manifest.json.
 *
 * npm run pictures -- --from <folder of masters> [part of an id] [--force]
 */
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { mkdir, readFile, readdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import {
  budgetFor,
  fallbackBudget,
  fallbackWidth,
  opensPhone,
  widthsFor,
} from '../../content/pictures/budgets';
import { FOCUS } from '../../content/pictures/focus';
import { BANNER_CROPS } from '../../content/pictures/shots/banners';
import { DIAGRAM_CROPS } from '../../content/pictures/shots/company';
import { PICTURE_IDS, type PictureId } from '../../content/pictures/library';
import { hashFor } from './shot-hash';

const OUT = 'public/img';
const MANIFEST = 'content/pictures/manifest.json';
const DUE = 'content/pictures/stale-pictures.json';

interface Entry {
  width: number;
  height: number;
  widths: number[];
  tone: string;
  /** Hash of the shot it was made from, see shot-hash.ts; only what the studio renders has one. */
  shot?: string;
}

/** A file, or what was cut out of one. */
type Master = string | Buffer;

interface Target {
  format: 'avif' | 'webp';
  /** Bytes the file may have. */
  budget: number;
  /** By how much quality falls at a time. */
  step: number;
  /** How long the encoder of AVIF looks for fewer bytes, 0 to 9. */
  effort: number;
}

const USUAL = { step: 6, effort: 4 };
const PATIENT = { step: 2, effort: 9 };

// Below this a picture looks torn: better to fail and crop it than to serve it.
const LOWEST_QUALITY = 30;
// What six points of quality take off a picture at least: one far over its budget need not try every step.
const SHARE_OF_SIX = 1.25;

/** Encodes at falling quality until the file fits its budget. */
async function encode(master: Master, width: number, target: Target): Promise<Buffer> {
  const { format, budget, step } = target;
  // What fits at first needs no patience.
  let effort = USUAL.effort;
  for (let quality = format === 'avif' ? 60 : 80; ;) {
    const picture = sharp(master).resize({ width, withoutEnlargement: true });
    const data = await (
      format === 'avif'
        ? picture.avif({ quality, effort })
        : picture.webp({ quality, effort: 5, smartSubsample: true })
    ).toBuffer();
    if (data.length <= budget) return data;
    if (effort < target.effort) {
      ({ effort } = target);
      continue;
    }
    if (quality < LOWEST_QUALITY) throw new Error(`a picture at ${width} px stays over ${budget} bytes`);
    const sixes = Math.log(data.length / budget) / Math.log(SHARE_OF_SIX);
    quality -= step * Math.max(1, Math.floor((sixes * 6) / step));
  }
}

/** Average colour as a hex value: the ground a picture stands on until it has arrived. */
async function toneOf(master: Master): Promise<string> {
  const { data } = await sharp(master)
    .resize(1, 1, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return `#${[...data.subarray(0, 3)].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

async function encodeOne(master: Master, id: string): Promise<Entry> {
  const { width = 0, height = 0 } = await sharp(master).metadata();
  const widths = widthsFor(id).filter((candidate) => candidate <= width);
  if (!widths.length || widths.at(-1)! < Math.min(width, widthsFor(id).at(-1)!)) widths.push(width);
  await mkdir(path.dirname(path.join(OUT, id)), { recursive: true });
  for (const size of widths) {
    const pains = opensPhone(id, size) ? PATIENT : USUAL;
    const target: Target = { format: 'avif', budget: budgetFor(id, size), ...pains };
    await writeFile(path.join(OUT, `${id}-${size}.avif`), await encode(master, size, target));
  }
  const target: Target = { format: 'webp', budget: fallbackBudget(id), ...USUAL };
  await writeFile(path.join(OUT, `${id}.webp`), await encode(master, Math.min(fallbackWidth, width), target));
  return { width, height, widths, tone: await toneOf(master) };
}

/** Phones see a banner in its full height, about as wide as high: its middle, or what is to stay of it. */
async function cropForPhones(id: string, banner: string): Promise<Buffer> {
  const { width = 0, height = 0 } = await sharp(banner).metadata();
  const wide = Math.min(width, Math.round(height * 1.05));
  const share = id.startsWith('banner/') ? 0.5 : parseFloat(FOCUS[id as PictureId] ?? '50%') / 100;
  const left = Math.round((width - wide) * share);
  return sharp(banner).extract({ left, top: 0, width: wide, height }).png().toBuffer();
}

const CROPS: ReadonlySet<string> = new Set(BANNER_CROPS.map(({ id }) => id));

/** What is cut out of a picture, each by its id. */
async function cutsOf(id: string, master: string): Promise<ReadonlyMap<string, Buffer>> {
  if (CROPS.has(`${id}-tall`)) return new Map([[`${id}-tall`, await cropForPhones(id, master)]]);
  const boxes = DIAGRAM_CROPS.filter(({ of }) => of === id);
  return new Map(
    await Promise.all(
      boxes.map(async (one) => [one.id, await sharp(master).extract(one.box).png().toBuffer()] as const),
    ),
  );
}

const idOf = (name: string) => name.replace(/\.\w+$/, '');

const described: ReadonlySet<string> = new Set(PICTURE_IDS);

/** Masters the library describes: plates and trials stay where they are. */
async function mastersIn(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  return names
    .filter((name) => /\.(png|jpe?g)$/.test(name) && !name.includes('.part.'))
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => described.has(idOf(name)));
}

async function isFresh(master: string, id: string): Promise<boolean> {
  const made = await stat(path.join(OUT, `${id}.webp`)).catch(() => null);
  return made !== null && made.mtimeMs > (await stat(master)).mtimeMs;
}

/** What the studio noted with each master: the hash of the shot it was made from. */
async function ordersIn(from: string): Promise<Record<string, { shot?: string }>> {
  return JSON.parse(await readFile(path.join(from, '..', 'ledger.json'), 'utf8').catch(() => '{}'));
}

const write = async (file: string, value: unknown) => writeFile(file, `${JSON.stringify(value, null, 2)}\n`);

/** A picture made from its shot as it is now is no longer due again. */
async function settle(ids: readonly string[], shot: string | undefined): Promise<void> {
  const due: string[] = JSON.parse(await readFile(DUE, 'utf8'));
  const settled = ids.filter((id) => shot === hashFor(id));
  if (settled.length)
    await write(
      DUE,
      due.filter((id) => !settled.includes(id)),
    );
}

/** At once and on what the file says by then: another family may be encoded at the same time. */
function noteEntries(entries: Record<string, Entry>): void {
  const noted: Record<string, Entry> = { ...JSON.parse(readFileSync(MANIFEST, 'utf8')), ...entries };
  const sorted = Object.fromEntries(Object.entries(noted).sort(([a], [b]) => (a < b ? -1 : 1)));
  const unfinished = `${MANIFEST}.${process.pid}`;
  writeFileSync(unfinished, `${JSON.stringify(sorted, null, 2)}\n`);
  renameSync(unfinished, MANIFEST);
}

async function main() {
  const args = process.argv.slice(2);
  const from = args[args.indexOf('--from') + 1];
  if (!args.includes('--from') || !from) throw new Error('say where the masters are: --from <folder>');
  const part = args.find((arg, index) => !arg.startsWith('--') && args[index - 1] !== '--from') ?? '';
  const orders = await ordersIn(from);
  for (const name of (await mastersIn(from)).filter((candidate) => candidate.includes(part)).sort()) {
    const id = idOf(name);
    const manifest: Record<string, Entry> = JSON.parse(await readFile(MANIFEST, 'utf8').catch(() => '{}'));
    const master = path.join(from, name);
    if (manifest[id] && !args.includes('--force') && (await isFresh(master, id))) continue;
    const shot = orders[id]?.shot;
    const order = shot ? { shot } : {};
    const cuts = await cutsOf(id, master);
    const made = [id, ...cuts.keys()];
    const entries: Record<string, Entry> = {};
    for (const one of made) {
      const source = cuts.get(one) ?? master;
      const entry = await encodeOne(source, one);
      entries[one] = { ...entry, ...order };
      console.log(`${one}: ${entry.widths.join(', ')} px`);
    }
    noteEntries(entries);
    await settle(made, shot);
  }
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
