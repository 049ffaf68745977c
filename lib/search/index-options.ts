import type { Options } from 'minisearch';
import type { IndexedEntry } from './entry';
import { foldedWords } from './fold';

/** How the index is made and read: the same in the build and in the browser. */
export const INDEX_OPTIONS: Options<IndexedEntry> = {
  fields: ['title', 'note', 'words'],
  storeFields: ['kind', 'title', 'note', 'url', 'picture', 'isProduct'],
  tokenize: foldedWords,
  processTerm: (term) => term,
};
