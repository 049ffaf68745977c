import 'server-only';
import { addPoints, forgetPoints } from './rate-limit-store';
import { hashSubject } from './hash-subject';

/** Failures that cost nothing; then each waits, twice as long as the one before. */
const FREE_FAILURES = 5;
const FIRST_WAIT_SECONDS = 30;
const MAX_WAIT_SECONDS = 3600;
const MEMORY_SECONDS = 24 * 3600;

/** Seconds to wait after so many failures in a row. */
const waitAfter = (failures: number, free: number = FREE_FAILURES): number =>
  failures < free ? 0 : Math.min(MAX_WAIT_SECONDS, FIRST_WAIT_SECONDS * 2 ** Math.min(failures - free, 20));

const countOf = (subject: string) => `failures:${hashSubject(subject)}`;
const waitOf = (subject: string) => `failure-wait:${hashSubject(subject)}`;

/**
 * Whether this attempt may be judged at all. Counts it as a failure beforehand, so that fifty at once
 * get no more guesses than fifty in a row; `resetAttempts` and `undoAttempt` undo that.
 */
export async function registerAttempt(subject: string, free: number = FREE_FAILURES): Promise<boolean> {
  const failures = await addPoints(countOf(subject), 1, MEMORY_SECONDS);
  if (failures < free) return true;
  if ((await addPoints(waitOf(subject), 1, waitAfter(failures, free))) === 1) return true;
  // Refused unheard: it lengthens no wait, or a stranger could keep the owner out.
  await addPoints(countOf(subject), -1, MEMORY_SECONDS);
  return false;
}

/** This attempt was none, whatever others did. */
export async function undoAttempt(subject: string): Promise<void> {
  await addPoints(countOf(subject), -1, MEMORY_SECONDS);
  await forgetPoints(waitOf(subject));
}

/** After a success nothing is held against anybody. */
export async function resetAttempts(subject: string): Promise<void> {
  await forgetPoints(countOf(subject));
  await forgetPoints(waitOf(subject));
}
