import { networkOf } from './client-address';

/** More work than can be done in a time that somebody waits. To be tried again in a moment. */
export class Busy extends Error {
  override name = 'Busy';
}

interface Bounds {
  /** Pieces of work that are done at the same time. */
  concurrency: number;
  /** Of one owner at the same time, where that is fewer: others then find a place at once. */
  ofOwner?: number;
  /** Pieces that may wait; the next one is refused at once. */
  maxWaiting: number;
  /** Milliseconds that a piece may wait for its turn; then it is refused, and has not been begun. */
  timeoutMs: number;
}

/** How a piece of work is asked for. */
interface Asking {
  /** Rejects with its reason, without beginning, if that is aborted before its turn comes. */
  signal?: AbortSignal;
  /**
   * Whose work it is: one that has much done at once lets others go first. All clients of one network are one. Work
   * without an owner is all alike.
   */
  owner?: string;
}

interface Waiting {
  owner: string;
  begin: () => void;
  leave: (reason: Error) => void;
}

const countOf = (all: ReadonlyMap<string, number>, owner: string) => all.get(owner) ?? 0;

/** Does costly work a few pieces at a time, in order; refuses with `Busy` what would wait too long. */
export class ConcurrencyLimiter {
  private running = 0;
  private readonly runningOf = new Map<string, number>();
  private readonly queue: Waiting[] = [];

  constructor(private readonly bounds: Bounds) {}

  async run<T>(work: () => Promise<T>, { signal, owner: client = '' }: Asking = {}): Promise<T> {
    const owner = networkOf(client);
    signal?.throwIfAborted();
    if (this.running < this.bounds.concurrency && this.mayBegin(owner)) this.begin(owner);
    else await this.turn(owner, signal);
    try {
      // It can have been aborted between the end of the waiting and this line.
      signal?.throwIfAborted();
      return await work();
    } finally {
      this.end(owner);
      // Whoever is next takes the place over, so that nobody slips in between.
      this.takeNext(owner)?.begin();
    }
  }

  private mayBegin(owner: string): boolean {
    return countOf(this.runningOf, owner) < (this.bounds.ofOwner ?? Infinity);
  }

  private begin(owner: string): void {
    this.running += 1;
    this.runningOf.set(owner, countOf(this.runningOf, owner) + 1);
  }

  private end(owner: string): void {
    this.running -= 1;
    const left = countOf(this.runningOf, owner) - 1;
    if (left > 0) this.runningOf.set(owner, left);
    else this.runningOf.delete(owner);
  }

  /**
   * The first of those whose owner has least done now; where that is alike, of others than had something done last. Where
   * several places are free, nobody waits but owners who have as much done as they may, and only `last` has less now.
   */
  private takeNext(last: string): Waiting | undefined {
    const rank = ({ owner }: Waiting) => 2 * countOf(this.runningOf, owner) + (owner === last ? 1 : 0);
    const able = this.queue.filter(({ owner }) => this.mayBegin(owner));
    const least = Math.min(...able.map(rank));
    const at = this.queue.findIndex((one) => this.mayBegin(one.owner) && rank(one) === least);
    return at < 0 ? undefined : this.queue.splice(at, 1)[0];
  }

  /** Refuses the newest of the owner who waits for most, where that is more than the newcomer would; or the newcomer. */
  private makeRoom(newcomer: string): void {
    const waits = new Map<string, number>();
    for (const { owner } of this.queue) waits.set(owner, countOf(waits, owner) + 1);
    const most = Math.max(0, ...waits.values());
    const newest = this.queue.findLast(({ owner }) => countOf(waits, owner) === most);
    if (!newest || most <= countOf(waits, newcomer) + 1) throw new Busy('too much at once');
    newest.leave(new Busy('too much at once'));
  }

  private turn(owner: string, signal?: AbortSignal): Promise<void> {
    const { maxWaiting, timeoutMs } = this.bounds;
    if (this.queue.length >= maxWaiting) this.makeRoom(owner);
    return new Promise((resolve, reject) => {
      const settle = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', gone);
      };
      const begin = () => {
        settle();
        this.begin(owner);
        resolve();
      };
      const leave = (reason: Error) => {
        settle();
        this.queue.splice(this.queue.indexOf(waiting), 1);
        reject(reason);
      };
      const waiting = { owner, begin, leave };
      const gone = () => leave(signal?.reason as Error);
      const timer = setTimeout(() => leave(new Busy('waited too long')), timeoutMs);
      signal?.addEventListener('abort', gone, { once: true });
      this.queue.push(waiting);
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
