/**
 * Waits for the work and for so many milliseconds, whichever is later: how long an answer takes then does
 * not tell what was found.
 */
export async function atLeastMilliseconds<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const pause = new Promise<void>((done) => setTimeout(done, milliseconds));
  await Promise.allSettled([work, pause]);
  return work;
}
