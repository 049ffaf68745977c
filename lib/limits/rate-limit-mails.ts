import 'server-only';
import { db } from '@/lib/storage/db';
import type { Limit } from './rate-limit';

/**
 * Mails to owners of accounts that the site sends in an hour, whoever asks: far above an ordinary day, far below what
 * a mail service takes for an attack. `open`: what anybody can cause; `reserved`: what takes a password, a code or a
 * known device, so that a flood of the others does not stop it.
 */
export const MAIL_TOTALS = {
  open: { name: 'account-mails-open', points: 300, seconds: 3600, per: 'everyone' },
  reserved: { name: 'account-mails-reserved', points: 300, seconds: 3600, per: 'everyone' },
} as const satisfies Record<string, Limit>;

/** Whether an account mail was left out within the hour because a total was reached. */
export async function isMailTotalReached(): Promise<boolean> {
  const { open, reserved } = MAIL_TOTALS;
  const [row] = await db.$queryRaw<{ reached: boolean }[]>`
    SELECT EXISTS (SELECT 1 FROM "RateLimiterFlexible" WHERE "expire" > (now() AT TIME ZONE 'UTC')
      AND (("key" = ${`${open.name}:everyone`} AND "points" > ${open.points})
        OR ("key" = ${`${reserved.name}:everyone`} AND "points" > ${reserved.points}))) AS "reached"`;
  return row!.reached;
}
