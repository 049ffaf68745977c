import type { Found, Search } from '@/lib/search/search';

/** A query, and addresses of which any is right as the first: `*` stands for anything, `!` for “nothing found”. */
export type TypedQuery = readonly [query: string, right: string];

interface Measured {
  /** Queries with something to find, and how many of them have it first, or among the first three. */
  asked: number;
  first: number;
  firstThree: number;
  /** Queries with nothing to find, and how many of them are told so. */
  none: number;
  saidSo: number;
  /** Those that have not what is right first. */
  missed: readonly string[];
}

/** Answers that say themselves that there is nothing to see here. */
const SAYS_NONE = ['ask', 'notListed', 'jobs', 'whatsapp', 'warranty'].map((topic) => `answer-${topic}`);

const addressOf = (url: string) => url.replace(/^\/ar(?=\/|$)/, '') || '/';

const fits = (address: string, right: string) =>
  new RegExp(
    `^${right
      .split('*')
      .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
      .join('.*')}$`,
  ).test(address);

/** The place of what is right among the first three; -1 where it is not there. */
function placeOf({ hits, answer }: Found, right: readonly string[]): number {
  const shown = [...(answer ? [answer] : []), ...hits].slice(0, 3);
  const saysNone = shown.length === 0 || SAYS_NONE.includes(shown[0]!.id);
  if (right.includes('!') && saysNone) return 0;
  return shown.findIndex(({ url }) => right.some((one) => fits(addressOf(url), one)));
}

/** How many of these queries a search answers rightly. */
export function measureSearch(search: Search, queries: readonly TypedQuery[]): Measured {
  const placed = queries.map(([query, rights]) => {
    const right = rights.split(' ');
    return { query, hasNone: right.join() === '!', place: placeOf(search(query), right) };
  });
  const asked = placed.filter(({ hasNone }) => !hasNone);
  const none = placed.filter(({ hasNone }) => hasNone);
  return {
    asked: asked.length,
    first: asked.filter(({ place }) => place === 0).length,
    firstThree: asked.filter(({ place }) => place >= 0).length,
    none: none.length,
    saidSo: none.filter(({ place }) => place === 0).length,
    missed: placed.flatMap(({ query, place }) => (place === 0 ? [] : [`${place + 1} ${query}`])),
  };
}
