import { hasArabic, plainArabic, spacedWords } from '@/lib/text/plain-text';

const LATIN_MARKS = /[\u0300-\u036f]/g;

/** One word as it is compared: without accents, and in the singular. */
export function fold(word: string): string {
  if (hasArabic(word)) return plainArabic(word);
  const plain = word.normalize('NFD').replace(LATIN_MARKS, '').toLowerCase();
  if (plain.length > 4 && plain.endsWith('ies')) return `${plain.slice(0, -3)}y`;
  return plain.length > 3 && /[^s]s$/.test(plain) ? plain.slice(0, -1) : plain;
}

/** `200 × 200 × 400` and `200x200x400` are one word. */
const TIMES = /(\d)\s*[x×*]\s*(?=\d)/gi;

/** The words of a text as they are compared. */
export const foldedWords = (text: string): string[] => {
  const spaced = spacedWords(text.normalize('NFC').replace(TIMES, '$1x')).trim();
  return spaced ? spaced.split(' ').map(fold) : [];
};
