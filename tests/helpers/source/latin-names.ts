import { LA_PALOMA } from '@/content/catalogue/la-paloma';
import { PROFILE_NAMES, TILE_RANGES } from '@/content/catalogue/textures';
import { company } from '@/content/company';
import { SOURCES } from '@/content/pages/catalogue/roof-tiles';
import { supplierName } from '@/content/suppliers/names';
import { SUPPLIER_IDS } from '@/content/suppliers/registry';
import { TILE_SUPPLIERS } from '@/content/suppliers/tiles/all';

/** Names that stay in Latin letters whatever the language (content/STYLE.md). */
export const LATIN_NAMES: readonly string[] = [
  company.brand,
  company.email,
  ...SOURCES,
  ...TILE_SUPPLIERS.flatMap(({ perSquareMetre }) => perSquareMetre?.source ?? []),
  ...Object.values(PROFILE_NAMES),
  ...Object.values(LA_PALOMA).map(({ name }) => name),
  ...SUPPLIER_IDS.map(supplierName),
  ...Object.values(TILE_RANGES).map(({ manufacturer }) => manufacturer),
];

/** The longer ones first, so that none is cut out of another. */
export const longestFirst = (names: readonly string[]): string[] =>
  names.toSorted((one, other) => other.length - one.length);
