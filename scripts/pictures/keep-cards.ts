import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { drawCard } from '../../app/cards/[card]/draw-card';
import { keptIn, keptName } from '../../app/cards/[card]/kept-card';
import { LANGS, type Lang } from '../../content/lang';
import { canonicalKey, ROUTE_KEYS } from '../../content/routes';
import { main } from '../shared/fault';

const KEYS = ROUTE_KEYS.filter((key) => canonicalKey(key) === key);

/** Draws the cards of a language that are not there yet, and tells how many. */
async function keep(lang: Lang): Promise<number> {
  const folder = keptIn(lang);
  const cards = KEYS.map((key) => [key, keptName(key, lang)] as const);
  mkdirSync(folder, { recursive: true });
  const names = new Set(cards.map(([, name]) => name));
  for (const old of readdirSync(folder)) if (!names.has(old)) rmSync(path.join(folder, old));
  const missing = cards.filter(([, name]) => !existsSync(path.join(folder, name)));
  for (const [key, name] of missing) writeFileSync(path.join(folder, name), await drawCard(key, lang));
  return missing.length;
}

/** Draws the preview cards that the repository does not keep yet, so that a build need not draw them. */
main(async () => {
  let drawn = 0;
  for (const lang of LANGS) drawn += await keep(lang);
  process.stdout.write(`${drawn} cards drawn, ${KEYS.length * LANGS.length} kept.\n`);
});
