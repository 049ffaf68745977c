import type { Lang } from '@/content/lang';
import { errorInEnglish, type ErrorWords } from './messages-of-errors.en';

const FURTHER: Readonly<Record<Exclude<Lang, 'en'>, () => Promise<ErrorWords>>> = {
  ar: () => import('./messages-of-errors.ar').then(({ errorInArabic }) => errorInArabic),
};
const fetched: Partial<Record<Lang, Promise<ErrorWords>>> = {};

/**
 * What a visitor reads below the heading when a page broke; in English where a further language cannot be had. Goes to the
 * browser then, so it does without `words()`; a language that lacks a word does not compile all the same.
 */
export const errorWords = (lang: Lang): ErrorWords | Promise<ErrorWords> =>
  lang === 'en' ? errorInEnglish : (fetched[lang] ??= FURTHER[lang]().catch(() => errorInEnglish));
