import type { Lang } from '@/content/lang';
import { path } from '@/content/routes';

/** The page to sign in on, and from there to the one that asked; home is where it leads anyway. */
export const loginFor = (lang: Lang, wanted: string): string =>
  path('login', lang) + (wanted === path('home', lang) ? '' : `?callbackUrl=${encodeURIComponent(wanted)}`);
