import { use } from 'react';
import type { Lang } from '@/content/lang';
import { errorWords } from '@/content/shell/messages-of-errors';
import type { ErrorWords } from '@/content/shell/messages-of-errors.en';

/** What a page that broke says, once it is here. */
export function useErrorWords(lang: Lang): ErrorWords {
  const words = errorWords(lang);
  return words instanceof Promise ? use(words) : words;
}
