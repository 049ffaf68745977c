import type { Lang } from '@/content/lang';
import { localPath } from '@/content/local-path';
import type { PageHref, PagePath } from '@/content/routes';

/** To sign in or to join, and back to the profile. */
export const andBack = (page: PagePath, lang: Lang): PageHref =>
  `${page}?callbackUrl=${encodeURIComponent(localPath('/profile', lang))}`;
