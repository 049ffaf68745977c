import MiniSearch from 'minisearch';
import type { Vocabulary } from '@/content/search/vocabulary';
import type { IndexedEntry } from './entry';
import { INDEX_OPTIONS } from './index-options';

/** All a search needs, as it is sent to the browser. */
export interface SearchFile {
  index: object;
  /** How much a word counts, for those that say more than others: colours, countries and makers. */
  weights: Record<string, number>;
  /** What people call things in its language. */
  vocabulary: Vocabulary;
}

/** Puts everything that can be found into one index. */
export function buildIndex(
  entries: readonly IndexedEntry[],
  weights: Readonly<Record<string, number>>,
  vocabulary: Vocabulary,
): SearchFile {
  const index = new MiniSearch<IndexedEntry>(INDEX_OPTIONS);
  index.addAll(entries);
  return { index: JSON.parse(JSON.stringify(index)) as object, weights: { ...weights }, vocabulary };
}
