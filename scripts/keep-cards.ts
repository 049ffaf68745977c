import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { keptName } from '../app/cards/[card]/kept-card';
import { canonicalKey, ROUTE_KEYS } from '../content/routes';
import { isBuilt } from './build';
import { checkedEnv } from './environment';
import { Fault, main } from './fault';
import { distDir, inRoot } from './paths';

const KEPT = inRoot('app/cards/kept');

/** Puts the preview cards of the finished build into the repository, so that the next build need not draw them. */
main(async () => {
  if (!isBuilt(checkedEnv(false)))
    throw new Fault('The cards are taken from a finished build: npm run build.');
  const cards = ROUTE_KEYS.filter((key) => canonicalKey(key) === key).map(
    (key) => [key, keptName(key)] as const,
  );
  mkdirSync(KEPT, { recursive: true });
  const names = new Set(cards.map(([, name]) => name));
  for (const old of readdirSync(KEPT)) if (!names.has(old)) rmSync(path.join(KEPT, old));
  const drawn = cards.filter(([, name]) => !existsSync(path.join(KEPT, name)));
  for (const [key, name] of drawn)
    copyFileSync(inRoot(distDir(), `server/app/cards/${key}.jpg.body`), path.join(KEPT, name));
  process.stdout.write(`${drawn.length} new cards kept, ${cards.length} in all.\n`);
});
