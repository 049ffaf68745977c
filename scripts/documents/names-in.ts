import { FORMATS, type Lang } from '../../content/lang';

/** Names beside each other, as a language lists them: `BMI, Yamama`. */
export const namesIn = (lang: Lang, names: readonly string[]): string =>
  new Intl.ListFormat(FORMATS[lang], { type: 'unit' }).format(names);
