import { langOfAddress } from '@/content/local-path';
import { KeptLast } from './kept-last';
import { POLICY, type PageEntry, type Span, type StaticArchive } from './static-archive-format';

/**
 * Entries that stay in memory once they were asked for: more than this site has pages. Of ten thousand products a crawler
 * asks for all, and each entry holds the heads of answers that were made ready from it.
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
  const entries = new KeptLast<string, PageEntry>(kept);
  const entryAt = (address: string) => {
    const place = Object.hasOwn(places, address) ? places[address] : undefined;
    return place && (JSON.parse(read(...place).toString('utf8')) as PageEntry);
  };
  return (address) => entries.of(address, entryAt);
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
