import 'server-only';
import { createHash } from 'node:crypto';
import path from 'node:path';
import { LANGS, type Lang } from '@/content/lang';
import layers from '@/content/simulator/layers.json';
import { concurrencyLimiter } from '@/lib/limits/concurrency-limiter';
import { DiskCache } from '@/lib/storage/disk-cache';
import { env } from '@/lib/settings/env';
import { log, reason } from '@/lib/observe/logger';
import { SharedWork } from '@/lib/limits/shared-work';
import type { Design } from './design';
import { codeOf } from './design-address';
import { drawDesignCard } from './draw-design';
import { sheets } from './offered';

/** Raised when a card is drawn in another way: the cards on the disk are then those of before. */
const DRAWN_AS = 2;

/** Pictures that changed have other weights, so their cards get other names. */
const PICTURES = createHash('sha256').update(JSON.stringify(layers)).digest('base64url');

/** Cards have 60 to 200 KB. */
const kept = new DiskCache({
  folder: path.resolve(env.DATA_DIR, 'design-cards'),
  files: 1000,
  bytes: 100 * 1024 * 1024,
});

/** Two at a time, eight wait: with half a second each nobody waits for more than a chat service allows. */
const limiter = concurrencyLimiter('design-cards', { concurrency: 2, maxWaiting: 8, timeoutMs: 5_000 });

const drawings = new SharedWork<Buffer>();

const keyOf = (design: Design, lang: Lang) =>
  [DRAWN_AS, PICTURES, codeOf(design), ...(lang === LANGS[0] ? [] : [lang])].join(' ');

/** The card of a design if it was drawn before, which costs a look at the disk. */
export const keptCard = (design: Design, lang: Lang): Promise<Buffer | null> => kept.get(keyOf(design, lang));

/** Seconds until one more may be drawn for a client. Asked when its turn has come: who waits and leaves uses up nothing. */
type ToWait = () => Promise<number>;

/** More cards than are drawn for a client, or for all, in a while that ends after so many seconds. */
export class Throttled extends Error {
  override name = 'Throttled';

  constructor(readonly seconds: number) {
    super('too many cards');
  }
}

interface Order {
  /** For whom: others who wait come before a client's second. */
  client: string;
  design: Design;
  lang: Lang;
  toWait: ToWait;
  panel: () => Promise<Buffer>;
}

async function drawAndKeep(
  { client, design, lang, toWait, panel }: Order,
  signal: AbortSignal,
): Promise<Buffer> {
  const card = await limiter.run(
    async () => {
      const wait = await toWait();
      if (wait > 0) throw new Throttled(wait);
      return drawDesignCard(design, { sheets, panel }, signal);
    },
    { signal, owner: client },
  );
  await kept
    .put(keyOf(design, lang), card)
    .catch((error: unknown) => log.warn('design-card-not-kept', { error: reason(error) }));
  return card;
}

/** Draws the card of a design once for all who ask meanwhile. Throws `Busy`, `Throttled` or the reason of `signal`. */
export const newCard = (order: Order, signal: AbortSignal): Promise<Buffer> =>
  drawings.run(keyOf(order.design, order.lang), (all) => drawAndKeep(order, all), signal);
