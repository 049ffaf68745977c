import 'server-only';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { counterOf } from './rate-limit-store';
import { hashSubject } from './hash-subject';

/** Failures that cost nothing; then each waits, twice as long as the one before. */
const FREE_FAILURES = 5;
const FIRST_WAIT_SECONDS = 30;
const MAX_WAIT_SECONDS = 3600;
const MEMORY_SECONDS = 24 * 3600;

/** Seconds to wait after so many failures in a row. */
const waitAfter = (failures: number, free: number = FREE_FAILURES): number =>
  failures < free ? 0 : Math.min(MAX_WAIT_SECONDS, FIRST_WAIT_SECONDS * 2 ** Math.min(failures - free, 20));

const counts = counterOf('failures', 1_000_000, MEMORY_SECONDS);
const turns = counterOf('failure-wait', 1, MEMORY_SECONDS);

/**
 * Whether this attempt may be judged at all. Counts it as a failure beforehand, so that fifty at once
 * get no more guesses than fifty in a row; `resetAttempts` and `undoAttempt` undo that.
 */
export async function registerAttempt(subject: string, free: number = FREE_FAILURES): Promise<boolean> {
  const key = hashSubject(subject);
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
export async function undoAttempt(subject: string): Promise<void> {
  const key = hashSubject(subject);
  await counts.reward(key, 1);
  await turns.delete(key);
}

/** After a success nothing is held against anybody. */
export async function resetAttempts(subject: string): Promise<void> {
  const key = hashSubject(subject);
  await counts.delete(key);
  await turns.delete(key);
}
