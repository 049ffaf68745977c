/** Largest file a picture may be, and the widths it is served at. Pure: the encoder and the tests read it. */
const KB = 1024;

/** Of other kinds, but shown as large as those of the gallery. */
const LARGE: ReadonlySet<string> = new Set([
  'tool/dry-fix',
  'dry-fix/ridge-roll',
  'solar/roof-condensation',
  'solar/roof-natural',
  'solar/roof-forced',
  'solar/roof-sigma',
  'solar/roof-features',
]);

type Kind = 'hero' | 'tall' | 'gallery' | 'wall' | 'card' | 'piece' | 'page' | 'thumb';

function kindOf(id: string): Kind {
  if (id.endsWith('-tall')) return 'tall';
  if (/^(hero|banner|diagram|hours)\//.test(id)) return 'hero';
  if (LARGE.has(id)) return 'gallery';
  if (/^la-paloma\/.*-(wall|corner)$/.test(id) || id.startsWith('isiklar/')) return 'wall';
  if (/^(gallery|range|turntable|solar|la-paloma)\//.test(id)) return 'card';
  if (id.startsWith('brick/')) return 'piece';
  if (id.startsWith('document/')) return 'page';
  return id.startsWith('thumb/') ? 'thumb' : 'gallery';
}

const WIDTHS: Record<Kind, readonly number[]> = {
  hero: [480, 720, 960, 1280, 1600, 1920],
  // The crop for phones: 412 px at 1.75 dots, and the largest master.
  tall: [480, 750, 900],
  gallery: [320, 480, 720, 960, 1200, 1600, 1920],
  // Many of them: three sizes keep the repository small. What fills a page has larger ones.
  card: [320, 560, 960, 1440, 1920],
  // Opens the page of its colour or group.
  wall: [320, 560, 720, 960],
  // A hundred bricks in a grid; each opens its own page.
  piece: [320, 448, 720],
  // Pages of documents: in a row of thumbnails, on a phone, to be read.
  page: [160, 480, 990],
  thumb: [120, 240],
};

/** Width in pixels of the one WebP for browsers without AVIF. */
export const fallbackWidth = 720;

/** Widths in pixels a picture is encoded at, smallest first. */
export const widthsFor = (id: string): readonly number[] => WIDTHS[kindOf(id)];

/** A telephone on a slow line shall have the first picture in half a second: small widths are held tighter. */
const firstViewBudget = (width: number) =>
  (width <= 480 ? 26 : width <= 750 ? 42 : width <= 960 ? 64 : 180) * KB;

/** Pictures that open a page of a telephone, beside crops, walls, pieces and LARGE, and the width it takes (412 px at 1.75 dots). */
const OPENS: ReadonlyMap<string, number> = new Map([
  ['tool/own-roof', 720],
  ['villa/cobert-spain', 720],
  ['portfolio/farmhouse-al-ain', 720],
  ['portfolio/portico-villa-sharjah', 720],
  ['project/portico-arches-al-ain', 720],
  ['about/warehouse-gate', 720],
  ['news/bricks-simulator-announced', 720],
  ['part/chimney', 720],
  ['solar/install-forced-8', 720],
  // Cut to its frame: the next larger file.
  ['about/showroom', 960],
]);

/**
 * Bytes of what a telephone opens a page with: above this, and the letters as much (`app/letters.ts`), Lighthouse's slow
 * line needs one round trip more, 1.51 s instead of 1.36 to the largest paint (docs/decisions/362-letters-and-first-picture.md).
 */
export const PHONE_OPENING = 23.25 * KB;

/** Whether telephones open a page with this width of a picture: worth the encoder's time. */
export function opensPhone(id: string, width: number): boolean {
  const kind = kindOf(id);
  if (kind === 'tall' || LARGE.has(id)) return width > 480 && width <= 750;
  return width === (kind === 'wall' || kind === 'piece' ? 720 : OPENS.get(id));
}

/** Cards near the top are on the line together with the first picture, whatever is behind them. */
const cardBudget = (width: number) =>
  (width <= 320 ? 14 : width <= 480 ? 26 : width <= 560 ? 36 : width <= 1200 ? 60 : 130) * KB;

/** Bytes one file of a picture may have at a width in pixels. */
export function budgetFor(id: string, width: number): number {
  if (opensPhone(id, width)) return PHONE_OPENING;
  if (kindOf(id) === 'hero' || kindOf(id) === 'tall') return firstViewBudget(width);
  if (kindOf(id) === 'thumb' || width <= 240) return 20 * KB;
  return kindOf(id) === 'page' ? 72 * KB : cardBudget(width);
}

/** Bytes the one WebP of a picture may have. Browsers old enough to need it wait for a larger file. */
export function fallbackBudget(id: string): number {
  const kind = kindOf(id);
  if (kind === 'hero' || kind === 'tall') return 120 * KB;
  return opensPhone(id, fallbackWidth) ? cardBudget(fallbackWidth) : budgetFor(id, fallbackWidth);
}
