import SearchableMap from 'minisearch/SearchableMap';

/** Shorter words are too near to others for a slip to be told; from `LONG` letters on there may be two. */
const [LEAST, LONG] = [5, 8];
/** `sigma300`: a name that runs into its number. */
const RUN_TOGETHER = /^(\p{L}{3,})(\d+)$/u;

/**
 * Reads a word that is not known: as the nearest of these names, of which those of several words are passed over, or
 * as the name and the number that it is made of. What is known, and what nothing is near to, stays.
 */
export function nameReader(
  names: readonly string[],
  isKnown: (word: string) => boolean,
): (word: string) => readonly string[] {
  const words = new SearchableMap<true>();
  for (const name of names) if (!name.includes(' ')) words.set(name, true);

  return (word) => {
    if (word.length < LEAST || isKnown(word)) return [word];
    const [, name, number] = RUN_TOGETHER.exec(word) ?? [];
    if (name && number && isKnown(name)) return [name, number];
    if (/\d/.test(word)) return [word];
    const near = [...words.fuzzyGet(word, word.length < LONG ? 1 : 2)];
    const [nearest] = near.sort(([, [, one]], [, [, other]]) => one - other);
    return [nearest?.[0] ?? word];
  };
}
