import type { Vocabulary } from '@/content/search/vocabulary-shape';
import { foldedWords } from './fold';
import { joined, nameReader } from './nearest-name';

/** One thing a query says: what was written, and other ways to call it. */
export interface Concept {
  /** Each a name of one or more words, all of which must be found. The first is what was written. */
  names: readonly (readonly string[])[];
  weight: number;
  /** Whether it is what somebody does not want: “not glossy”. */
  isRefused: boolean;
  /** Whether it names a family of the range: a product of another is not meant. */
  isFamily: boolean;
  /** Whether it is made of words alone that nearly everything answers to, or that name a family. */
  isBroad: boolean;
  /** Whether one of its names is so: the page of a family is what is meant. */
  isShelf: boolean;
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
  traits: ReadonlySet<string>;
  denied: ReadonlySet<string>;
  meanings: ReadonlyMap<string, readonly (readonly string[])[]>;
}

const fold = ({ synonyms, empty, common, families, kinds, sites, traits, denied }: Vocabulary): Folded => ({
  empty: new Set(foldedWords(empty)),
  common: new Set(foldedWords(common)),
  families: new Set(foldedWords(families)),
  kinds: new Set(foldedWords(kinds)),
  sites: new Set(foldedWords(sites)),
  traits: new Set(foldedWords(traits)),
  denied: new Set(foldedWords(denied)),
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
    ({ names, isBroad, isRefused }) =>
      !isBroad &&
      !isRefused &&
      names.some((name) => name.some((word) => /\p{L}/u.test(word)) && name.every((word) => words.has(word))),
  );
}

/** Words of a query as they were written that none of these says, of the concepts that a thing answers to. */
export function saidOtherwise(query: string, said: readonly string[], met: readonly Concept[]): string {
  const written = query.split(' ');
  const words = said.flatMap((word) => [word, ...word.split('x')]);
  // The sides of a thing stand in its title, in whatever order they were asked for.
  const isHere = (name: readonly string[]) =>
    name.every((word) => /\dx\d/.test(word) || words.some((one) => one.startsWith(word)));
  return met
    .filter(({ names, isBroad }) => !isBroad && !names.some(isHere))
    .flatMap(({ names: [name] }) => written.filter((word) => name!.includes(foldedWords(word)[0] ?? '')))
    .join(' ');
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
  { isInIndex, isWord }: { isInIndex: (word: string) => boolean; isWord: (word: string) => boolean },
): (query: string) => Concept[] {
  const folded = fold(vocabulary);
  const { empty, common, families, kinds, sites, traits, denied, meanings } = folded;
  // Own words alone: what somebody types may be called as something every object has.
  const weightOf = (words: readonly string[]) =>
    Math.max(
      ...words.map((word) =>
        common.has(word) ? COMMON : (Object.hasOwn(weights, word) && weights[word]) || ORDINARY,
      ),
    );
  const inNames = new Set([...meanings.keys()].flatMap((name) => name.split(' ')));
  const isSaid = (word: string) =>
    inNames.has(word) || empty.has(word) || common.has(word) || isInIndex(word);
  const known = {
    isKnown: isSaid,
    isWord: (word: string) => (meanings.has(word) || isWord(word)) && !empty.has(word),
  };
  const asMeant = nameReader([...meanings.keys()], known);
  const isBroad = (name: readonly string[]) => name.every((word) => common.has(word) || families.has(word));
  const broad = [...common, ...families];
  /** Three letters of a word, as while somebody types it. */
  const isBegun = (word: string) => word.length > 2 && broad.some((one) => one.startsWith(word));
  const isTrait = (written: readonly string[], weight: number) =>
    weight >= NAME || written.every((word) => traits.has(word));

  return (query) => {
    const words = foldedWords(query.slice(0, LETTERS_READ)).slice(0, WORDS_READ);
    let left = joined(words, known).flatMap(asMeant);
    let isDenied = false;
    const concepts = new Map<string, Concept>();
    while (left.length > 0) {
      const length = nameAt(left, folded);
      const written = left.slice(0, length);
      left = left.slice(length);
      const others = meanings.get(key(written)) ?? [];
      if (length === 1 && others.length === 0 && (denied.has(written[0]!) || empty.has(written[0]!))) {
        isDenied ||= denied.has(written[0]!);
        continue;
      }
      const names = [written, ...others];
      const weight = Math.max(...names.map(weightOf));
      const isRefused = isDenied && isTrait(written, weight);
      isDenied = false;
      concepts.set(key(written), {
        names,
        weight,
        isRefused,
        isFamily: written.some((word) => families.has(word) || kinds.has(word)),
        isBroad: isBroad(written),
        isShelf: names.some(isBroad) || written.every(isBegun),
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
