/** Marks over and under Arabic letters, and the stroke that lengthens a word. */
const ARABIC_MARKS = /[\u0640\u064b-\u065f\u0670]/g;

/** Letters for sounds of other languages, and those of Persian keyboards, by what Arabic writes for them. */
const AS_IN_ARABIC: Readonly<Record<string, string>> = {
  پ: 'ب',
  ڤ: 'ف',
  چ: 'ج',
  گ: 'ك',
  ک: 'ك',
  ی: 'ي',
};

/** Letters of Arabic that are written in more than one way, each as one: alef, ya, ta marbuta, hamza on a seat. */
export const plainArabic = (text: string): string =>
  text
    .replace(ARABIC_MARKS, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/[ىئ]/g, 'ي')
    .replace(/ة/g, 'ه')
    .replace(/ؤ/g, 'و')
    .replace(/[پڤچگکی]/g, (letter) => AS_IN_ARABIC[letter]!);

/** A letter that is held down: no language here has three of one in a row. */
const DRAWN_OUT = /(\p{L})\1{2,}/gu;

/**
 * Words alone, in small letters, one blank around each; `m²` becomes `m2`, `12°` `12 degree`, and a letter drawn out is
 * one. Hyphens that only show at the end of a line are left out. Empty for signs alone.
 */
export const spacedWords = (text: string): string => {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('\u00ad', '')
    .replaceAll('°', ' degree ')
    .replace(DRAWN_OUT, '$1')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim();
  return plain ? ` ${plain} ` : '';
};

export const hasArabic = (text: string): boolean => /[\u0600-\u06ff]/.test(text);
