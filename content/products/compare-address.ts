import type { Lang } from '@/content/lang';
import { localPath } from '@/content/local-path';
import type { PageHref } from '@/content/routes';

/** Products that stand side by side at most: four columns can still be read on one sheet. */
export const MAX_COMPARED = 4;

/** The comparison of products by their ids: its whole state. `differences` leaves out what is the same for all. */
export function compareAddress(ids: readonly string[], lang: Lang, differences = false): PageHref {
  const page = localPath('/compare', lang);
  const query = new URLSearchParams(ids.map((id) => ['p', id]));
  if (differences) query.set('only', 'differences');
  return ids.length === 0 ? page : `${page}?${query}`;
}
