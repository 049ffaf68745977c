import MiniSearch, { type AsPlainObject } from 'minisearch';
import type { Vocabulary } from '@/content/search/vocabulary-shape';
import type { IndexedEntry, SearchEntry } from './entry';
import { INDEX_OPTIONS } from './index-options';

/** All a search needs, as it is sent to the browser. */
export interface SearchFile {
  index: AsPlainObject;
  /** How much a word counts, for those that say more than others: colours, countries and manufacturers. */
  weights: Record<string, number>;
  /** What people call things in its language. */
  vocabulary: Vocabulary;
  /** Answers to questions, by the subjects of the vocabulary. */
  answers: Record<string, SearchEntry>;
}

/** Puts everything that can be found into one index, beside what goes to the browser with it. */
export function buildIndex(
  entries: readonly IndexedEntry[],
  { weights, vocabulary, answers }: Omit<SearchFile, 'index'>,
): SearchFile {
  const index = new MiniSearch<IndexedEntry>(INDEX_OPTIONS);
  index.addAll(entries);
  return { index: index.toJSON(), weights, vocabulary, answers };
}
