import { TEXTURES, type SupplierId, type TextureKey, type TileCategory } from './textures';

/** The 112 pictures of the roof tile gallery: every texture laid, most of them as a single tile, and fittings. */
export type GalleryView = 'laid' | 'single' | 'fitting';

/** Textures shown as a single tile too. A blend has no single tile of its own. */
const SINGLES = [
  'bmi-portoghese-natural',
  'bmi-portoghese-red',
  'bmi-portoghese-brown',
  'bmi-marsigliese-natural',
  'bmi-marsigliese-blood-red',
  'bmi-marsigliese-dark-grey',
  'cobert-duna-natural',
  'cobert-duna-beige',
  'cobert-duna-brown',
  'cobert-meridional-natural',
  'cobert-meridional-red',
  'cobert-meridional-white',
  'cobert-virtus-dark-grey',
  'cobert-virtus-grey',
  'cobert-collado-natural',
  'cobert-lusa-natural',
  'cobert-lusa-red',
  'cobert-lusa-brown',
  'cobert-plana-red',
  'cobert-plana-beige',
  'cobert-plana-dark-grey',
  'braas-romana-red',
  'braas-romana-brown',
  'braas-romana-grey',
  'braas-romana-black',
  'yrt-fb',
  'yrt-pb',
  'yrt-eb',
  'yrt-rb',
  'wave-caramel',
  'wave-green',
  'wave-blue',
  'wave-maroon',
  'ceipo-straw',
  'ceipo-maroon',
  'plana-natural',
  'plana-grey',
  'plana-white',
] as const satisfies readonly TextureKey[];

/** Fittings by their shape in the studio, with the name visitors read and what is to be seen. */
export const FITTINGS = {
  ridge: { name: 'Ridge tile', seen: 'half-round ridge tile with a collar' },
  'end-ridge': { name: 'End ridge', seen: 'end ridge tile closed by a rounded dome' },
  'end-cap': { name: 'End cap', seen: 'half-round end cap for the gable end of a ridge' },
  apex: { name: 'Three-way ridge', seen: 'three-way piece for a ridge and two hips' },
  'lateral-left': { name: 'Lateral, left', seen: 'angled verge piece for the left edge of a roof' },
  'lateral-right': { name: 'Lateral, right', seen: 'angled verge piece for the right edge of a roof' },
  vent: { name: 'Ventilation tile', seen: 'flat tile with a hooded ventilation opening' },
  valley: { name: 'Valley tile', seen: 'broad tapering valley tile' },
} as const;

export type Fitting = keyof typeof FITTINGS;

type FittingRow = readonly [
  key: string,
  fitting: Fitting,
  colour: string,
  category: TileCategory,
  hex: string,
];

const FITTING_ROWS = [
  ['ridge-natural', 'ridge', 'Natural', 'Natural', '#b4653f'],
  ['ridge-red', 'ridge', 'Red', 'Red', '#a24833'],
  ['ridge-blood-red', 'ridge', 'Blood Red', 'BloodRed', '#8c2f25'],
  ['ridge-dark-grey', 'ridge', 'Dark Grey', 'DarkGray/Black', '#4a4b4e'],
  ['end-ridge-natural', 'end-ridge', 'Natural', 'Natural', '#b9704a'],
  ['end-ridge-brown', 'end-ridge', 'Brown', 'Brown', '#6b4838'],
  ['end-ridge-dark-grey', 'end-ridge', 'Dark Grey', 'DarkGray/Black', '#505256'],
  ['end-cap-natural', 'end-cap', 'Natural', 'Natural', '#b0633f'],
  ['end-cap-beige', 'end-cap', 'Beige', 'Beige', '#c3a377'],
  ['three-way-natural', 'apex', 'Natural', 'Natural', '#b6683f'],
  ['three-way-grey', 'apex', 'Grey', 'Grey', '#85868a'],
  ['three-way-maroon', 'apex', 'Maroon', 'Maroon', '#66302c'],
  ['lateral-left-natural', 'lateral-left', 'Natural', 'Natural', '#b86b45'],
  ['lateral-left-dark-grey', 'lateral-left', 'Dark Grey', 'DarkGray/Black', '#4e5053'],
  ['lateral-right-natural', 'lateral-right', 'Natural', 'Natural', '#b4653f'],
  ['lateral-right-brown', 'lateral-right', 'Brown', 'Brown', '#73503c'],
  ['vent-natural', 'vent', 'Natural', 'Natural', '#b26a49'],
  ['vent-dark-grey', 'vent', 'Dark Grey', 'DarkGray/Black', '#505256'],
  ['vent-white', 'vent', 'White', 'White', '#dcd8cf'],
  ['valley-natural', 'valley', 'Natural', 'Natural', '#b4653f'],
] as const satisfies readonly FittingRow[];

export type GalleryId =
  `${TextureKey}-laid` | `${(typeof SINGLES)[number]}-single` | (typeof FITTING_ROWS)[number][0];

export interface GalleryItem {
  id: GalleryId;
  title: string;
  category: TileCategory;
  view: GalleryView;
  /** Fittings fit the roofs of several makers and name none. */
  supplier: SupplierId | null;
  /** Profile of a tile or name of a fitting. */
  profile: string;
  colour: string;
  picture: `gallery/${GalleryId}`;
  /** For those who cannot see it. */
  alt: string;
  /** Nominal colours the picture is made in. */
  colours: readonly string[];
}

const isSingle = (key: TextureKey) => (SINGLES as readonly string[]).includes(key);

/** A colour as a word inside a sentence; article codes and Natural Straw stay as they are. */
const inWords = (colour: string) =>
  colour.startsWith('YRT') ? `in ${colour}` : `in ${colour.toLowerCase()}`;

const tiles: readonly GalleryItem[] = TEXTURES.flatMap(
  ({ key, title, category, supplier, profile, colour, colours }) => {
    const facts = { category, supplier, profile, colour };
    const glazed = profile === 'Wave' ? 'glazed ' : '';
    const laid: GalleryItem = {
      id: `${key}-laid`,
      title: `${title}, laid`,
      view: 'laid',
      picture: `gallery/${key}-laid`,
      alt: `Slope laid with ${glazed}${profile} tiles ${inWords(colour)}, seen close in the sun`,
      colours,
      ...facts,
    };
    if (!isSingle(key)) return [laid];
    const id = `${key}-single` as GalleryId;
    const single: GalleryItem = {
      id,
      title,
      view: 'single',
      picture: `gallery/${id}`,
      alt: `One ${glazed}${profile} tile ${inWords(colour)} on white paper`,
      colours: colours.slice(0, 1),
      ...facts,
    };
    return [laid, single];
  },
);

const fittings: readonly GalleryItem[] = FITTING_ROWS.map(([id, fitting, colour, category, hex]) => ({
  id,
  title: `${FITTINGS[fitting].name}, ${colour}`,
  category,
  view: 'fitting',
  supplier: null,
  profile: FITTINGS[fitting].name,
  colour,
  picture: `gallery/${id}`,
  alt: `Clay ${FITTINGS[fitting].seen} ${inWords(colour)}, on white paper`,
  colours: [hex],
}));

/** Shape in the studio of a fitting's picture. */
export const fittingOf = (id: GalleryId): Fitting | undefined =>
  FITTING_ROWS.find(([key]) => key === id)?.[1];

export const GALLERY: readonly GalleryItem[] = [...tiles, ...fittings];
