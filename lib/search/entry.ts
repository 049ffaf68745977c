/** What a thing in the index is; the first go before the later where they fit equally well. */
export type SearchKind =
  | 'tile'
  | 'fitting'
  | 'part'
  | 'brick'
  | 'solar'
  | 'colour'
  | 'profile'
  | 'shelf'
  | 'maker'
  | 'page'
  | 'news'
  | 'answer';

/** Something that can be found. */
export interface SearchEntry {
  id: string;
  kind: SearchKind;
  title: string;
  /** Who makes it and where, or what it is. */
  note: string;
  /** Path in the site, with the place in the page. */
  url: string;
  /** Address of a small picture. */
  picture?: string;
  /** What was written that it is found by, where neither title nor note says it. */
  why?: string;
  /** Can be put on the enquiry list, under its id. */
  isProduct?: true;
}

/** The same with what it is found under beside its title and note. */
export interface IndexedEntry extends SearchEntry {
  words: string;
}
