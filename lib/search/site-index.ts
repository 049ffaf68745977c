import type { Lang } from '@/content/lang';
import { vocabularies } from '@/content/search/vocabulary';
import { buildIndex, type SearchFile } from './build-index';
import { answerEntries, searchEntries, wordWeights } from './entries';

/** The index of this site in a language. */
export const siteIndex = (lang: Lang): SearchFile =>
  buildIndex(searchEntries(lang), {
    weights: wordWeights(lang),
    vocabulary: vocabularies[lang],
    answers: answerEntries(lang),
  });
