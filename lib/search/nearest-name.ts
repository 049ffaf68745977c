import SearchableMap from 'minisearch/SearchableMap';
import { fold } from './fold';

/** Shorter words are too near to others for a slip to be told; from `LONG` letters on there may be two. */
const [LEAST, LONG] = [5, 8];
/** Ends that make another word of a name: `insulating`, `wavy`. */
const SUFFIX = /(?<=^[a-z]{4,})(?:ing|ed|er)$|(?<=^[a-z]{3,})y$/;

/** Letters that are enough to be the beginning of a name, as while somebody types it. */
const BEGUN = 3;

/** Slips allowed in a word. One of four letters may lack one: what it is read as has five. */
export const slipsIn = (word: string): number => {
  if (word.length < LEAST - 1 || /\d/.test(word)) return 0;
  return word.length < LONG ? 1 : 2;
};

/** Whether a word is near enough to another to be a slip of it: never in its first letter. */
export const isSlip = (word: string, other: string): boolean =>
  other[0] === word[0] && (word.length >= LEAST || other.length >= LEAST);

/** `sigma300`: a name that runs into its number. */
const RUN_TOGETHER = /^(\p{L}{3,})(\d+)$/u;

interface Known {
  /** Whether anything is called by a word, or begins with it. */
  isKnown: (word: string) => boolean;
  /** Whether it is a whole word of the range or of its vocabulary. */
  isWord: (word: string) => boolean;
}

/** A word of less letters is a part of too many others, but for a code (`yrtfb`). */
const [PART, CODE] = [3, 2];

/** Two words that were written as one: `rooftile`, `yrtfb`. */
function partsOf(word: string, isWord: (word: string) => boolean): readonly string[] | undefined {
  for (let at = PART; at <= word.length - CODE; at++) {
    const [one, other] = [word.slice(0, at), word.slice(at)];
    const [front, back] = [fold(one), fold(other)];
    if (isWord(front) && isWord(back) && (other.length >= PART || word.length === PART + CODE))
      return [front, back];
  }
  return undefined;
}

/** Words of which two are one that was written apart: `waka flex`. */
export function joined(words: readonly string[], { isKnown, isWord }: Known): string[] {
  const read: string[] = [];
  for (const word of words) {
    const before = read.at(-1);
    const both = `${before ?? ''}${word}`;
    const isOne =
      before !== undefined &&
      before.length > 1 &&
      word.length > 1 &&
      !/\d/.test(both) &&
      isWord(both) &&
      !(isKnown(before) && isKnown(word));
    if (isOne) read[read.length - 1] = both;
    else read.push(word);
  }
  return read;
}

/**
 * Reads a word that is not known: as the nearest of these names, of which those of several words are passed over, or
 * as the name and the number, or the two words, that it is made of. What is known, and what nothing is near to, stays.
 */
export function nameReader(
  names: readonly string[],
  { isKnown, isWord }: Known,
): (word: string) => readonly string[] {
  const words = new SearchableMap<true>();
  for (const name of names) if (!name.includes(' ')) words.set(name, true);

  return (word) => {
    if (word.length < BEGUN || isKnown(word)) return [word];
    const [, name, number] = RUN_TOGETHER.exec(word) ?? [];
    if (name && number && isKnown(name)) return [name, number];
    if (/\d/.test(word)) return [word];
    const parted = partsOf(word, isWord);
    if (parted) return parted;
    const [begun] = [...words.atPrefix(word)].sort(([one], [other]) => one.length - other.length);
    if (begun) return [begun[0]];
    const base = word.replace(SUFFIX, '');
    if (base !== word && isKnown(base)) return [base];
    const near = [...words.fuzzyGet(word, slipsIn(word))];
    const [nearest] = near
      .filter(([name]) => isSlip(word, name))
      .sort(([, [, one]], [, [, other]]) => one - other);
    return [nearest?.[0] ?? word];
  };
}
