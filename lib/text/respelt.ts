/** Words, and what they are read as: see content/assistant/spellings. */
type Spelling = readonly [read: string, written: readonly string[]];

const ARTICLE = '(?:(?:al|el|il|bil|lil) ?)?';
const ENDING = '\\p{L}*';

/** The signs of a spelling as a pattern; all else in it are letters, digits and blanks. */
const patternOf = (written: string) => written.replaceAll('+', ARTICLE).replaceAll('*', ENDING);

/**
 * Reads words as they were meant, in a text given with one blank around each word (`spacedWords`). Pure; the patterns
 * are made once for a table.
 */
export function respeller(spellings: readonly Spelling[]): (spaced: string) => string {
  const rules = spellings.map(
    ([read, written]) =>
      [new RegExp(`(?<= )(?:${written.map(patternOf).join('|')})(?= )`, 'gu'), read] as const,
  );
  return (spaced) =>
    rules.reduce((text, [pattern, read]) => text.replace(pattern, read), spaced).replace(/ {2,}/g, ' ');
}
