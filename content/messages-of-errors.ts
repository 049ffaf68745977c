import type { Lang } from './lang';
import { errorInArabic } from './messages-of-errors.ar';
import { errorInEnglish, type ErrorWords } from './messages-of-errors.en';

/**
 * What a visitor reads when a page breaks. Goes to the browser, so it does without `words()`; a language that lacks a
 * word does not compile all the same.
 */
export const errorWords = { en: errorInEnglish, ar: errorInArabic } satisfies Record<Lang, ErrorWords>;
