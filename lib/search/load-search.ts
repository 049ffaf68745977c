import type { Lang } from '@/content/lang';
import { localPath } from '@/content/local-path';
import type { SearchFile } from './build-index';
import type { Search } from './search';

let loading: Promise<Search> | undefined;

async function load(lang: Lang): Promise<Search> {
  const index = localPath('/search-index.json', lang);
  const [{ createSearch }, answer] = await Promise.all([import('./search'), fetch(index)]);
  if (!answer.ok) throw new Error(`search index: ${answer.status}`);
  return createSearch((await answer.json()) as SearchFile);
}

/**
 * The search of this site in the browser, in the language of the document, which a page never changes. Fetched at its
 * first use; a fetch that failed is tried again.
 */
export function loadSearch(lang: Lang): Promise<Search> {
  return (loading ??= load(lang).catch((fault: unknown) => {
    loading = undefined;
    throw fault;
  }));
}
