import { ADDED, ALIASES, ARABIC, MISSPELT, STATED, type Topic } from '@/content/assistant/keywords';
import { oneSlip } from './one-slip';
import { hasArabic, plainArabic, spacedWords } from '@/lib/core/plain-text';

type Rules = typeof STATED;

/** Words shorter than this are one slip away from too many others. */
const LONG_ENOUGH = 6;
/** Of a very long message no more words than this are looked at for slips. */
const WORDS_READ = 80;

const firstOf = (rules: Rules, is: (word: string) => boolean): Topic | undefined =>
  rules.find(([, words]) => words.some(is))?.[0];

function misspelt(spaced: string): Topic | undefined {
  const typed = spaced
    .trim()
    .split(' ')
    .slice(0, WORDS_READ)
    .filter(({ length }) => length >= LONG_ENOUGH);
  return firstOf(MISSPELT, (meant) => typed.some((word) => oneSlip(word, meant)));
}

/**
 * What a message is about. First the specification's seven groups by any part of the lowercased message, in
 * their order; then ours, other words for all of them, and Arabic; then words with one slip.
 */
export function topicOf(message: string): Topic | undefined {
  const lower = message.toLowerCase();
  const stated = firstOf(STATED, (word) => lower.includes(word));
  if (stated) return stated;
  const spaced = spacedWords(message);
  const begins = (word: string) => spaced.includes(` ${word}`);
  const arabic = hasArabic(message) ? plainArabic(spaced) : '';
  return (
    firstOf(ADDED, begins) ??
    firstOf(ARABIC, (word) => arabic.includes(word)) ??
    firstOf(ALIASES, begins) ??
    misspelt(spaced)
  );
}
