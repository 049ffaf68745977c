import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { company } from '@/content/company';
import { meta } from '@/content/meta';
import manifest from '@/content/pictures/manifest.json';
import type { RouteKey } from '@/content/routes';

/** Everything that draws a card: when one of these changes, every card is drawn anew. */
const DRAWN_BY = [
  'app/cards/[card]/draw-card.ts',
  'app/cards/card-panel.tsx',
  'app/cards/draw-panel.tsx',
  'app/fonts/archivo-text.ttf',
  'app/fonts/archivo-wide.ttf',
  'lib/site/fit-title.ts',
  'lib/site/font-advance.ts',
  'lib/site/mark.ts',
];

const inRoot = (...parts: string[]) => join(process.cwd(), ...parts);
const widths = manifest as Record<string, { widths: number[] }>;

/** The largest size of the picture that a page's card shows. */
export const cardPicture = (key: RouteKey): string => {
  const { picture } = meta(key, 'en');
  return inRoot('public/img', `${picture}-${widths[picture]?.widths.at(-1)}.avif`);
};

/** Changes when the card of a page would look different. */
function cardHash(key: RouteKey): string {
  const hash = createHash('sha256');
  hash.update(JSON.stringify([meta(key, 'en').title, meta(key, 'en').picture, company.legalName]));
  for (const file of [...DRAWN_BY.map((name) => inRoot(name)), cardPicture(key)])
    hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

/** Name of the file that holds a card in app/cards/kept, where the repository keeps those once drawn. */
export const keptName = (key: RouteKey): string => `${key}-${cardHash(key)}.jpg`;

/** The card as the repository keeps it; null when what it shows has changed since. */
export function keptCard(key: RouteKey): Buffer | null {
  const file = inRoot('app/cards/kept', keptName(key));
  return existsSync(file) ? readFileSync(file) : null;
}
