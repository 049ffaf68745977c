import { Busy } from '@/lib/limits/concurrency-limiter';

/** How the pool of connections says that nobody was free in time. */
const NO_LINE = 'timeout exceeded when trying to connect';

const isTurnedAway = (reason: unknown) =>
  reason instanceof Busy || (reason instanceof Error && reason.message.includes(NO_LINE));

/** What many calls at once answered, without those that a slow machine turned away; any other fault is thrown. */
export async function answersAtOnce<T>(calls: readonly Promise<T>[]): Promise<T[]> {
  const ended = await Promise.allSettled(calls);
  return ended.flatMap((one) => {
    if (one.status === 'fulfilled') return [one.value];
    if (isTurnedAway(one.reason)) return [];
    throw one.reason;
  });
}
