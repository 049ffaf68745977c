import 'server-only';
import { db } from '@/lib/storage/db';

const CLEARED_EVERY_MS = 5 * 60_000;
/** How long a window that has passed may lie in the table. */
const KEPT_MS = 3_600_000;
let clearedAt = Date.now();

/** Takes away what ran out long ago; nobody waits for it, and what fails is done the next time. */
function clearPassed(now: Date): void {
  if (now.getTime() - clearedAt < CLEARED_EVERY_MS) return;
  clearedAt = now.getTime();
  const before = new Date(now.getTime() - KEPT_MS);
  void db.rateLimiterFlexible.deleteMany({ where: { expire: { lt: before } } }).catch(() => {});
}

/**
 * Adds to the counter of this key and returns its sum, in one statement: each form and each sign-in counts two to four
 * times (docs/decisions/101). A window lasts `seconds` from its first count; once it has passed a new one begins.
 * Throws when the database cannot be reached.
 */
export async function addPoints(key: string, points: number, seconds: number): Promise<number> {
  const now = new Date();
  const expire = new Date(now.getTime() + seconds * 1000);
  const [row] = await db.$queryRaw<{ points: number }[]>`
    INSERT INTO "RateLimiterFlexible" AS known ("key", "points", "expire") VALUES (${key}, ${points}, ${expire})
    ON CONFLICT ("key") DO UPDATE SET
      "points" = EXCLUDED."points" + CASE WHEN known."expire" <= ${now}::timestamp THEN 0 ELSE known."points" END,
      "expire" = CASE WHEN known."expire" <= ${now}::timestamp THEN EXCLUDED."expire" ELSE known."expire" END
    RETURNING "points"`;
  clearPassed(now);
  return row!.points;
}

/** Begins anew with the next count. */
export async function forgetPoints(key: string): Promise<void> {
  await db.rateLimiterFlexible.deleteMany({ where: { key } });
}
