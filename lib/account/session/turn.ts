import 'server-only';
import { forgive, mayTry, takeBack } from '@/lib/limits/rate-limit-failures';
import type { User } from '@/prisma/generated/client';
import { deviceOf, type Caller } from './caller';

/** Leave to have a password judged. */
export interface Turn {
  /** It was the right one: nothing is held against whoever brought it. */
  succeeded: () => Promise<void>;
  /** Nobody has looked at it: this try was none. */
  unjudged: () => Promise<void>;
}

/** Failures in a day that an account takes from all unknown devices together before they share one wait. */
export const STRANGERS_FAILURES = 100;

const everybodys = (key: string) => `account ${key}`;

async function turnFor(subject: string): Promise<Turn | null> {
  if (!(await mayTry(subject))) return null;
  return { succeeded: () => forgive(subject), unjudged: () => takeBack(subject) };
}

/** An unknown device: as a client of its own, and as one of all the strangers who try this account. */
async function strangersTurn(key: string, client: string): Promise<Turn | null> {
  const [own, all] = [`account ${key} from ${client}`, everybodys(key)];
  const turn = await turnFor(own);
  if (!turn) return null;
  if (await mayTry(all, STRANGERS_FAILURES)) {
    // Somebody who knows the password says nothing about the others, whose failures stay.
    return {
      succeeded: () => Promise.all([forgive(own), takeBack(all)]).then(() => {}),
      unjudged: () => Promise.all([takeBack(own), takeBack(all)]).then(() => {}),
    };
  }
  await takeBack(own);
  return null;
}

/**
 * Asks for a turn before a password is judged; null while whoever asks has to wait. A device that is known to the
 * account has tries of its own, and when those are used up (its cookie may have been copied) those of a stranger.
 */
export async function takeTurn(key: string, caller: Caller, user: User | null): Promise<Turn | null> {
  const device = deviceOf(caller, user);
  const own = device ? await turnFor(`device ${device}`) : null;
  return own ?? strangersTurn(key, caller.client);
}

/** The same for somebody who is signed in: counted by session, out of reach of anybody without it. */
export const takeTurnAgain = (session: string): Promise<Turn | null> => turnFor(`session ${session}`);

/** With a new password the guesses at the old one are worth nothing. */
export async function forgiveAll(key: string, caller: Caller): Promise<void> {
  await forgive(everybodys(key));
  await forgive(`account ${key} from ${caller.client}`);
}
