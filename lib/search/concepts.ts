import { COMMON_WORDS, EMPTY_WORDS, FAMILY_WORDS, SYNONYMS } from '@/content/search/synonyms';
import { foldedWords } from './fold';

/** One thing a query says: what was written, and other ways to call it. */
export interface Concept {
  /** Each a name of one or more words, all of which must be found. The first is what was written. */
  names: readonly (readonly string[])[];
  weight: number;
  /** Whether it names a family of the range: a product of another is not meant. */
  isFamily: boolean;
}

const LONGEST_NAME = 3;
/** Letters and words of a query that are read; the rest says no more. */
const LETTERS_READ = 400;
const WORDS_READ = 24;

const key = (words: readonly string[]) => words.join(' ');
const emptyWords = new Set(foldedWords(EMPTY_WORDS));
const commonWords = new Set(foldedWords(COMMON_WORDS));
const familyWords = new Set(foldedWords(FAMILY_WORDS));
const meanings = new Map(
  SYNONYMS.flatMap(([asked, known]) =>
    asked.map((name) => [key(foldedWords(name)), known.map((one) => foldedWords(one))] as const),
  ),
);

const weightOf = (words: readonly string[], weights: Readonly<Record<string, number>>) =>
  Math.max(...words.map((word) => (commonWords.has(word) ? 0.5 : (weights[word] ?? 2))));

/** The longest name at the front of the words that means something else too, in words. */
function nameAt(words: readonly string[]): number {
  for (let length = Math.min(LONGEST_NAME, words.length); length > 0; length--)
    if (meanings.has(key(words.slice(0, length)))) return length;
  return 1;
}

/** What a query says, thing by thing. */
export function conceptsOf(query: string, weights: Readonly<Record<string, number>>): Concept[] {
  let left = foldedWords(query.slice(0, LETTERS_READ)).slice(0, WORDS_READ);
  const concepts = new Map<string, Concept>();
  while (left.length > 0) {
    const length = nameAt(left);
    const written = left.slice(0, length);
    left = left.slice(length);
    const others = meanings.get(key(written)) ?? [];
    if (length === 1 && others.length === 0 && emptyWords.has(written[0]!)) continue;
    const names = [written, ...others];
    concepts.set(key(written), {
      names,
      weight: Math.max(...names.map((name) => weightOf(name, weights))),
      isFamily: familyWords.has(key(written)),
    });
  }
  return [...concepts.values()];
}
