import { LANGS, type Lang } from '@/content/lang';

/** What a form, a row or a header names, where that is a language of the site; else the first. */
export const langOr = (named: unknown): Lang => LANGS.find((lang) => lang === named) ?? LANGS[0];

/** The language of an address: its first part, where that names one; else the one without a prefix. */
export const langOfAddress = (path: string): Lang =>
  LANGS.find((lang) => path.split('/')[1] === lang) ?? LANGS[0];
