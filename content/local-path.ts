import { LANGS, type Lang } from './lang';

/** What an address of the first language becomes in each language. */
export type LocalPath<P extends `/${string}`> = {
  [L in Lang]: L extends (typeof LANGS)[0] ? P : P extends '/' ? `/${L}` : `/${L}${P}`;
}[Lang];

/**
 * An address of this site in a language: the first has no prefix, any other its own. Only pages and what is made by
 * language have one in each; files and the JSON interface do not.
 */
export const localPath = <P extends `/${string}`>(address: P, lang: Lang): LocalPath<P> =>
  (lang === LANGS[0] ? address : `/${lang}${(address as string) === '/' ? '' : address}`) as LocalPath<P>;

/** The language of an address: its first part, where that names one; else the one without a prefix. */
export const langOfAddress = (address: string): Lang =>
  LANGS.slice(1).find((lang) => lang === address.split(/[/?#]/)[1]) ?? LANGS[0];

/** The same address as the first language has it. */
export function withoutLang(address: string): string {
  const lang: string = langOfAddress(address);
  if (lang === LANGS[0]) return address;
  const rest = address.slice(lang.length + 1);
  return rest.startsWith('/') ? rest : `/${rest}`;
}
