import type { Lang } from '@/content/lang';
import { localPath } from '@/content/local-path';
import type { SearchFile } from './build-index';
import type { AskedElsewhere } from './sent-index';
import type { LoadedSearch } from './search';

let loading: Promise<LoadedSearch> | undefined;

async function load(lang: Lang): Promise<LoadedSearch> {
  const index = localPath('/search-index.json', lang);
  const [{ createSearch }, answer] = await Promise.all([import('./search'), fetch(index)]);
  if (!answer.ok) throw new Error(`search index: ${answer.status}`);
  const file = (await answer.json()) as SearchFile | AskedElsewhere;
  return 'ask' in file ? (await import('./ask-server')).askServer(file.ask) : createSearch(file);
}

/**
 * The search of this site in the browser, in the language of the document, which a page never changes. Fetched at its
 * first use; a fetch that failed is tried again.
 */
export function loadSearch(lang: Lang): Promise<LoadedSearch> {
  return (loading ??= load(lang).catch((fault: unknown) => {
    loading = undefined;
    throw fault;
  }));
}
