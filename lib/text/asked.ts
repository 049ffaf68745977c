import { spacedWords } from './plain-text';

/** Words that tell a subject: see content/assistant/questions. */
type Rule<T> = readonly [subject: T, words: readonly string[]];

const isIn = (spaced: string, name: string) => name.split('&').every((part) => spaced.includes(` ${part}`));

/**
 * The first subject one of whose words stands in a text, given with one blank around each word. A word is found at
 * the start of a word, one that ends in a blank only as a whole word; parts joined by `&` must all be there.
 */
export const firstAsked = <T>(rules: readonly Rule<T>[], spaced: string): T | undefined =>
  rules.find(([, names]) => names.some((name) => isIn(spaced, name)))?.[0];

/** Whether any of these words stands in a text. */
export const isAsked = (names: readonly string[], text: string): boolean => {
  const spaced = spacedWords(text);
  return names.some((name) => isIn(spaced, name));
};

/**
 * The first subject one of whose words stands anywhere in a text, given with one blank around each word; parts joined
 * by `&` must all be there. For Arabic, where articles, prepositions and endings grow onto a word.
 */
export const firstWithin = <T>(rules: readonly Rule<T>[], spaced: string): T | undefined =>
  rules.find(([, names]) =>
    names.some((name) => name.split('&').every((part) => spaced.includes(part))),
  )?.[0];
