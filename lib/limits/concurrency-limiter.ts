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
   * Whose work it is: a network that has much done at once lets others go first, and within one a client does, for a
   * network of IPv6 may be all telephones of a company. Work without an owner is all alike.
   */
  owner?: string;
}

interface Owner {
  network: string;
  client: string;
}

interface Waiting extends Owner {
  begin: () => void;
  leave: (reason: Error) => void;
}

/** How many pieces each network has, and each client. */
class Tally {
  private readonly all = { network: new Map<string, number>(), client: new Map<string, number>() };

  constructor(owners: readonly Owner[] = []) {
    for (const owner of owners) this.add(owner, 1);
  }

  add(owner: Owner, more: number): void {
    for (const level of ['network', 'client'] as const) {
      const count = this.of(level, owner) + more;
      if (count > 0) this.all[level].set(owner[level], count);
      else this.all[level].delete(owner[level]);
    }
  }

  of(level: keyof Owner, owner: Owner): number {
    return this.all[level].get(owner[level]) ?? 0;
  }
}

/** The first of those for whom a number is least. */
function firstOfLeast<T>(all: readonly T[], rank: (one: T) => number): T | undefined {
  const least = Math.min(...all.map(rank));
  return all.find((one) => rank(one) === least);
}

/** Does costly work a few pieces at a time, in order; refuses with `Busy` what would wait too long. */
export class ConcurrencyLimiter {
  private running = 0;
  private readonly runningOf = new Tally();
  private readonly queue: Waiting[] = [];

  constructor(private readonly bounds: Bounds) {}

  async run<T>(work: () => Promise<T>, { signal, owner: client = '' }: Asking = {}): Promise<T> {
    const owner = { network: networkOf(client), client };
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

  private mayBegin(owner: Owner): boolean {
    return this.runningOf.of('network', owner) < (this.bounds.ofOwner ?? Infinity);
  }

  private begin(owner: Owner): void {
    this.running += 1;
    this.runningOf.add(owner, 1);
  }

  private end(owner: Owner): void {
    this.running -= 1;
    this.runningOf.add(owner, -1);
  }

  /**
   * The first of those whose network has least done now; where that is alike, of others than had something done last;
   * and of that network the first of the client who has least. Where several places are free, nobody waits but networks
   * that have as much done as they may, and only `last` has less now.
   */
  private takeNext(last: Owner): Waiting | undefined {
    const rank = (level: keyof Owner) => (one: Waiting) =>
      2 * this.runningOf.of(level, one) + (one[level] === last[level] ? 1 : 0);
    const able = this.queue.filter((one) => this.mayBegin(one));
    const chosen = firstOfLeast(able, rank('network'));
    if (!chosen) return undefined;
    const next = firstOfLeast(
      able.filter(({ network }) => network === chosen.network),
      rank('client'),
    )!;
    this.queue.splice(this.queue.indexOf(next), 1);
    return next;
  }

  /**
   * Refuses the newest of the network that waits for most, where that is more than the newcomer's would; then the newest
   * of the client of the newcomer's network, likewise; or the newcomer.
   */
  private makeRoom(newcomer: Owner): void {
    const waits = new Tally(this.queue);
    const within = this.queue.filter(({ network }) => network === newcomer.network);
    for (const [level, rivals] of [
      ['network', this.queue],
      ['client', within],
    ] as const) {
      const most = Math.max(0, ...rivals.map((one) => waits.of(level, one)));
      const newest = rivals.findLast((one) => waits.of(level, one) === most);
      if (newest && most > waits.of(level, newcomer) + 1) return newest.leave(new Busy('too much at once'));
    }
    throw new Busy('too much at once');
  }

  private turn(owner: Owner, signal?: AbortSignal): Promise<void> {
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
      const waiting = { ...owner, begin, leave };
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
