import type { Lang } from '@/content/lang';
import { vocabularies } from '@/content/search/vocabulary';
import { buildIndex, type SearchFile } from './build-index';
import { answerEntries, searchEntries, wordWeights } from './entries';
import { createSearch, type Found, type Search } from './search';

/** The index of this site in a language, as it is sent to the browser. */
export const siteIndex = (lang: Lang): SearchFile =>
  buildIndex(searchEntries(lang), {
    weights: wordWeights(lang),
    vocabulary: vocabularies[lang],
    answers: answerEntries(lang),
  });

const searches = new Map<Lang, Search>();

/** The search of this site, for the server: made once for each language. */
export function searchSite(query: string, lang: Lang): Found {
  const search = searches.get(lang) ?? createSearch(siteIndex(lang));
  searches.set(lang, search);
  return search(query);
}
