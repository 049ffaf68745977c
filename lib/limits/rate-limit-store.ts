import 'server-only';
import { RateLimiterPrisma } from 'rate-limiter-flexible';
import { db } from '@/lib/storage/db';

interface Row {
  key: string;
  points: number;
  expire: Date | null;
}

/**
 * Counters in the database. The library counts in two statements (one takes away what has run out, one adds);
 * each form and each sign-in counts two to four times, so that most of its way to the database was counting.
 */
class CounterStore extends RateLimiterPrisma {
  /** The library's own name for it. `force`: a new window, whatever was counted before. */
  async _upsert(
    ...asked: [key: string, points: number, milliseconds: number, force?: boolean]
  ): Promise<Row> {
    const [key, points, milliseconds, force = false] = asked;
    const now = new Date();
    const expire = milliseconds > 0 ? new Date(now.getTime() + milliseconds) : null;
    const [row] = await db.$queryRaw<Row[]>`
      INSERT INTO "RateLimiterFlexible" AS known ("key", "points", "expire") VALUES (${key}, ${points}, ${expire})
      ON CONFLICT ("key") DO UPDATE SET
        "points" = EXCLUDED."points"
          + CASE WHEN ${force}::boolean OR known."expire" <= ${now}::timestamp THEN 0 ELSE known."points" END,
        "expire" = CASE WHEN ${force}::boolean OR known."expire" <= ${now}::timestamp
          THEN EXCLUDED."expire" ELSE known."expire" END
      RETURNING "key", "points", "expire"`;
    return row!;
  }
}

/** A counter of this name that takes `points` in `seconds`. */
export const counterOf = (name: string, points: number, seconds: number): RateLimiterPrisma =>
  new CounterStore({ storeClient: db, keyPrefix: name, points, duration: seconds });
