import type { Lang } from './lang';
import type { ErrorWords } from './messages-of-errors.en';

/**
 * What a visitor of each further language reads when the frame of a page broke: fetched then, so that pages in English
 * carry no other words. Goes to the browser, so it does without `words()`; a language that lacks a word does not
 * compile all the same.
 */
export const otherErrorWords: Readonly<Record<Exclude<Lang, 'en'>, () => Promise<ErrorWords>>> = {
  ar: () => import('./messages-of-errors.ar').then(({ errorInArabic }) => errorInArabic),
};
