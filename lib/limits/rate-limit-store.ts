import 'server-only';
import { RateLimiterPrisma } from 'rate-limiter-flexible';
import { db } from '@/lib/storage/db';

const HOUR = 3_600_000;
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
  await db.rateLimiterFlexible.deleteMany({ where: { expire: { lt: new Date(Date.now() - HOUR) } } });
}

/** To be called once when a server starts: clears every five minutes, and tries again after a fault, which is reported. */
export function startClearingCounters(report: (error: unknown) => void): void {
  setInterval(() => void clearCounters().catch(report), CLEARED_EVERY).unref();
}
