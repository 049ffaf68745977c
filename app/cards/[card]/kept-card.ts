import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { companyWords } from '@/content/company-words';
import type { Lang } from '@/content/lang';
import { meta } from '@/content/meta/meta';
import type { PictureId } from '@/content/pictures/library';
import manifest from '@/content/pictures/manifest.json';
import type { RouteKey } from '@/content/routes';

/** Everything that draws a card: when one of these changes, every card is drawn anew. */
const DRAWN_BY = [
  'app/cards/[card]/draw-card.ts',
  'app/cards/card-panel.tsx',
  'app/cards/draw-panel.tsx',
  'app/cards/draw-joined-panel.ts',
  'app/fonts/alexandria-title.ttf',
  'app/fonts/archivo-text.ttf',
  'app/fonts/archivo-wide.ttf',
  'lib/site/fit-title.ts',
  'lib/site/font-advance.ts',
  'lib/site/mark.ts',
];

const inRoot = (...parts: string[]) => join(process.cwd(), ...parts);
const widths = manifest as Record<string, { widths: number[] }>;

/** The largest file of a picture. */
export const largestOf = (picture: PictureId): string =>
  inRoot('public/img', `${picture}-${widths[picture]?.widths.at(-1)}.avif`);

/** Changes when the card of a page would look different. */
function cardHash(key: RouteKey, lang: Lang): string {
  const hash = createHash('sha256');
  hash.update(JSON.stringify([meta(key, lang).title, meta(key, lang).picture, companyWords[lang].name]));
  for (const file of [...DRAWN_BY.map((name) => inRoot(name)), largestOf(meta(key, lang).picture)])
    hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

/** Name of the file that holds a card in app/cards/kept, where the repository keeps those once drawn. */
export const keptName = (key: RouteKey, lang: Lang): string => `${key}-${cardHash(key, lang)}.jpg`;

/** The folder of a language's cards. */
export const keptIn = (lang: Lang): string => inRoot('app/cards/kept', lang);

/** The card as the repository keeps it; null when what it shows has changed since. */
export function keptCard(key: RouteKey, lang: Lang): Buffer | null {
  const file = join(keptIn(lang), keptName(key, lang));
  return existsSync(file) ? readFileSync(file) : null;
}
