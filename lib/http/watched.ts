/** What whoever watches the site is told. */
export interface WatchedAnswer {
  status: 200 | 503;
  body: object;
  /** Seconds after which to ask again. */
  retryAfter?: number;
}

/** Looks at the site and says how it is. */
export type Look = () => Promise<WatchedAnswer>;

/** Milliseconds after a look began for which its answer is given to others. */
const KEPT_MS = 1_000;

interface Begun {
  at: number;
  isOver: boolean;
  answer: Promise<WatchedAnswer>;
}

/** One look at a time, whoever asks: a flood at a public address then costs the database one question a second. */
function shared(look: Look): Look {
  let last: Begun | undefined;
  return () => {
    if (last && (!last.isOver || performance.now() - last.at < KEPT_MS)) return last.answer;
    const begun: Begun = { at: performance.now(), isOver: false, answer: look() };
    last = begun;
    begun.answer.then(
      () => (begun.isOver = true),
      // A fault of ours is told to those who waited for it, and to nobody else.
      () => (last = undefined),
    );
    return begun.answer;
  };
}

const kept = globalThis as { watchedAddresses?: Map<string, Look> };

/** The one look at this address in the process: the server's bundles each have their own copy of a module. */
export function watched(address: string, look: Look): Look {
  const all = (kept.watchedAddresses ??= new Map());
  const known = all.get(address) ?? shared(look);
  all.set(address, known);
  return known;
}

/** The look at an address, where it is one for watching. */
export const watchedAt = (address: string): Look | undefined => kept.watchedAddresses?.get(address);

/** Headers of what is told. */
export const watchedHeaders = ({ retryAfter }: WatchedAnswer): Record<string, string> => ({
  'Cache-Control': 'no-store',
  ...(retryAfter !== undefined && { 'Retry-After': String(retryAfter) }),
});
