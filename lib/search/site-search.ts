import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Lang } from '@/content/lang';
import { builtSite } from '@/lib/settings/env';
import type { SearchFile } from './build-index';
import { createSearch, type Found, type Search } from './search';
import { searchFileIn } from './search-file';

/** The index as the build wrote it; undefined where there is none, as while it writes pages. */
async function builtIndex(lang: Lang): Promise<SearchFile | undefined> {
  if (!builtSite) return undefined;
  try {
    const file = path.resolve(/* turbopackIgnore: true */ searchFileIn(builtSite, lang));
    return JSON.parse(await readFile(/* turbopackIgnore: true */ file, 'utf8')) as SearchFile;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Made anew it takes the tables of all products, and several times the time and memory. */
const indexOf = async (lang: Lang): Promise<SearchFile> =>
  (await builtIndex(lang)) ?? (await import('./site-index')).siteIndex(lang);

const searches = new Map<Lang, Promise<Search>>();

function searchIn(lang: Lang): Promise<Search> {
  const search = searches.get(lang) ?? indexOf(lang).then(createSearch);
  searches.set(lang, search);
  search.catch(() => searches.delete(lang));
  return search;
}

/** The search of this site, for the server: made once for each language. */
export const searchSite = async (query: string, lang: Lang): Promise<Found> => (await searchIn(lang))(query);
