const HOUR = 3_600_000;

/** Waiting times of the outbox, in milliseconds. */
export interface Pace {
  poll: number;
  /** First wait after a failure; doubled after each further one. */
  base: number;
  /** Longest wait of our own. */
  cap: number;
  /** How long one worker keeps a mail to itself: longer than any one attempt can take. */
  lease: number;
  /** How long the provider may take to answer. */
  timeout: number;
  /** At most one digest of withheld mails in this time. */
  digest: number;
  /** How long after an attempt of unknown outcome the same mail may be handed over again. */
  repeatable: number;
}

/**
 * The provider recognises a repeated Idempotency-Key for 24 hours
 * (https://resend.com/docs/dashboard/emails/idempotency-keys); one hour is kept as a margin.
 */
export const REPEATABLE = 23 * HOUR;

/** Longest wait a server may ask for: a wrong Retry-After must not bury a mail. */
const MAX_RETRY_AFTER_MS = 24 * HOUR;

/** The waiting times of the outbox in milliseconds, divided by `OUTBOX_SPEED`. */
export const paceOf = (speed: number): Pace => ({
  poll: 5_000 / speed,
  base: 5_000 / speed,
  cap: HOUR / speed,
  lease: 60_000 / speed,
  timeout: 10_000 / speed,
  digest: 900_000 / speed,
  repeatable: REPEATABLE,
});

/** Milliseconds until the next attempt. Jitter (half to full) keeps several mails from marching in step. */
export function backoff(
  attempts: number,
  { base, cap }: Pick<Pace, 'base' | 'cap'>,
  options: { wish?: number; random?: () => number } = {},
): number {
  const { wish = 0, random = Math.random } = options;
  const full = Math.min(cap, base * 2 ** Math.min(Math.max(attempts - 1, 0), 30));
  const own = full * (0.5 + random() / 2);
  return Math.round(Math.max(own, Math.min(wish, MAX_RETRY_AFTER_MS)));
}

/** Retry-After as milliseconds: seconds or an HTTP date; anything else is no wish. */
export function retryAfter(value: string | null | undefined, now = Date.now()): number {
  const text = value?.trim() ?? '';
  if (/^\d+(\.\d+)?$/.test(text)) return Number(text) * 1000;
  const date = /[a-z]/i.test(text) ? Date.parse(text) : NaN;
  return Number.isNaN(date) ? 0 : Math.max(0, date - now);
}
