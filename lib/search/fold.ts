import { latinDigits } from '@/lib/text/latin-digits';
import { inMillimetres } from './sizes';
import { hasArabic, plainArabic, spacedWords } from '@/lib/text/plain-text';

const LATIN_MARKS = /[\u0300-\u036f]/g;

/** The article and what grows onto its front, and endings of the feminine and of many, where a word is left. */
const ARTICLE = /^[وف]?(?:[بك]?ال|لل)(?=\p{L}{3})/u;
const ENDING = /(?<=\p{L}{3})(?:ات|ه)$/u;

/** One word as it is compared: without accents, article and ending, and in the singular. */
export function fold(word: string): string {
  if (hasArabic(word)) return plainArabic(word).replace(ARTICLE, '').replace(ENDING, '');
  const plain = word.normalize('NFD').replace(LATIN_MARKS, '').toLowerCase();
  if (plain.length > 4 && plain.endsWith('ies')) return `${plain.slice(0, -3)}y`;
  return plain.length > 3 && /[^s]s$/.test(plain) ? plain.slice(0, -1) : plain;
}

/** `300L` is a number and its unit. */
const LITRES = /(\d)\s*(?:l|lt|ltrs?|lit|lit(?:er|re)s?)(?![\p{L}\p{N}])/giu;

/** So is `5kg`, and an inch is one however it is written. */
const UNITS = /(\d)\s*(mm|kg|kw|مم)(?![\p{L}\p{N}])/giu;
const INCHES = /(\d)\s*(?:inch(?:es)?|["″”]|انش|إنش|بوصة)(?![\p{L}\p{N}])/giu;

/** The words of a text as they are compared. */
export const foldedWords = (text: string): string[] => {
  const spaced = spacedWords(
    inMillimetres(latinDigits(text).normalize('NFC'))
      .replace(LITRES, '$1 litre')
      .replace(INCHES, '$1 inch')
      .replace(UNITS, '$1 $2'),
  ).trim();
  return spaced ? spaced.split(' ').map(fold) : [];
};
