import { LANGS, type Lang } from '@/content/lang';

/** The language of an address: its first part, where that names one; else the one without a prefix. */
export const langOfAddress = (path: string): Lang =>
  LANGS.find((lang) => path.split('/')[1] === lang) ?? LANGS[0];
