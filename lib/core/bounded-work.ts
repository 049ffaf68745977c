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

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= this.bounds.abreast) await this.turn();
    else this.running += 1;
    try {
      return await work();
    } finally {
      const next = this.queue.shift();
      // Whoever is next takes the place over, so that nobody slips in between.
      if (next) next();
      else this.running -= 1;
    }
  }

  private turn(): Promise<void> {
    const { waiting, patience } = this.bounds;
    if (this.queue.length >= waiting) throw new Busy('too much at once');
    return new Promise((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer);
        resolve();
      };
      const leave = () => {
        this.queue.splice(this.queue.indexOf(begin), 1);
        reject(new Busy('waited too long'));
      };
      const timer = setTimeout(leave, patience);
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
