import { LANGS, type Lang } from './lang';

type First = (typeof LANGS)[0];

/** What a document is called in a language, without the part that names its kind of file: `catalogue`, `catalogue-ar`. */
export type DocumentKey<Id extends string, L extends Lang = Lang> = L extends First ? Id : `${Id}-${L}`;

/** The name of a document in a language. The first language needs no saying. */
export const documentKey = <Id extends string, L extends Lang>(id: Id, lang: L) =>
  (lang === LANGS[0] ? id : `${id}-${lang}`) as DocumentKey<Id, L>;
