import type { LineNames } from '@/content/catalogue/listed/line-names';
import type { Lang } from '@/content/lang';
import { localPath } from '@/content/local-path';
import type { EnquiryLine, LinePatch, RoofPart } from './line';

/** A line with its words in one language: for the screen, paper, files, chats and mails alike. */
export interface ShownLine {
  id: string;
  name: string;
  /** Manufacturer, colour or anything else that tells it from its like. */
  variant: string;
  quantity: number;
  typed?: string;
  unit: string;
  note: string;
  /** Path in this site, with its place in the page. */
  url: string;
  picture?: string;
}

/** What lines are named with, as far as it is at hand. */
export interface Naming extends Pick<LineNames, 'products'> {
  /** Words of a calculated part; only a list that has one needs them. */
  partOf?: (roof: RoofPart) => Pick<ShownLine, 'name' | 'variant' | 'note'>;
  /** The note of a line, whose words are these unless the visitor changed them or the quantity. */
  noteOf?: (line: EnquiryLine, words: string) => string;
  /** A change to it, with what was calculated. */
  changeOf?: (line: EnquiryLine, patch: LinePatch) => LinePatch;
}

/** What a line says by itself. Before its own words comes what we call a product today, and last its id. */
function wordsOf({ id, roof, words }: EnquiryLine, { products, partOf }: Naming, lang: Lang) {
  const plain = { variant: '', unit: 'pieces', note: '' };
  const product = Object.hasOwn(products, id) ? products[id] : undefined;
  if (product) {
    const { name, manufacturer: variant, unit, address: url, picture } = product;
    return { ...plain, name, variant, unit, url, picture };
  }
  if (roof && partOf) {
    const { query } = roof;
    const url = `${localPath('/tile-calculator', lang)}${query && `?${query}`}`;
    return { ...plain, ...partOf(roof), url };
  }
  return { ...plain, name: id, url: localPath('/product', lang), ...words };
}

/** A line in the words of a language. */
export function shownLine(line: EnquiryLine, naming: Naming, lang: Lang): ShownLine {
  const { id, quantity, typed, design } = line;
  const { unit, note, ...said } = wordsOf(line, naming, lang);
  return {
    ...said,
    ...(design && { url: localPath(`/design/${design}`, lang) }),
    id,
    quantity,
    ...(typed !== undefined && { typed }),
    unit: line.unit ?? unit,
    note: naming.noteOf?.(line, note) ?? line.note ?? note,
  };
}

/** Lines as they are kept from now on: words of an earlier time go where the id is that of a product. */
export const withoutOldWords = (lines: readonly EnquiryLine[], { products }: Pick<LineNames, 'products'>) =>
  lines.map(({ words, ...line }) => (words && !Object.hasOwn(products, line.id) ? { ...line, words } : line));
