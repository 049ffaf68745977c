import { META } from '@/content/meta';
import type { RouteKey } from '@/content/routes';

/** What a page is found under: its title, its description and the words it gives search engines. */
export function pageWords(key: RouteKey): string {
  const {
    title,
    description,
    keywords = [],
  }: { title: string; description: string; keywords?: readonly string[] } = META[key];
  return [title, description, ...keywords].join(' ');
}
