import { spacedWords } from './plain-text';

/** Words that tell a subject: see content/assistant/questions. */
type Rule<T> = readonly [subject: T, words: readonly string[]];

/** A name as it is looked for: the whole text, or parts that must all stand in it. */
type Sought = string | readonly string[];

/** `before` is what must stand before each part in a text. A name that begins with `=` is all of the text. */
const sought = (name: string, before: '' | ' '): Sought =>
  name.startsWith('=') ? ` ${name.slice(1)} ` : name.split('&').map((part) => before + part);

/** Lists are looked for thousands of times and never change: each is taken apart once. */
const KEPT = { '': new WeakMap<object, Sought[]>(), ' ': new WeakMap<object, Sought[]>() };

function stands(names: readonly string[], spaced: string, before: '' | ' '): boolean {
  let list = KEPT[before].get(names);
  if (!list) KEPT[before].set(names, (list = names.map((name) => sought(name, before))));
  return list.some((one) =>
    typeof one === 'string' ? spaced === one : one.every((part) => spaced.includes(part)),
  );
}

/**
 * The first subject one of whose words stands in a text, given with one blank around each word. A word is found at
 * the start of a word, one that ends in a blank only as a whole word; parts joined by `&` must all be there. What begins
 * with `=` is found where nothing else is said. The lists must not change afterwards.
 */
export const firstAsked = <T>(rules: readonly Rule<T>[], spaced: string): T | undefined =>
  rules.find(([, names]) => stands(names, spaced, ' '))?.[0];

/** Whether any of these words stands in a text. */
export const isAsked = (names: readonly string[], text: string): boolean =>
  stands(names, spacedWords(text), ' ');

/**
 * The first subject one of whose words stands anywhere in a text, given with one blank around each word; parts joined
 * by `&` must all be there, and what begins with `=` is the whole text. For Arabic, where articles, prepositions and
 * endings grow onto a word. The lists must not change afterwards.
 */
export const firstWithin = <T>(rules: readonly Rule<T>[], spaced: string): T | undefined =>
  rules.find(([, names]) => stands(names, spaced, ''))?.[0];
