/** What the work gives, or `late` once so many milliseconds have passed. The work itself goes on. */
export const within = <T, L>(timeoutMs: number, work: Promise<T>, late: L): Promise<T | L> =>
  new Promise((give, fail) => {
    const timer = setTimeout(() => give(late), timeoutMs);
    const settle =
      <V>(to: (value: V) => void) =>
      (value: V) => {
        clearTimeout(timer);
        to(value);
      };
    work.then(settle(give), settle(fail));
  });
