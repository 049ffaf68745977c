/** Two colours and the view they are seen in; without a word in the address the given ones. */
export interface Comparison<C extends string, V extends string> {
  first: C;
  second: C;
  view: V;
}

const NAMES = { first: 'a', second: 'b', view: 'view' } as const;

/** What an address compares; what is not offered is no choice. */
export function readComparison<C extends string, V extends string>(
  search: string,
  offered: { colours: readonly C[]; views: readonly V[] },
  otherwise: Comparison<C, V>,
): Comparison<C, V> {
  const query = new URLSearchParams(search);
  const among = <T extends string>(name: string, values: readonly T[], fallback: T): T =>
    values.find((value) => value === query.get(name)) ?? fallback;
  return {
    first: among(NAMES.first, offered.colours, otherwise.first),
    second: among(NAMES.second, offered.colours, otherwise.second),
    view: among(NAMES.view, offered.views, otherwise.view),
  };
}

/** The same as the query of an address. */
export const comparisonSearch = ({ first, second, view }: Comparison<string, string>): string =>
  `?${new URLSearchParams([
    [NAMES.first, first],
    [NAMES.second, second],
    [NAMES.view, view],
  ])}`;
