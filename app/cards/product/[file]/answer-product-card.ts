import path from 'node:path';
import type { NextRequest } from 'next/server';
import { drawTitledCard } from '@/app/cards/[card]/draw-card';
import { contentOf } from '@/components/pages/products/content-of';
import type { Lang } from '@/content/lang';
import { productPageOf, type ProductPage } from '@/content/products/addresses';
import { clientAddress } from '@/lib/limits/client-address';
import { Busy, concurrencyLimiter } from '@/lib/limits/concurrency-limiter';
import { isWithinLimits, type Limit } from '@/lib/limits/rate-limit';
import { SharedWork } from '@/lib/limits/shared-work';
import { log, reason } from '@/lib/observe/logger';
import { env } from '@/lib/settings/env';
import { DiskCache } from '@/lib/storage/disk-cache';

/** There are two hundred of them, drawn once each: who asks for more than these asks again and again. */
const LIMITS: readonly Limit[] = [{ name: 'product-card', points: 240, seconds: 600, per: 'client' }];

/** Seconds after which to ask again: for a place, and for an allowance used up or a card that could not be drawn. */
const SOON = '5';
const LATER = '60';

/** As those of pages, 40 to 120 KB each. */
const kept = new DiskCache({
  folder: path.resolve(env.DATA_DIR, 'product-cards'),
  files: 500,
  bytes: 50 * 1024 * 1024,
});
const room = concurrencyLimiter('product-cards', { concurrency: 1, maxWaiting: 8, timeoutMs: 5_000 });
const drawings = new SharedWork<Buffer>();

const plain = (status: number, retryAfter?: string) =>
  new Response(null, {
    status,
    headers: { 'Cache-Control': 'no-store', ...(retryAfter && { 'Retry-After': retryAfter }) },
  });

const picture = (card: Buffer) =>
  new Response(new Uint8Array(card), {
    headers: { 'Content-Type': 'image/jpeg', 'Cache-Control': 'public, max-age=86400' },
  });

/** What is drawn names what is kept: a changed title or picture is another card. */
function orderOf(page: ProductPage, lang: Lang) {
  const { title, opening } = contentOf(page, lang);
  return { title, picture: opening.picture };
}

interface Order {
  page: ProductPage;
  lang: Lang;
}

const keyOf = ({ page, lang }: Order) => JSON.stringify([lang, orderOf(page, lang)]);

async function draw(order: Order, signal: AbortSignal): Promise<Buffer> {
  const { page, lang } = order;
  const card = await room.run(() => drawTitledCard(orderOf(page, lang), lang), signal);
  await kept
    .put(keyOf(order), card)
    .catch((error: unknown) => log.warn('product-card-not-kept', { error: reason(error) }));
  return card;
}

/** The social card of one product, drawn when it is first asked for: drawing all would lengthen each build. */
export async function answerProductCard(file: string, lang: Lang, request: NextRequest): Promise<Response> {
  const page = file.endsWith('.jpg') ? productPageOf(file.slice(0, -4)) : undefined;
  if (!page) return plain(404);
  const order = { page, lang };
  const before = await kept.get(keyOf(order));
  if (before) return picture(before);
  if (!(await isWithinLimits(LIMITS, clientAddress(request.headers, env.TRUSTED_PROXIES))))
    return plain(429, LATER);
  try {
    return picture(await drawings.run(keyOf(order), (all) => draw(order, all), request.signal));
  } catch (error) {
    if (request.signal.aborted) return plain(503);
    if (!(error instanceof Busy)) log.error('product-card-not-drawn', { error: reason(error) });
    return plain(503, error instanceof Busy ? SOON : LATER);
  }
}
