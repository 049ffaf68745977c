import type { Lang } from '@/content/lang';
import { localPath } from '@/content/local-path';
import type { PageHref } from '@/content/routes';

/** To sign in or to join, and back to the profile. */
export const andBack = (page: '/login' | '/register', lang: Lang): PageHref =>
  `${localPath(page, lang)}?callbackUrl=${encodeURIComponent(localPath('/profile', lang))}`;
