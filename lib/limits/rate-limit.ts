import 'server-only';
import { RateLimiterRes, type RateLimiterPrisma } from 'rate-limiter-flexible';
import { counterOf } from './rate-limit-store';
import { hashSubject } from './hash-subject';

export interface Limit {
  /** Name of the counter; limits with the same name share it. */
  name: string;
  points: number;
  seconds: number;
  /** `client`: each client has its own allowance. `everyone`: one for all. */
  per: 'client' | 'everyone';
}

const limiters = new Map<string, RateLimiterPrisma>();

function limiterOf({ name, points, seconds }: Limit): RateLimiterPrisma {
  const id = `${name}:${points}:${seconds}`;
  const limiter = limiters.get(id) ?? counterOf(name, points, seconds);
  limiters.set(id, limiter);
  return limiter;
}

/**
 * Counts one more against each limit in turn; false as soon as one is used up. Counters live in the
 * database, so that several servers behave as one. Throws when the database cannot be reached.
 */
export async function isWithinLimits(limits: readonly Limit[], client: string): Promise<boolean> {
  try {
    for (const limit of limits)
      await limiterOf(limit).consume(limit.per === 'client' ? hashSubject(client) : 'everyone');
    return true;
  } catch (error) {
    if (error instanceof RateLimiterRes) return false;
    throw error;
  }
}
