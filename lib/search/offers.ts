import type { SearchEntry } from './entry';
import { cleanQuery } from './query';
import type { LoadedSearch } from './search';

/** Something a field offers while one types: a thing of the range, or a search. */
export type Offer =
  { kind: 'entry'; id: string; entry: SearchEntry } | { kind: 'search'; id: string; query: string };

export interface OfferGroup {
  name: 'found' | 'recent' | 'tries' | 'all';
  offers: readonly Offer[];
}

export interface Offers {
  groups: readonly OfferGroup[];
  /** How many things answer to what was typed; undefined where nothing was typed, or is not answered yet. */
  found?: number;
  /** Whether the first of them answers to all of it. */
  isWhole: boolean;
}

const SHOWN = 6;
const TRIES = 8;
const TRIES_BESIDE = 4;

const searches = (name: OfferGroup['name'], queries: readonly string[]): OfferGroup[] =>
  queries.length === 0
    ? []
    : [{ name, offers: queries.map((query, at) => ({ kind: 'search', id: `${name}-${at}`, query })) }];

interface Asked {
  typed: string;
  search?: LoadedSearch;
  recent: readonly string[];
  tries: readonly string[];
}

/** What a field offers: what was searched before and what could be, or what answers to what was typed. */
export function offersFor({ typed, search, recent, tries }: Asked): Offers {
  const query = cleanQuery(typed);
  if (!query) {
    const had = new Set(recent.map((one) => one.toLowerCase()));
    const fresh = tries.filter((one) => !had.has(one.toLowerCase()));
    const some = fresh.slice(0, recent.length > 0 ? TRIES_BESIDE : TRIES);
    return { groups: [...searches('recent', recent), ...searches('tries', some)], isWhole: true };
  }
  const answered = search?.(query);
  if (!answered) return { groups: [], isWhole: true };
  const { hits, isWhole, answer } = answered;
  const first = [...(answer ? [answer] : []), ...hits];
  const offers = first
    .slice(0, SHOWN)
    .map((entry): Offer => ({ kind: 'entry', id: `found-${entry.id}`, entry }));
  const all = hits.length > SHOWN ? searches('all', [query]) : [];
  return {
    groups: offers.length > 0 ? [{ name: 'found', offers }, ...all] : [],
    found: first.length,
    isWhole,
  };
}
