import type { Found, LoadedSearch } from './search';

/** Time without a letter after which a query is asked: who types is asked for once. */
const PAUSE_MS = 150;

/**
 * The search of a range whose index is too large to be sent: the server answers each query, and what it answered is
 * kept. Nothing is known of a query at first; those who follow are told once it is. A failed query is asked again with
 * the next letter.
 */
export function askServer(address: string): LoadedSearch {
  const known = new Map<string, Promise<Found>>();
  const answered = new Map<string, Found>();
  const listeners = new Set<() => void>();
  let pause: ReturnType<typeof setTimeout> | undefined;

  const ask = async (query: string): Promise<Found> => {
    const answer = await fetch(`${address}?${new URLSearchParams({ q: query })}`);
    if (!answer.ok) throw new Error(`search: ${answer.status}`);
    const found = (await answer.json()) as Found;
    answered.set(query, found);
    listeners.forEach((listener) => listener());
    return found;
  };
  const ahead = (query: string): Promise<Found> => {
    const asked = known.get(query) ?? ask(query);
    known.set(query, asked);
    asked.catch(() => known.delete(query));
    return asked;
  };
  const search = (query: string) => {
    if (!known.has(query)) {
      clearTimeout(pause);
      pause = setTimeout(() => ahead(query).catch(() => undefined), PAUSE_MS);
    }
    return answered.get(query);
  };
  return Object.assign(search, { ahead, follow: (listener: () => void) => void listeners.add(listener) });
}
