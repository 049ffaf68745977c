import 'server-only';
import { resetAttempts, registerAttempt, undoAttempt } from '@/lib/limits/rate-limit-failures';
import type { User } from '@/prisma/generated/client';
import { deviceOf, type Caller } from './caller';

/** Leave to have a password judged. */
export interface LoginAttempt {
  /** It was the right one: nothing is held against whoever brought it. */
  succeeded: () => Promise<void>;
  /** Nobody has looked at it: this try was none. */
  unjudged: () => Promise<void>;
}

/** Failures in a day that an account takes from all unknown devices together before they share one wait. */
const MAX_STRANGERS_FAILURES = 100;

const everybodys = (key: string) => `account ${key}`;

async function attemptFor(subject: string): Promise<LoginAttempt | null> {
  if (!(await registerAttempt(subject))) return null;
  return { succeeded: () => resetAttempts(subject), unjudged: () => undoAttempt(subject) };
}

/** An unknown device: as a client of its own, and as one of all the strangers who try this account. */
async function strangersAttempt(key: string, client: string): Promise<LoginAttempt | null> {
  const [own, all] = [`account ${key} from ${client}`, everybodys(key)];
  const turn = await attemptFor(own);
  if (!turn) return null;
  if (await registerAttempt(all, MAX_STRANGERS_FAILURES)) {
    // Somebody who knows the password says nothing about the others, whose failures stay.
    return {
      succeeded: () => Promise.all([resetAttempts(own), undoAttempt(all)]).then(() => {}),
      unjudged: () => Promise.all([undoAttempt(own), undoAttempt(all)]).then(() => {}),
    };
  }
  await undoAttempt(own);
  return null;
}

/**
 * Asks for a turn before a password is judged; null while whoever asks has to wait. A device that is known to the
 * account has tries of its own, and when those are used up (its cookie may have been copied) those of a stranger.
 */
export async function checkLoginThrottle(
  key: string,
  caller: Caller,
  user: User | null,
): Promise<LoginAttempt | null> {
  const device = deviceOf(caller, user);
  const own = device ? await attemptFor(`device ${device}`) : null;
  return own ?? strangersAttempt(key, caller.client);
}

/** The same for somebody who is signed in: counted by session, out of reach of anybody without it. */
export const checkSessionThrottle = (session: string): Promise<LoginAttempt | null> =>
  attemptFor(`session ${session}`);

/** With a new password the guesses at the old one are worth nothing. */
export async function resetLoginThrottle(key: string, caller: Caller): Promise<void> {
  await resetAttempts(everybodys(key));
  await resetAttempts(`account ${key} from ${caller.client}`);
}
