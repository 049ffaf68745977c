import path from 'node:path';
import { clientAddress } from '@/lib/limits/client-address';
import { Busy, concurrencyLimiter } from '@/lib/limits/concurrency-limiter';
import { secondsToWait, type Limit } from '@/lib/limits/rate-limit';
import { SharedWork } from '@/lib/limits/shared-work';
import { log, reason } from '@/lib/observe/logger';
import { env } from '@/lib/settings/env';
import { DiskCache } from '@/lib/storage/disk-cache';

interface Kind {
  /** Of its limits, its folder in DATA_DIR and its lines in the log: `product-card`. */
  name: string;
  /** Files that one client may have made in ten minutes; what is kept costs nothing. */
  points: number;
  /** Most that is kept: files, and bytes of all together. */
  files: number;
  bytes: number;
}

interface Asked {
  request: Request;
  /** Everything the file shows: another key is another file. */
  key: string;
  make: () => Promise<Buffer>;
  answer: (file: Buffer) => Response;
}

/** Seconds after which to ask again: for a place, and for a file that could not be made. */
export const SOON = '5';
export const LATER = '60';
const WINDOW_S = 600;

/** An answer without a file. */
export const plain = (status: number, retryAfter?: string): Response =>
  new Response(null, {
    status,
    headers: { 'Cache-Control': 'no-store', ...(retryAfter && { 'Retry-After': retryAfter }) },
  });

/** A file with its length, by which a browser tells how much is still to come and a program whether it wants it. */
function measured(file: Buffer, answer: Asked['answer']): Response {
  const response = answer(file);
  response.headers.set('Content-Length', String(file.length));
  return response;
}

/** A picture that was made, to be asked for again after a day. */
export const jpeg = (file: Buffer): Response =>
  new Response(new Uint8Array(file), {
    headers: {
      'Content-Type': 'image/jpeg',
      'Content-Length': String(file.length),
      'Cache-Control': 'public, max-age=86400',
    },
  });

/** There is no such file. */
export const noSuchFile = (): Response => plain(404);

/**
 * Files of a kind that are made when they are first asked for, one at a time, and kept on the disk: those of all
 * products would lengthen each build.
 */
export function madeFiles({ name, points, files, bytes }: Kind) {
  const limits: readonly Limit[] = [{ name, points, seconds: WINDOW_S, per: 'client' }];
  const kept = new DiskCache({ folder: path.resolve(env.DATA_DIR, `${name}s`), files, bytes });
  const limiter = concurrencyLimiter(`${name}s`, { concurrency: 1, maxWaiting: 8, timeoutMs: 5_000 });
  const making = new SharedWork<Buffer>();

  const made = async ({ key, make }: Asked, owner: string, signal: AbortSignal): Promise<Buffer> => {
    // One client that asks for many keeps nobody else waiting for all of them.
    const file = await limiter.run(make, { signal, owner });
    await kept
      .put(key, file)
      .catch((error: unknown) => log.warn(`${name}-not-kept`, { error: reason(error) }));
    return file;
  };

  // No file needs the database. Without it none is counted, and what is made at a time is as little as ever.
  const toWait = (client: string): Promise<number> =>
    secondsToWait(limits, client).catch((error: unknown) => {
      log.warn(`${name}-not-counted`, { error: reason(error) });
      return 0;
    });

  return async (asked: Asked): Promise<Response> => {
    const { request, key, answer } = asked;
    try {
      const before = await kept.get(key);
      if (before) return measured(before, answer);
      const client = clientAddress(request.headers, env.TRUSTED_PROXIES);
      const wait = await toWait(client);
      if (wait > 0) return plain(429, String(wait));
      return measured(await making.run(key, (all) => made(asked, client, all), request.signal), answer);
    } catch (error) {
      if (request.signal.aborted) return plain(503);
      if (!(error instanceof Busy)) log.error(`${name}-not-drawn`, { error: reason(error) });
      return plain(503, error instanceof Busy ? SOON : LATER);
    }
  };
}
