/** Milliseconds of the processor; a busy machine takes some of them for what it does to memory. */
function cost(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** What a single walk through so many signs costs here and now. */
const walk = (signs: number) => cost(() => Array.from('x'.repeat(signs)));

/** So many walks are short: what grows with the square takes thousands. */
const WALKS = 5;
const ALWAYS_SHORT = 150;

/** @param signs how long the text is that is worked on, where that is a megabyte: a walk through it is the measure then */
export function processorTime(work: () => unknown, signs = 0): 'short' | `${number} ms` {
  let least = Infinity;
  let bound = ALWAYS_SHORT;
  for (let tries = 0; tries < 3 && least > bound; tries += 1) {
    least = Math.min(least, cost(work));
    if (least > bound) bound = Math.max(bound, WALKS * walk(signs));
  }
  return least <= bound ? 'short' : `${Math.round(least)} ms`;
}
