import { LA_PALOMA, LA_PALOMA_SPREADS } from '@/content/catalogue/la-paloma';
import { CATALOGUE_HEADINGS } from '@/content/documents/catalogue-headings';

/** Pages of documents as pictures, cut by `npm run documents`. */
const DRY_FIX_HEADINGS = [
  'Cover: laid dry, over the ridge of a tile roof',
  'Why dry, over a hip of antique tiles',
  'What lies where: the five layers from the top',
  'Before you begin: four checks of the deck',
  'Radiant barrier, in three steps',
  'Counter battens, in three steps',
  'Eaves and pest guard, in three steps',
  'Battens and tiles, in three steps',
  'Ridge and hip, in four steps',
  'Where water gathers: valley, chimney, wakaflex',
  'Ask us: addresses and telephone numbers',
] as const;

type Page = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11;

export const DRY_FIX_PAGES = DRY_FIX_HEADINGS.map((heading, index) => ({
  id: `document/dry-fix-${(index + 1) as Page}` as const,
  alt: `Page ${index + 1} of the dry-fix guide. ${heading}`,
}));

type Digit = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
type CatalogueNumber = Exclude<Digit, 0> | `${1 | 2 | 3}${Digit}` | 40;

export const CATALOGUE_PAGES = CATALOGUE_HEADINGS.map((heading, index) => ({
  id: `document/catalogue-${`${index + 1}` as `${CatalogueNumber}`}` as const,
  alt: `Page ${index + 1} of the roofing catalogue: ${heading}`,
}));

type LaPalomaNumber = Exclude<Digit, 0> | 10;

/** Pages of the catalogue of La Paloma: cover, what facing brick is, seven of colours, whom to ask. */
export const LA_PALOMA_PAGES = [
  'Cover',
  'The finished surface of a wall',
  ...LA_PALOMA_SPREADS.map((ids) => ids.map((id) => LA_PALOMA[id].name).join(', ')),
  'Ask us: addresses and telephone numbers',
].map((heading, index) => ({
  id: `document/la-paloma-${(index + 1) as LaPalomaNumber}` as const,
  alt: `Page ${index + 1} of the catalogue of La Paloma. ${heading}`,
}));

const BROCHURES = {
  'cmg-condensation': [
    'Cover: by condensation',
    'Working principle in five steps',
    'Five features',
    'From both sides, and the heater in short',
    'How many litres a day',
    'Ask us: addresses and telephone numbers',
  ],
  'cmg-natural': [
    'Cover: natural circulation',
    'Working principle in five steps',
    'On your roof, and whom to ask',
  ],
  'cmg-forced': [
    'Cover: forced circulation',
    'Working principle in six steps',
    'What the kit does',
    'What is in the kit, with guarantees',
    'How many litres a day',
    'Ask us: addresses and telephone numbers',
  ],
} as const;

export type BrochureId = keyof typeof BROCHURES;
type BrochurePage = 1 | 2 | 3 | 4 | 5 | 6;

const brochurePages = <Id extends BrochureId>(id: Id) =>
  BROCHURES[id].map((heading, index) => ({
    id: `document/${id}-${(index + 1) as BrochurePage}` as const,
    alt: `Page ${index + 1} of the brochure. ${heading}`,
  }));

/** The pages of the CMG brochures. */
export const BROCHURE_PAGES = {
  'cmg-condensation': brochurePages('cmg-condensation'),
  'cmg-natural': brochurePages('cmg-natural'),
  'cmg-forced': brochurePages('cmg-forced'),
} as const;
