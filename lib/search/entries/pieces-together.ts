import { colourNames } from '@/content/catalogue/colours';
import { fittingOf, fittingWords, GALLERY, partOf } from '@/content/catalogue/gallery';
import { galleryAddress } from '@/content/catalogue/gallery-address';
import { inOneLine } from '@/content/format-list';
import type { Lang } from '@/content/lang';
import type { SearchEntry } from '@/lib/search/entry';
import type { Found } from '@/lib/search/search';

/** Something that was found, or a piece of a roof with the colours of it that were. */
export interface FoundPiece extends SearchEntry {
  colours?: string;
}

const FITTINGS = new Map<string, (typeof GALLERY)[number]>(
  GALLERY.filter(({ view }) => view === 'fitting').map((item) => [item.id, item]),
);

/** What a result is a piece of: colours of one piece, and the part it is, have one. */
function pieceOf({ id, kind }: Pick<SearchEntry, 'id' | 'kind'>): string | undefined {
  if (kind === 'part') return id;
  const item = FITTINGS.get(id);
  if (!item) return undefined;
  const part = partOf(item.profile);
  return part ? `part-${part}` : item.profile;
}

/** All colours that are shown of a piece; none of what is built on the roof. */
const coloursOf = (piece: string, lang: Lang) => {
  const shown = [...FITTINGS].filter(([id]) => pieceOf({ id, kind: 'fitting' }) === piece);
  return inOneLine(
    [...new Set(shown.map(([, { colour }]) => colour))].map((colour) => colourNames[lang][colour].name),
    lang,
  );
};

/** One result for all of a piece: the part, if it was found, else the piece by its name, without a colour. */
function together(hits: readonly SearchEntry[], lang: Lang): FoundPiece {
  const [first] = hits as readonly [SearchEntry, ...SearchEntry[]];
  const part = hits.find(({ kind }) => kind === 'part');
  if (hits.length === 1 && !part) return first;
  const colours = coloursOf(pieceOf(first)!, lang);
  if (part) return { ...part, why: first.why ?? part.why, colours };
  const { id, profile } = FITTINGS.get(first.id)!;
  const url = partOf(profile) ? first.url : galleryAddress({ profile }, lang);
  // Which of its colours is wanted is chosen where they are seen.
  return { ...first, title: fittingWords[lang][fittingOf(id)!].name, url, isProduct: undefined, colours };
}

/**
 * Results with the colours of one piece as one of them, in the order of their first. Where a piece is the best, all
 * pieces go before pages that only speak of them. Who names a colour gets what has it, one by one.
 */
export function piecesTogether(
  { hits, isNamed }: Pick<Found, 'hits' | 'isNamed'>,
  lang: Lang,
): readonly FoundPiece[] {
  if (isNamed) return hits;
  const groups = new Map<string, SearchEntry[]>();
  for (const hit of hits) {
    const key = pieceOf(hit) ?? hit.id;
    groups.set(key, [...(groups.get(key) ?? []), hit]);
  }
  const found = [...groups.values()].map((group) => together(group, lang));
  const isPiece = (one: SearchEntry) => pieceOf(one) !== undefined;
  if (!found[0] || !isPiece(found[0])) return found;
  return [...found.filter(isPiece), ...found.filter((one) => !isPiece(one))];
}
