import { buildIndex, type SearchFile } from './build-index';
import { searchEntries, wordWeights } from './entries';
import { createSearch, type Search } from './search';

/** The index of this site, as it is sent to the browser. */
export const siteIndex = (): SearchFile => buildIndex(searchEntries(), wordWeights());

let search: Search | undefined;

/** The search of this site, for the server: made once. */
export const searchSite: Search = (query) => (search ??= createSearch(siteIndex()))(query);
