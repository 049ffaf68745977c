import type { Lang } from '@/content/lang';
import { metaInArabic } from './meta.ar';
import { metaInEnglish, type Meta } from './meta.en';
import type { RouteKey } from '@/content/routes';
import { words } from '@/content/words';

/** How every page is called in search results, tabs and shared links. */
export const META = words(metaInEnglish, { ar: metaInArabic });

/** The entry with its optional fields visible to the compiler. */
export const meta = (key: RouteKey, lang: Lang): Meta => META[lang][key];
