import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { drawCard } from '../../app/cards/[card]/draw-card';
import { keptName } from '../../app/cards/[card]/kept-card';
import { canonicalKey, ROUTE_KEYS } from '../../content/routes';
import { main } from '../shared/fault';
import { inRoot } from '../shared/paths';

const KEPT = inRoot('app/cards/kept');

/** Draws the preview cards that the repository does not keep yet, so that a build need not draw them. */
main(async () => {
  const cards = ROUTE_KEYS.filter((key) => canonicalKey(key) === key).map(
    (key) => [key, keptName(key)] as const,
  );
  mkdirSync(KEPT, { recursive: true });
  const names = new Set(cards.map(([, name]) => name));
  for (const old of readdirSync(KEPT)) if (!names.has(old)) rmSync(path.join(KEPT, old));
  const missing = cards.filter(([, name]) => !existsSync(path.join(KEPT, name)));
  for (const [key, name] of missing) writeFileSync(path.join(KEPT, name), await drawCard(key));
  process.stdout.write(`${missing.length} cards drawn, ${cards.length} kept.\n`);
});
