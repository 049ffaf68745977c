import { langOfAddress } from '@/content/local-path';
import { POLICY, type PageEntry, type Span, type StaticArchive } from './static-archive-format';

/**
 * Entries that stay in memory once they were asked for: more than this site has pages. Of ten thousand products a crawler
 * asks for all, and each entry holds the packed answers that were made ready from it.
 */
const KEPT = 1_000;

/** What is known of each page, by its address: read from the disk when somebody asks for it. */
export type PageEntries = (address: string) => PageEntry | undefined;

/** Reads entries by where they stand in their file; those that were asked for last are kept. */
export function pageEntries(
  places: Readonly<Record<string, Span>>,
  read: (offset: number, length: number) => Buffer,
  kept = KEPT,
): PageEntries {
  const known = new Map<string, PageEntry>();
  return (address) => {
    const found = known.get(address);
    if (found) {
      if (known.size === kept) {
        // The oldest goes first, so one that is asked for stands last.
        known.delete(address);
        known.set(address, found);
      }
      return found;
    }
    const place = Object.hasOwn(places, address) ? places[address] : undefined;
    if (!place) return undefined;
    const entry = JSON.parse(read(...place).toString('utf8')) as PageEntry;
    if (known.size === kept) known.delete(known.keys().next().value!);
    known.set(address, entry);
    return entry;
  };
}

/** Headers of a document: those of every answer, what it may run, and the language of its address. */
export const headersOfPage = (
  address: string,
  base: StaticArchive['base'],
  policy: string,
): Record<string, string> => ({
  ...base,
  [POLICY]: policy,
  'Content-Language': langOfAddress(address),
});
