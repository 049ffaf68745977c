import { gzipSync } from 'node:zlib';
import type { Lang } from '@/content/lang';
import { localPath } from '@/content/local-path';
import type { SearchFile } from './build-index';
import { cleanQuery } from './query';
import type { Found } from './search';
import { searchSite } from './site-search';

/** Bytes on the line up to which a browser gets the whole index: it finds anything then without asking again. */
const MAX_SENT_BYTES = 60 * 1024;

/** What a browser gets in its place where it is larger. */
export interface AskedElsewhere {
  /** Address that answers a query, as `?q=`. */
  ask: string;
}

/** What the browser of a language gets to search with: the index, or whom to ask. */
export const sentIndex = (file: SearchFile, lang: Lang): SearchFile | AskedElsewhere =>
  gzipSync(JSON.stringify(file)).length > MAX_SENT_BYTES
    ? { ask: localPath('/search-results.json', lang) }
    : file;

/** Things of an answer: more than a field or the assistant shows. */
const MAX_HITS = 24;

/** The search of the site for one query, as askServer reads it. */
export async function answerSearch(request: Request, lang: Lang): Promise<Response> {
  const query = cleanQuery(new URL(request.url).searchParams.get('q') ?? '');
  const { hits, ...found }: Found = await searchSite(query, lang);
  return Response.json(
    { hits: hits.slice(0, MAX_HITS), ...found },
    { headers: { 'Cache-Control': 'public, max-age=300' } },
  );
}
