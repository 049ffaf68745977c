import 'server-only';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { counterOf } from './rate-limit-store';
import { nameless } from './nameless';

/** Failures that cost nothing; then each waits, twice as long as the one before. */
export const FREE_FAILURES = 5;
const FIRST_WAIT = 30;
const LONGEST_WAIT = 3600;
const REMEMBERED = 24 * 3600;

/** Seconds to wait after so many failures in a row. */
export const waitAfter = (failures: number, free: number = FREE_FAILURES): number =>
  failures < free ? 0 : Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.min(failures - free, 20));

const counts = counterOf('failures', 1_000_000, REMEMBERED);
const turns = counterOf('failure-wait', 1, REMEMBERED);

/**
 * Whether this attempt may be judged at all. Counts it as a failure beforehand, so that fifty at once
 * get no more guesses than fifty in a row; `forgive` and `takeBack` undo that.
 */
export async function mayTry(subject: string, free: number = FREE_FAILURES): Promise<boolean> {
  const key = nameless(subject);
  const { consumedPoints } = await counts.penalty(key, 1);
  if (consumedPoints < free) return true;
  try {
    await turns.consume(key, 1, { customDuration: waitAfter(consumedPoints, free) });
    return true;
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    // Refused unheard: it lengthens no wait, or a stranger could keep the owner out.
    await counts.reward(key, 1);
    return false;
  }
}

/** This attempt was none, whatever others did. */
export async function takeBack(subject: string): Promise<void> {
  const key = nameless(subject);
  await counts.reward(key, 1);
  await turns.delete(key);
}

/** After a success nothing is held against anybody. */
export async function forgive(subject: string): Promise<void> {
  const key = nameless(subject);
  await counts.delete(key);
  await turns.delete(key);
}
