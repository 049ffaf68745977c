import { FORMATS, type Lang } from '@/content/lang';

/** A day as a language writes it, in one piece. */
export const dayIn = (lang: Lang, day: string): string =>
  new Intl.DateTimeFormat(FORMATS[lang], { dateStyle: 'long', timeZone: 'UTC' })
    .format(new Date(day))
    .replaceAll(' ', '\u00a0');
