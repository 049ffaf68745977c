import { COMMA, DIR, FORMATS, type Lang } from './lang';

/** Names in a sentence, as a language lists them: `Africa, Asia and Europe`. */
export const formatList = (names: readonly string[], lang: Lang = 'en'): string =>
  new Intl.ListFormat(FORMATS[lang]).format(names);

/** What stands beside each other in one line, without what is empty: `BMI, Italy`. */
export const inOneLine = (parts: readonly (string | number | undefined)[], lang: Lang): string =>
  parts.filter((part) => part !== undefined && part !== '').join(COMMA[lang]);

/** A range, a size or a formula, kept in its order where all around it runs from right to left. */
export const leftToRight = (text: string, lang: Lang): string =>
  DIR[lang] === 'rtl' ? `\u2066${text}\u2069` : text;
