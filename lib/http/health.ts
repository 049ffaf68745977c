import 'server-only';
import path from 'node:path';
import { db } from '@/lib/storage/db';
import { diskState, exists } from '@/lib/storage/disk';
import { env } from '@/lib/settings/env';
import { within } from '@/lib/forms/within';
import { isMailTotalReached } from '@/lib/limits/rate-limit-mails';
import { getOutboxDepth } from '@/lib/mail/outbox';

/** What a person has to look after although the site answers. */
export type HealthReason =
  | 'disk-full'
  | 'disk-unwritable'
  | 'mails-held'
  | 'mails-late'
  | 'mails-expired'
  | 'mails-withheld'
  | 'mail-settings'
  | 'mails-in-files'
  | 'account-mails-limited';

/** A site with a database, a secret and a mail service of its own writes nothing here. */
export async function diskReasons(): Promise<HealthReason[]> {
  const folder = path.resolve(env.DATA_DIR);
  const isNeeded = !(env.AUTH_SECRET && env.RESEND_API_KEY);
  if (!isNeeded && !(await exists(folder))) return [];
  const state = await diskState(folder);
  return state === 'ok' ? [] : [`disk-${state}`];
}

/** Seconds after which an owed mail is late: our own waits between two tries are an hour at most (lib/mail/backoff.ts). */
const LATE_SECONDS = 2 * 3600;

/** Milliseconds that somebody who watches waits for the database. */
const HEALTH_TIMEOUT_MS = 3_000;

const LATE = Symbol('late');

/** An answer in the time that is waited for it; fails otherwise. */
export async function withinTimeout<T>(asked: Promise<T>): Promise<T> {
  const answer = await within(HEALTH_TIMEOUT_MS, asked, LATE);
  if (answer === LATE) throw new Error(`no answer in ${HEALTH_TIMEOUT_MS} ms`);
  return answer as T;
}

/** Asks the database one question. Throws when it cannot be reached. */
export const isReachable = (): Promise<unknown> => withinTimeout(db.$queryRaw`SELECT 1`);

/**
 * Looks at disk and outbox. Throws when the database cannot be reached. Anybody may ask, so the answer is codes: how
 * many mails wait stands at the address of the counters alone (outbox-gauges.ts).
 */
export async function getHealth(): Promise<HealthReason[]> {
  const [disk, outbox] = await Promise.all([diskReasons(), getOutboxDepth()]);
  const isLimited = await isMailTotalReached();
  const reasons = [...disk];
  if (outbox.held) reasons.push('mails-held');
  if (outbox.oldestSeconds > LATE_SECONDS) reasons.push('mails-late');
  if (outbox.expired) reasons.push('mails-expired');
  if (outbox.withheld) reasons.push('mails-withheld');
  if (outbox.wrongSettings) reasons.push('mail-settings');
  // Nobody reads files in a folder of a public site unless somebody says so.
  if (env.SITE_URL && !env.RESEND_API_KEY) reasons.push('mails-in-files');
  if (isLimited) reasons.push('account-mails-limited');
  return reasons;
}
