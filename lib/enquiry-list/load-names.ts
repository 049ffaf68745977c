import type { LineNames } from '@/content/catalogue/listed/line-names';
import type { Lang } from '@/content/lang';
import { localPath } from '@/content/local-path';

let loading: Promise<LineNames> | undefined;

async function load(lang: Lang): Promise<LineNames> {
  const answer = await fetch(localPath('/enquiry-names.json', lang));
  if (!answer.ok) throw new Error(`names of the enquiry list: ${answer.status}`);
  return (await answer.json()) as LineNames;
}

/**
 * The names of all products in the language of the document, which a page never changes. Fetched at the first use; a
 * fetch that failed is tried again at the next.
 */
export function loadNames(lang: Lang): Promise<LineNames> {
  return (loading ??= load(lang).catch((fault: unknown) => {
    loading = undefined;
    throw fault;
  }));
}
