import type { Lang } from '@/content/lang';
import { path, type PageHref } from '@/content/routes';

/** The gallery with a part of it chosen. */
export const galleryAddress = (
  query: Readonly<Partial<Record<'supplier' | 'profile' | 'category', string>>>,
  lang: Lang,
): PageHref => `${path('gallery', lang)}?${new URLSearchParams(query)}`;
