import { spacedWords } from './plain-text';

/** Words that tell a subject: see content/assistant/questions. */
type Rule<T> = readonly [subject: T, words: readonly string[]];

/** Whether a name stands in a text; `before` is what must stand before it there. One that begins with `=` is all of it. */
const isIn = (spaced: string, name: string, before: '' | ' ') =>
  name.startsWith('=')
    ? spaced === ` ${name.slice(1)} `
    : name.split('&').every((part) => spaced.includes(before + part));

/**
 * The first subject one of whose words stands in a text, given with one blank around each word. A word is found at
 * the start of a word, one that ends in a blank only as a whole word; parts joined by `&` must all be there. What begins
 * with `=` is found where nothing else is said.
 */
export const firstAsked = <T>(rules: readonly Rule<T>[], spaced: string): T | undefined =>
  rules.find(([, names]) => names.some((name) => isIn(spaced, name, ' ')))?.[0];

/** Whether any of these words stands in a text. */
export const isAsked = (names: readonly string[], text: string): boolean => {
  const spaced = spacedWords(text);
  return names.some((name) => isIn(spaced, name, ' '));
};

/**
 * The first subject one of whose words stands anywhere in a text, given with one blank around each word; parts joined
 * by `&` must all be there, and what begins with `=` is the whole text. For Arabic, where articles, prepositions and
 * endings grow onto a word.
 */
export const firstWithin = <T>(rules: readonly Rule<T>[], spaced: string): T | undefined =>
  rules.find(([, names]) => names.some((name) => isIn(spaced, name, '')))?.[0];
