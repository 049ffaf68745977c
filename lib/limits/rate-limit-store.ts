import 'server-only';
import { RateLimiterPrisma } from 'rate-limiter-flexible';
import { db } from '@/lib/storage/db';

/** A counter of this name that takes `points` in `seconds`, in the database. */
export const counterOf = (name: string, points: number, seconds: number): RateLimiterPrisma =>
  new RateLimiterPrisma({ storeClient: db, keyPrefix: name, points, duration: seconds });
