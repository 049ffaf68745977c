import 'server-only';
import { concurrencyLimiter } from '@/lib/limits/concurrency-limiter';
import { drawnAnew } from './redraw-photo';

/*
 * A photograph that comes with a message. The browser makes it small; what arrives may be anything, so it is decoded
 * and drawn anew here: what is stored and mailed are our own bytes.
 */

/**
 * Bytes at most; with the words beside it a form stays under what the HTTP server lets in (server/body/body.ts). Browsers make
 * theirs smaller than a fifth of this, where they give pages their pixels.
 */
export const MAX_BYTES = 5_000_000;

/**
 * One photograph at a time: at 48 MP it takes up to 250 MB and a core for a second or two. Whoever would wait longer
 * than this (milliseconds) is told to try again, with the form as it is; an action has 12 s for its answer.
 */
const photoLimiter = concurrencyLimiter('photos', { concurrency: 1, maxWaiting: 8, timeoutMs: 6_000 });

/**
 * The photograph of a form: null where none was sent, `refused` where it is too large or no photograph. Those of another
 * client come before the second of one. Throws `Busy`.
 */
export async function photoOf(
  form: FormData,
  client: string,
): Promise<Uint8Array<ArrayBuffer> | null | 'refused'> {
  const given = form.get('photo');
  if (!given || (given instanceof Blob && given.size === 0)) return null;
  if (!(given instanceof Blob) || given.size > MAX_BYTES) return 'refused';
  const bytes = new Uint8Array(await given.arrayBuffer());
  return (await photoLimiter.run(() => drawnAnew(bytes), { owner: client })) ?? 'refused';
}
