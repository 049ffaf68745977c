import { CATALOGUE_LENGTH } from '@/content/documents/catalogue-headings';

/* Pages of documents as pictures, cut by `npm run documents`. */

const numbered = <Id extends string>(length: number, id: (page: number) => Id) =>
  Array.from({ length }, (_, at) => ({ id: id(at + 1) }));

type Digit = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
type ToNine = Exclude<Digit, 0>;

export const DRY_FIX_PAGES = numbered(11, (page) => `document/dry-fix-${page as ToNine | 10 | 11}` as const);

type CatalogueNumber = ToNine | `${1 | 2 | 3}${Digit}` | 40;

export const CATALOGUE_PAGES = numbered(
  CATALOGUE_LENGTH,
  (page) => `document/catalogue-${`${page}` as `${CatalogueNumber}`}` as const,
);

/** Pages of the catalogue of La Paloma: cover, what facing brick is, seven of colours, whom to ask. */
export const LA_PALOMA_PAGES = numbered(10, (page) => `document/la-paloma-${page as ToNine | 10}` as const);

const BROCHURES = { 'cmg-condensation': 6, 'cmg-natural': 3, 'cmg-forced': 6 } as const;

export type BrochureId = keyof typeof BROCHURES;

const brochurePages = <Id extends BrochureId>(id: Id) =>
  numbered(BROCHURES[id], (page) => `document/${id}-${page as 1 | 2 | 3 | 4 | 5 | 6}` as const);

/** The pages of the CMG brochures. */
export const BROCHURE_PAGES = {
  'cmg-condensation': brochurePages('cmg-condensation'),
  'cmg-natural': brochurePages('cmg-natural'),
  'cmg-forced': brochurePages('cmg-forced'),
} as const;
