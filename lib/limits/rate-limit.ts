import 'server-only';
import { RateLimiterRes, type RateLimiterPrisma } from 'rate-limiter-flexible';
import { countedAs } from './client-address';
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

interface Counter {
  limiter: RateLimiterPrisma;
  key: string;
}

/** What one try of a client is counted by: with IPv6 by its network as well, which may do several times as much. */
function countersOf(limit: Limit, client: string): Counter[] {
  if (limit.per === 'everyone') return [{ limiter: limiterOf(limit), key: 'everyone' }];
  return countedAs(client).map(([name, times]) => ({
    limiter: limiterOf({ ...limit, points: limit.points * times }),
    key: hashSubject(name),
  }));
}

const undo = ({ limiter, key }: Counter) => limiter.reward(key);

/** Milliseconds until those that are used up have an allowance again; nothing is counted. */
async function waitsOf(counters: readonly Counter[]): Promise<number[]> {
  const states = await Promise.all(counters.map(({ limiter, key }) => limiter.get(key)));
  return states.map((state) => (state && state.remainingPoints <= 0 ? state.msBeforeNext : 0));
}

export interface Taken {
  /** Whole seconds after which there is an allowance again; 0 where there was one. */
  wait: number;
  /** Takes back all that was counted, a refused try as well, because nothing came of it. */
  giveBack: () => Promise<void>;
}

/**
 * Counts one more against each limit in turn, until one is used up; what is to be waited for is then the longest of
 * those that are. Counters live in the database, so that several servers behave as one. Throws when the database cannot
 * be reached.
 */
export async function take(limits: readonly Limit[], client: string): Promise<Taken> {
  const counters = limits.flatMap((limit) => countersOf(limit, client));
  const counted: Counter[] = [];
  const giveBack = async () => {
    for (const counter of counted.splice(0)) await undo(counter);
  };
  try {
    for (const counter of counters) {
      counted.push(counter);
      await counter.limiter.consume(counter.key);
    }
    return { wait: 0, giveBack };
  } catch (error) {
    if (error instanceof RateLimiterRes) {
      const ms = Math.max(error.msBeforeNext, ...(await waitsOf(counters.slice(counted.length))));
      return { wait: Math.max(1, Math.ceil(ms / 1000)), giveBack };
    }
    // Whether the last one was counted nobody knows. What is told is the first fault, whether or not this goes wrong too.
    counted.pop();
    await giveBack().catch(() => undefined);
    throw error;
  }
}

/** Counts one more against each limit in turn, until one is used up: the whole seconds to wait then, or 0. */
export const secondsToWait = async (limits: readonly Limit[], client: string): Promise<number> =>
  (await take(limits, client)).wait;

/** Counts one more against each limit in turn; false as soon as one is used up. */
export const isWithinLimits = async (limits: readonly Limit[], client: string): Promise<boolean> =>
  (await secondsToWait(limits, client)) === 0;
