import type { Lang } from '@/content/lang';
import { meta } from '@/content/meta/meta';
import type { RouteKey } from '@/content/routes';

/** What a page is found under: its title, its description and the words it gives search engines. */
export function pageWords(key: RouteKey, lang: Lang): string {
  const { title, description, keywords = [] } = meta(key, lang);
  return [title, description, ...keywords].join(' ');
}
