import { foldedWords } from '@/lib/search/fold';
import { asMeant } from '@/lib/assistant/topic';

/** Letters and words of a message that are read. */
const LETTERS_READ = 400;
const WORDS_READ = 40;

/** Letters of a word that are looked at together: a slip spoils few of them. */
const TOGETHER = [3, 4];
/** What they count beside a word. */
const LETTERS = 0.5;

/** Stands for any number. */
const NUMBER = '@number';

/** Numbers that parts are known by: names would weigh more than what they tell. */
const NUMBERS = 2 ** 18;

/** A part of a message by its number, how much it counts, and whether it is a word. */
export interface Part {
  part: number;
  value: number;
  isWord: boolean;
}

/** The number of a name: FNV-1a (Fowler, Noll and Vo), folded. Few share one with another. */
function numberOf(name: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < name.length; at++) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193);
  return ((hash >>> 18) ^ hash) & (NUMBERS - 1);
}

/** What stands for a word that is one of many alike. */
export const kindReader = (kinds: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(kinds).flatMap(([kind, words]) => words.split(' ').map((word) => [word, kind])));

/** The parts of a message that tell what it is about: its words, two side by side, and three and four letters of a word. */
export function partsOf(message: string, kinds: ReadonlyMap<string, string>): readonly Part[] {
  const words = foldedWords(asMeant(message.slice(0, LETTERS_READ)))
    .slice(0, WORDS_READ)
    .map((word) => (/^\d+$/.test(word) ? NUMBER : (kinds.get(word) ?? word)));
  const found = new Map<number, Part>();
  const add = (name: string, value: number) => {
    const part = numberOf(name);
    found.set(part, { part, value, isWord: !/[# ]/.test(name) });
  };
  words.forEach((word, at) => {
    add(`${words[at - 1] ?? ''} ${word}`, 1);
    if (!word.startsWith('@')) {
      const whole = `<${word}>`;
      for (const length of TOGETHER)
        if (whole.length > length)
          for (let from = 0; from + length <= whole.length; from++)
            add(`#${whole.slice(from, from + length)}`, LETTERS);
    }
    add(word, 1);
  });
  if (words.length > 0) add(`${words.at(-1)!} `, 1);
  return [...found.values()];
}

/**
 * How much each part that is known counts: together with the words that are not, as much as one. Of a message that is
 * mostly unknown the rest says little.
 */
export function weighed(parts: readonly Part[], isKnown: (part: number) => boolean): readonly Part[] {
  const counted = parts.filter(({ part, isWord }) => isWord || isKnown(part));
  const length = Math.sqrt(counted.reduce((sum, { value }) => sum + value * value, 0));
  return counted.filter(({ part }) => isKnown(part)).map((one) => ({ ...one, value: one.value / length }));
}
