/* What a password is made of once its disguise is off. Pure. */

/** Signs that stand for letters; 1 stands for two. */
const SIGNS: Record<string, string> = {
  ...{ '@': 'a', '4': 'a', '8': 'b', '(': 'c', '3': 'e', '6': 'g', '9': 'g', '!': 'i', '|': 'i' },
  ...{ '0': 'o', $: 's', '5': 's', '7': 't', '+': 't', '2': 'z' },
};

const asLetters = (text: string, one: string) =>
  [...text].map((sign) => (sign === '1' ? one : (SIGNS[sign] ?? sign))).join('');

/** Small letters of one width, nothing between them. */
export const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s._\-–—/]/gu, '');

/** Years, digits and signs round a word: more than these are a secret of their own. */
const DECORATION = 8;

const FRONT = /^[^\p{L}]+/u;
const END = /[^\p{L}]+$/u;

const undoubled = (text: string) => /^(.+?)\1+$/su.exec(text)?.[1] ?? text;
const reversed = (text: string) => [...text].reverse().join('');

/** Every word that the password may be, dressed up: other case, signs for letters, a year behind, twice, backwards. */
export function candidateWords(password: string): string[] {
  const whole = plain(password);
  const once = undoubled(whole);
  const bare = [
    ...[whole, once],
    ...[once.replace(END, ''), once.replace(FRONT, ''), once.replace(FRONT, '').replace(END, '')],
  ].filter((text) => once.length - text.length <= DECORATION);
  const words = bare.flatMap((text) => [text, asLetters(text, 'i'), asLetters(text, 'l')]);
  return [...new Set(words.map(undoubled).flatMap((word) => [word, reversed(word)]))];
}
