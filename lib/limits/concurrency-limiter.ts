/** More work than can be done in a time that somebody waits. To be tried again in a moment. */
export class Busy extends Error {
  override name = 'Busy';
}

interface Bounds {
  /** Pieces of work that are done at the same time. */
  concurrency: number;
  /** Pieces that may wait; the next one is refused at once. */
  maxWaiting: number;
  /** Milliseconds that a piece may wait for its turn; then it is refused, and has not been begun. */
  timeoutMs: number;
}

/** Does costly work a few pieces at a time, in order; refuses with `Busy` what would wait too long. */
export class ConcurrencyLimiter {
  private running = 0;
  private readonly queue: (() => void)[] = [];

  constructor(private readonly bounds: Bounds) {}

  /** Rejects with the reason of `signal`, without beginning, if that is aborted before its turn comes. */
  async run<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    signal?.throwIfAborted();
    if (this.running >= this.bounds.concurrency) await this.turn(signal);
    else this.running += 1;
    try {
      // It can have been aborted between the end of the waiting and this line.
      signal?.throwIfAborted();
      return await work();
    } finally {
      const next = this.queue.shift();
      // Whoever is next takes the place over, so that nobody slips in between.
      if (next) next();
      else this.running -= 1;
    }
  }

  private turn(signal?: AbortSignal): Promise<void> {
    const { maxWaiting, timeoutMs } = this.bounds;
    if (this.queue.length >= maxWaiting) throw new Busy('too much at once');
    return new Promise((resolve, reject) => {
      const settle = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', gone);
      };
      const begin = () => {
        settle();
        resolve();
      };
      const leave = (reason: Error) => {
        settle();
        this.queue.splice(this.queue.indexOf(begin), 1);
        reject(reason);
      };
      const gone = () => leave(signal?.reason as Error);
      const timer = setTimeout(() => leave(new Busy('waited too long')), timeoutMs);
      signal?.addEventListener('abort', gone, { once: true });
      this.queue.push(begin);
    });
  }
}

const kept = globalThis as { concurrencyLimiters?: Map<string, ConcurrencyLimiter> };

/** The one of this name in the process: the server's bundles each have their own copy of a module. */
export function concurrencyLimiter(name: string, bounds: Bounds): ConcurrencyLimiter {
  const all = (kept.concurrencyLimiters ??= new Map());
  const known = all.get(name) ?? new ConcurrencyLimiter(bounds);
  all.set(name, known);
  return known;
}
