import type { Lang } from '@/content/lang';
import { changedNotes } from '@/content/roof-quantities/changed-note';
import { roofResultWords, type RoofResultWords } from '@/content/roof-quantities/result-words';
import { roofTiles, type RoofTile } from '@/content/roof-quantities/tiles';
import { unitWords, type UnitWords } from '@/content/units';
import type { ListedProduct } from './listed-product';
import { listedProducts } from './product-of';

/** How a part of a calculated roof is put into words. */
type RoofPartWords = Pick<
  RoofResultWords,
  'parts' | 'tilesOf' | 'fittingOf' | 'roof' | 'note' | 'noteAbout' | 'noteTiles'
>;

/** All that lines of the enquiry list are named with in one language, as it is sent to the browser. */
export interface LineNames {
  products: Readonly<Record<string, ListedProduct>>;
  roof: RoofPartWords;
  /** Note of a part whose quantity was changed, and the units it is counted in. */
  changed: string;
  units: UnitWords;
  /** Profiles by their id in the address of the calculator. */
  tiles: Readonly<Record<string, Pick<RoofTile, 'name' | 'by'>>>;
}

/** The names of a language. */
export function lineNames(lang: Lang): LineNames {
  const { parts, tilesOf, fittingOf, roof, note, noteAbout, noteTiles } = roofResultWords[lang];
  return {
    products: Object.fromEntries(listedProducts(lang)),
    roof: { parts, tilesOf, fittingOf, roof, note, noteAbout, noteTiles },
    ...changedNotes[lang],
    units: unitWords[lang],
    tiles: Object.fromEntries(roofTiles(lang).map(({ id, name, by }) => [id, { name, by }])),
  };
}
