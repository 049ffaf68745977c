import 'server-only';
import type { Lang } from '@/content/lang';
import { canonicalKey, ROUTE_KEYS } from '@/content/routes';
import { drawCard } from './draw-card';
import { keptCard } from './kept-card';

const KEYS = ROUTE_KEYS.filter((key) => canonicalKey(key) === key);

export const CARD_FILES = KEYS.map((key) => ({ card: `${key}.jpg` }));

/** The card of a page: as the repository keeps it, otherwise drawn when the site is built. */
export async function answerCard(card: string, lang: Lang): Promise<Response> {
  const key = KEYS.find((candidate) => card === `${candidate}.jpg`);
  if (!key) return new Response(null, { status: 404 });
  return new Response(new Uint8Array(keptCard(key, lang) ?? (await drawCard(key, lang))), {
    headers: { 'Content-Type': 'image/jpeg', 'Cache-Control': 'public, max-age=86400' },
  });
}
