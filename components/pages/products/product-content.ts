import type { ReactNode } from 'react';
import type { PictureId } from '@/content/pictures/library';
import type { Contrast } from '@/content/products/tones';
import type { PageHref } from '@/content/routes';

/** Where a figure is from; its word stands in content/products/page-words.ts. */
export type Source = 'manufacturer' | 'confirm' | 'indicative' | 'computed' | 'ask';

/** A row of the specification. */
export interface Figure {
  label: string;
  /** Label of the row it shares in a comparison with figures that others call otherwise. */
  shared?: string;
  value: string;
  unit?: string;
  source?: Source;
}

/** A way to another product or page, with its picture. */
export interface Card {
  href: PageHref;
  title: string;
  note?: string;
  picture: PictureId;
}

/** A roof over a wall: the tiles as they are laid, the wall as it is shown or, plastered, by its nominal colour. */
export interface Pairing {
  contrast: Contrast;
  roof: PictureId;
  wall: PictureId | `#${string}`;
  /** What stands beside the product. */
  name: string;
  note?: string;
  href: PageHref;
  /** Read out in place of the name, where that does not say where it leads. */
  about?: string;
}

/** Something that can be done with a product on another page. */
export interface Way {
  text: string;
  href: PageHref;
  /** Read out after the text. */
  about?: string;
  /** Where it leads without scripts, if its place needs them. */
  plain?: PageHref;
}

/** Everything the page of a product shows, whichever family it is of. */
export interface ProductContent {
  name: string;
  /** Manufacturer and country, with the page that lists it; parts come from several. */
  by?: string;
  /** Manufacturer alone, for search engines. */
  brand?: string;
  /** What it is one of several variants of, for search engines: a profile, a kind, a range. */
  variantOf?: string;
  /** Title and description for search engines. */
  title: string;
  description: string;
  /** What it opens with: to the edge of its half, or whole on its ground where it is small. */
  opening: { picture: PictureId; fit: 'cover' | 'contain' };
  lead: string;
  text: readonly string[];
  /** What is to be confirmed of its figures, after the text. */
  doubts?: readonly string[];
  tones?: readonly string[];
  /** More pictures, the first from far. */
  views: readonly { title: string; picture: PictureId }[];
  figures: readonly Figure[];
  note?: string;
  drawing?: ReactNode;
  pairings?: { title: string; lead: string; items: readonly Pairing[] };
  beside: readonly { title: string; items: readonly Card[] }[];
  fits?: { lead: string; cards: readonly Card[]; more?: { text: string; href: PageHref } };
  /** Illustrated buildings with it, or with others of its profile. */
  shown?: { title: string; cards: readonly Card[] };
  questions: readonly { ask: string; answer: string }[];
  /** What can be done with it beside putting it on the list. The first of several is a tool, and stands in the head. */
  ways: readonly Way[];
}

/** The first of several titles that is short enough; search engines cut what is longer. */
export function fitting(titles: readonly string[]): string {
  const MAX_TITLE_LENGTH = 51;
  return titles.find((title) => title.length <= MAX_TITLE_LENGTH) ?? titles.at(-1)!;
}

/** Sentences one after the other, as far as a search result shows them. */
export function description(sentences: readonly string[]): string {
  const MAX_LENGTH = 160;
  return sentences.reduce((said, next) => {
    const more = said ? `${said} ${next}` : next;
    return more.length <= MAX_LENGTH ? more : said;
  }, '');
}
