/**
 * Waits for the work and answers when so many milliseconds are over, or the next multiple of them: how long an answer
 * takes then does not tell what was found, on a machine that is slow and takes longer than the first of them neither.
 */
export async function atLeastMilliseconds<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const begun = performance.now();
  await Promise.allSettled([work]);
  const taken = performance.now() - begun;
  const times = Math.max(1, Math.ceil(taken / milliseconds));
  await new Promise<void>((done) => setTimeout(done, times * milliseconds - taken));
  return work;
}
