/** What a visitor chose in the tile gallery; an empty text is no choice. */
export interface GalleryChoice {
  category: string;
  supplier: string;
  profile: string;
}

type Facet = keyof GalleryChoice;

const FACETS = ['category', 'supplier', 'profile'] as const satisfies readonly Facet[];
export const EVERYTHING: GalleryChoice = { category: '', supplier: '', profile: '' };

/** The choice an address names; values nothing has are no choice. */
export function readChoice(search: string, items: readonly GalleryChoice[]): GalleryChoice {
  const query = new URLSearchParams(search);
  const known = (facet: Facet) => {
    const value = query.get(facet) ?? '';
    return items.some((item) => item[facet] === value) ? value : '';
  };
  return { category: known('category'), supplier: known('supplier'), profile: known('profile') };
}

/** The same as the query of an address, empty where nothing is chosen. */
export function searchOf(choice: GalleryChoice): string {
  const query = new URLSearchParams(
    FACETS.filter((facet) => choice[facet]).map((facet) => [facet, choice[facet]]),
  );
  // Not by its size, which Safari does not know before 17.
  const text = String(query);
  return text ? `?${text}` : '';
}

/** Whether a tile is on show. */
export const fits = (item: GalleryChoice, choice: GalleryChoice): boolean =>
  FACETS.every((facet) => !choice[facet] || item[facet] === choice[facet]);

/** How many tiles each value of a facet would leave, the other facets as they are chosen. */
export function countsOf(
  items: readonly GalleryChoice[],
  choice: GalleryChoice,
  facet: Facet,
): Map<string, number> {
  const open = { ...choice, [facet]: '' };
  const counts = new Map<string, number>();
  for (const item of items) if (fits(item, open)) counts.set(item[facet], (counts.get(item[facet]) ?? 0) + 1);
  return counts;
}
