/** Which category an address asks for; one that has no button is no choice, and the default stays. */
export function categoryOf<C extends string>(search: string, offered: readonly [C, ...C[]]): C {
  const wanted = new URLSearchParams(search).get('category');
  return offered.find((category) => category === wanted) ?? offered[0];
}

/** A category as the query of an address; the default needs none. */
export const categorySearch = (category: string, offered: readonly [string, ...string[]]): string =>
  category === offered[0] ? '' : `?category=${encodeURIComponent(category)}`;

/** The id of a category's shelf, where its button leads without JavaScript. */
export const shelfId = (category: string): string => category.toLowerCase();
