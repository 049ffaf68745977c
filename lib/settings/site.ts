import type { Lang } from '@/content/lang';
import { canonicalKey, path, type RouteKey } from '@/content/routes';

const base = process.env.SITE_URL
  ? new URL(process.env.SITE_URL).origin
  : `http://localhost:${process.env.PORT || 3000}`;

/** Absolute address of a path of this site. Fixed when the site is built. */
export const absolute = (to: `/${string}`): string => `${base}${to === '/' ? '' : to}` || base;

/** Absolute address search engines are told to keep for a page in a language. */
export const canonicalUrl = (key: RouteKey, lang: Lang): string =>
  new URL(path(canonicalKey(key), lang), base).href;

export const siteBase = base;
