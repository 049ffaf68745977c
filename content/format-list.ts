import { COMMA, FORMATS, type Lang } from './lang';

/** Names in a sentence, as a language lists them: `Africa, Asia and Europe`. */
export const formatList = (names: readonly string[], lang: Lang = 'en'): string =>
  new Intl.ListFormat(FORMATS[lang]).format(names);

/** What stands beside each other in one line, without what is empty: `BMI, Italy`. */
export const inOneLine = (parts: readonly (string | number | undefined)[], lang: Lang): string =>
  parts.filter((part) => part !== undefined && part !== '').join(COMMA[lang]);
