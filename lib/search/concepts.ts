import type { Vocabulary } from '@/content/search/vocabulary-shape';
import { foldedWords } from './fold';
import { nameReader } from './nearest-name';

/** One thing a query says: what was written, and other ways to call it. */
export interface Concept {
  /** Each a name of one or more words, all of which must be found. The first is what was written. */
  names: readonly (readonly string[])[];
  weight: number;
  /** Whether it names a family of the range: a product of another is not meant. */
  isFamily: boolean;
  /** Whether it is made of words alone that nearly everything answers to, or that name a family. */
  isBroad: boolean;
}

const MAX_NAME_WORDS = 3;
/** Letters and words of a query that are read; the rest says no more. */
const LETTERS_READ = 400;
const WORDS_READ = 24;

const key = (words: readonly string[]) => words.join(' ');

/** A vocabulary folded as queries are. */
interface Folded {
  empty: ReadonlySet<string>;
  common: ReadonlySet<string>;
  families: ReadonlySet<string>;
  kinds: ReadonlySet<string>;
  sites: ReadonlySet<string>;
  meanings: ReadonlyMap<string, readonly (readonly string[])[]>;
}

const fold = ({ synonyms, empty, common, families, kinds, sites }: Vocabulary): Folded => ({
  empty: new Set(foldedWords(empty)),
  common: new Set(foldedWords(common)),
  families: new Set(foldedWords(families)),
  kinds: new Set(foldedWords(kinds)),
  sites: new Set(foldedWords(sites)),
  meanings: new Map(
    synonyms.flatMap(([asked, known]) =>
      asked.map((name) => [key(foldedWords(name)), known.map((one) => foldedWords(one))] as const),
    ),
  ),
});

/** How much a word counts at least that is a name. */
export const NAME = 3;
/** What a word weighs that nearly everything answers to, and what one that nothing is said of. */
const [COMMON, ORDINARY] = [0.5, 2];

/** Whether a title holds what a query says, as it was written or by another name; numbers and broad words alone do not. */
export function isCalled(title: string, concepts: readonly Concept[]): boolean {
  const words = new Set(foldedWords(title));
  return concepts.some(
    ({ names, isBroad }) =>
      !isBroad &&
      names.some((name) => name.some((word) => /\p{L}/u.test(word)) && name.every((word) => words.has(word))),
  );
}

/** The longest name at the front of the words that means something else too, in words. */
function nameAt(words: readonly string[], { meanings }: Folded): number {
  for (let length = Math.min(MAX_NAME_WORDS, words.length); length > 0; length--)
    if (meanings.has(key(words.slice(0, length)))) return length;
  return 1;
}

/**
 * Reads queries, thing by thing, with the words of one language and how much some of them count. A word that is not
 * known to the index is read as the name of the vocabulary that it nearly is.
 */
export function queryReader(
  vocabulary: Vocabulary,
  weights: Readonly<Record<string, number>>,
  isInIndex: (word: string) => boolean,
): (query: string) => Concept[] {
  const folded = fold(vocabulary);
  const { empty, common, families, kinds, sites, meanings } = folded;
  // Own words alone: what somebody types may be called as something every object has.
  const weightOf = (words: readonly string[]) =>
    Math.max(
      ...words.map((word) =>
        common.has(word) ? COMMON : (Object.hasOwn(weights, word) && weights[word]) || ORDINARY,
      ),
    );
  const isSaid = (word: string) =>
    meanings.has(word) || empty.has(word) || common.has(word) || isInIndex(word);
  const asMeant = nameReader([...meanings.keys()], isSaid);

  return (query) => {
    let left = foldedWords(query.slice(0, LETTERS_READ)).slice(0, WORDS_READ).flatMap(asMeant);
    const concepts = new Map<string, Concept>();
    while (left.length > 0) {
      const length = nameAt(left, folded);
      const written = left.slice(0, length);
      left = left.slice(length);
      const others = meanings.get(key(written)) ?? [];
      if (length === 1 && others.length === 0 && empty.has(written[0]!)) continue;
      const names = [written, ...others];
      concepts.set(key(written), {
        names,
        weight: Math.max(...names.map(weightOf)),
        isFamily: written.some((word) => families.has(word) || kinds.has(word)),
        isBroad: written.every((word) => common.has(word) || families.has(word)),
      });
    }
    const all = [...concepts.values()];
    const isSite = ({ names: [written] }: Concept) => sites.has(key(written!));
    // “Roof tiles for villa” looks for tiles.
    return all.some((one) => !isSite(one) && (one.isFamily || one.weight >= NAME))
      ? all.filter((one) => !isSite(one))
      : all;
  };
}
