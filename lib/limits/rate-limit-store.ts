import 'server-only';
import { RateLimiterPrisma } from 'rate-limiter-flexible';
import { db } from '@/lib/storage/db';

/** Rows deleted by one statement: while it runs, the embedded database answers nobody else. */
const AT_ONCE = 2000;
const CLEARED_EVERY = 300_000;

/**
 * A counter of this name that takes `points` in `seconds`, in the database. It clears nothing itself: each
 * counter would, all of the same table.
 */
export const counterOf = (name: string, points: number, seconds: number): RateLimiterPrisma =>
  new RateLimiterPrisma({
    storeClient: db,
    keyPrefix: name,
    points,
    duration: seconds,
    clearExpiredByTimeout: false,
  });

/** Deletes what ended more than an hour ago, of all counters. Throws when the database cannot be reached. */
export async function clearCounters(): Promise<void> {
  const portion = () => db.$executeRaw`
    DELETE FROM "RateLimiterFlexible" WHERE "key" IN (
      SELECT "key" FROM "RateLimiterFlexible" WHERE "expire" < (now() AT TIME ZONE 'UTC') - interval '1 hour'
      ORDER BY "expire" LIMIT ${AT_ONCE})`;
  while ((await portion()) === AT_ONCE);
}

/** To be called once when a server starts: clears every five minutes, and tries again after a fault, which is reported. */
export function startClearingCounters(report: (error: unknown) => void): void {
  setInterval(() => void clearCounters().catch(report), CLEARED_EVERY).unref();
}
