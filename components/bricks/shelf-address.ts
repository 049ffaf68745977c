import type { Brick } from '@/content/catalogue/bricks';
import type { Lang } from '@/content/lang';
import { FILTERED } from '@/content/pages/yamama-bricks';
import { path, type PageHref } from '@/content/routes';
import { categorySearch, shelfId } from '@/lib/bricks/brick-filter';

/** Path of an item's shelf, as the enquiry list and structured data keep it. */
export function shelfAddress({ category }: Pick<Brick, 'category'>, lang: Lang): PageHref {
  const offered: readonly string[] = FILTERED;
  const search = offered.includes(category) ? categorySearch(category, offered as [string]) : '';
  return `${path('yamamaBricks', lang)}${search as '' | `?${string}`}#${shelfId(category)}`;
}
