import path from 'node:path';
import type { Lang } from '@/content/lang';

/** Where a built site keeps the index of a language for its server: written by scripts/build/search-files.ts. */
export const searchFileIn = (dist: string, lang: Lang): string => path.join(dist, 'search', `${lang}.json`);
