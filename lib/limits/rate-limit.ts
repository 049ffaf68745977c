import 'server-only';
import { addPoints } from './rate-limit-store';
import { hashSubject } from './hash-subject';

export interface Limit {
  /** Name of the counter; limits with the same name share it. */
  name: string;
  points: number;
  seconds: number;
  /** `client`: each client has its own allowance. `everyone`: one for all. */
  per: 'client' | 'everyone';
}

/**
 * Counts one more against each limit in turn; false as soon as one is used up. Counters live in the
 * database, so that several servers behave as one. Throws when the database cannot be reached.
 */
export async function isWithinLimits(limits: readonly Limit[], client: string): Promise<boolean> {
  for (const { name, points, seconds, per } of limits) {
    const key = `${name}:${per === 'client' ? hashSubject(client) : 'everyone'}`;
    if ((await addPoints(key, 1, seconds)) > points) return false;
  }
  return true;
}
