/** More work than can be done in a time that somebody waits. To be tried again in a moment. */
export class Busy extends Error {
  override name = 'Busy';
}

interface Bounds {
  /** Pieces of work that are done at the same time. */
  abreast: number;
  /** Pieces that may wait; the next one is refused at once. */
  waiting: number;
  /** Milliseconds that a piece may wait for its turn; then it is refused, and has not been begun. */
  patience: number;
}

/** Does costly work a few pieces at a time, in order; refuses with `Busy` what would wait too long. */
export class BoundedWork {
  private running = 0;
  private readonly queue: (() => void)[] = [];

  constructor(private readonly bounds: Bounds) {}

  /** Rejects with the reason of `signal`, without beginning, if that is aborted before its turn comes. */
  async run<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    signal?.throwIfAborted();
    if (this.running >= this.bounds.abreast) await this.turn(signal);
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
    const { waiting, patience } = this.bounds;
    if (this.queue.length >= waiting) throw new Busy('too much at once');
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
      const timer = setTimeout(() => leave(new Busy('waited too long')), patience);
      signal?.addEventListener('abort', gone, { once: true });
      this.queue.push(begin);
    });
  }
}

const kept = globalThis as { boundedWork?: Map<string, BoundedWork> };

/** The one of this name in the process: the server's bundles each have their own copy of a module. */
export function boundedWork(name: string, bounds: Bounds): BoundedWork {
  const all = (kept.boundedWork ??= new Map());
  const known = all.get(name) ?? new BoundedWork(bounds);
  all.set(name, known);
  return known;
}
