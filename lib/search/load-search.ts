import type { SearchFile } from './build-index';
import type { Search } from './search';

let loading: Promise<Search> | undefined;

async function load(): Promise<Search> {
  const [{ createSearch }, answer] = await Promise.all([import('./search'), fetch('/search-index.json')]);
  if (!answer.ok) throw new Error(`search index: ${answer.status}`);
  return createSearch((await answer.json()) as SearchFile);
}

/** The search of this site in the browser. Fetched at its first use; a fetch that failed is tried again. */
export function loadSearch(): Promise<Search> {
  return (loading ??= load().catch((fault: unknown) => {
    loading = undefined;
    throw fault;
  }));
}
