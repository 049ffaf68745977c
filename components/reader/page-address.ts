/** What follows # in the address of a page of the catalogue. */
export const pageAddress = (index: number): string => `page-${index + 1}`;

/** The page an address names, counted from 0; null where it names none of so many. */
export function pageAt(id: string, count: number): number | null {
  const page = Number(/^page-([1-9]\d{0,2})$/.exec(id)?.[1]);
  return page >= 1 && page <= count ? page - 1 : null;
}
