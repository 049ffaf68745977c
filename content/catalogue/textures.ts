import type { SupplierId } from '@/content/suppliers/registry';

/* The simulator's catalogue: eight ranges of tiles and their 54 textures. */

interface TileRange {
  supplier: SupplierId;
  /** The two words of the simulator's list, in the specification's spelling. */
  maker: string;
  country: string;
  /** Its colours are article codes, which are title enough. */
  titles?: 'colour';
  /** One profile: its cards are told apart by colour alone. */
  cards?: 'colour';
}

/** The simulator's suppliers, by the specification's ids. One supplier may have two of them. */
export const TILE_RANGES = {
  supp_1: { supplier: 'bmi', maker: 'BMI', country: 'Italy' },
  supp_2: { supplier: 'cobert-spain', maker: 'COBERT', country: 'Spain' },
  supp_3: { supplier: 'cobert-portugal', maker: 'COBERT', country: 'Portugal' },
  supp_4: { supplier: 'braas', maker: 'BRAAS', country: 'Italy' },
  supp_5: { supplier: 'yamama', maker: 'Yamama', country: 'KSA', titles: 'colour' },
  supp_6: { supplier: 'cejatel', maker: 'CEJATEL', country: 'Brazil', cards: 'colour' },
  supp_7: { supplier: 'ceipo', maker: 'CEIPO', country: 'Italy', cards: 'colour' },
  supp_8: { supplier: 'cobert-portugal', maker: 'COBERT PLANA', country: 'Portugal' },
} as const satisfies Record<string, TileRange>;

export type RangeId = keyof typeof TILE_RANGES;

export const RANGE_IDS = Object.keys(TILE_RANGES) as RangeId[];

/** Who makes a range. */
export const supplierOf = (range: RangeId): SupplierId => TILE_RANGES[range].supplier;

/** Profiles by id, which is also the shape the studio renders, with the name visitors read. */
export const PROFILE_NAMES = {
  portoghese: 'Portoghese',
  marsigliese: 'Marsigliese',
  duna: 'Duna',
  meridional: 'Klinker Meridional',
  virtus: 'Klinker Virtus',
  curva: 'Curva Collado',
  lusa: 'LogicaLusa',
  plana: 'LogicaPlana',
  roman: 'Doppia Romana',
  wave: 'Wave',
} as const;

export type ProfileId = keyof typeof PROFILE_NAMES;

export const PROFILE_IDS = Object.keys(PROFILE_NAMES) as ProfileId[];

/** The colour families of the gallery filter; Special stands for blends the trader puts together. */
export const TILE_CATEGORIES = [
  'Natural',
  'Antic',
  'Red',
  'Brown',
  'BloodRed',
  'Green',
  'Blue',
  'Beige',
  'Grey',
  'DarkGray/Black',
  'Maroon',
  'Special',
  'White',
] as const;

export type TileCategory = (typeof TILE_CATEGORIES)[number];

type Row = readonly [
  key: string,
  range: RangeId,
  profile: ProfileId,
  colour: string,
  category: TileCategory,
  /** One nominal colour, or the four of a blend. */
  hex: string | readonly [string, string, string, string],
];

/**
 * The 54 roof textures: what a supplier makes, in which profile and colour. The simulator, the supplier pages
 * and the gallery read this list, and the studio renders from it, so that words and pictures cannot drift.
 * Colours are nominal and stand for what is shown on a screen; a sample decides.
 */
const ROWS = [
  ['bmi-portoghese-natural', 'supp_1', 'portoghese', 'Natural', 'Natural', '#b4653f'],
  [
    'bmi-portoghese-antic',
    'supp_1',
    'portoghese',
    'Antic',
    'Antic',
    ['#b0744f', '#a1643f', '#bb8a60', '#8d5a41'],
  ],
  ['bmi-portoghese-red', 'supp_1', 'portoghese', 'Red', 'Red', '#9c4733'],
  ['bmi-portoghese-brown', 'supp_1', 'portoghese', 'Brown', 'Brown', '#6b4534'],
  ['bmi-marsigliese-natural', 'supp_1', 'marsigliese', 'Natural', 'Natural', '#b86b45'],
  [
    'bmi-marsigliese-antic',
    'supp_1',
    'marsigliese',
    'Antic',
    'Antic',
    ['#a9694a', '#97573d', '#b98860', '#84513c'],
  ],
  ['bmi-marsigliese-blood-red', 'supp_1', 'marsigliese', 'Blood Red', 'BloodRed', '#8c2f25'],
  ['bmi-marsigliese-dark-grey', 'supp_1', 'marsigliese', 'Dark Grey', 'DarkGray/Black', '#4a4b4e'],
  ['cobert-duna-natural', 'supp_2', 'duna', 'Natural', 'Natural', '#ba7048'],
  ['cobert-duna-beige', 'supp_2', 'duna', 'Beige', 'Beige', '#c3a377'],
  ['cobert-duna-brown', 'supp_2', 'duna', 'Brown', 'Brown', '#73503c'],
  ['cobert-meridional-natural', 'supp_2', 'meridional', 'Natural', 'Natural', '#c07c53'],
  ['cobert-meridional-red', 'supp_2', 'meridional', 'Red', 'Red', '#a24c35'],
  ['cobert-meridional-white', 'supp_2', 'meridional', 'White', 'White', '#e3ddd0'],
  ['cobert-virtus-dark-grey', 'supp_2', 'virtus', 'Dark Grey', 'DarkGray/Black', '#47494d'],
  ['cobert-virtus-grey', 'supp_2', 'virtus', 'Grey', 'Grey', '#85858a'],
  ['cobert-collado-natural', 'supp_2', 'curva', 'Natural', 'Natural', '#b0704b'],
  [
    'cobert-collado-special',
    'supp_2',
    'curva',
    'Special',
    'Special',
    ['#c29a6e', '#9c5d40', '#b27c54', '#7b5040'],
  ],
  ['cobert-lusa-natural', 'supp_3', 'lusa', 'Natural', 'Natural', '#b9683f'],
  ['cobert-lusa-red', 'supp_3', 'lusa', 'Red', 'Red', '#a5432f'],
  ['cobert-lusa-brown', 'supp_3', 'lusa', 'Brown', 'Brown', '#65432f'],
  ['cobert-lusa-antic', 'supp_3', 'lusa', 'Antic', 'Antic', ['#b57e56', '#a46a48', '#c39668', '#8e5f45']],
  ['cobert-plana-red', 'supp_3', 'plana', 'Red', 'Red', '#98483a'],
  ['cobert-plana-beige', 'supp_3', 'plana', 'Beige', 'Beige', '#bfa07a'],
  ['cobert-plana-dark-grey', 'supp_3', 'plana', 'Dark Grey', 'DarkGray/Black', '#505256'],
  ['braas-romana-red', 'supp_4', 'roman', 'Red', 'Red', '#93432f'],
  ['braas-romana-brown', 'supp_4', 'roman', 'Brown', 'Brown', '#5e4335'],
  ['braas-romana-grey', 'supp_4', 'roman', 'Grey', 'Grey', '#7c7d80'],
  ['braas-romana-black', 'supp_4', 'roman', 'Black', 'DarkGray/Black', '#37383b'],
  ['braas-romana-antic', 'supp_4', 'roman', 'Antic', 'Antic', ['#a9653f', '#945338', '#b7855a', '#7d4c39']],
  ['yrt-fb', 'supp_5', 'marsigliese', 'YRT-FB', 'Natural', '#b0603b'],
  ['yrt-fbb', 'supp_5', 'marsigliese', 'YRT-FBB', 'Special', ['#b0603b', '#8f4c34', '#c0764d', '#6f4334']],
  ['yrt-pb', 'supp_5', 'marsigliese', 'YRT-PB', 'Beige', '#c8ab82'],
  ['yrt-pbb', 'supp_5', 'marsigliese', 'YRT-PBB', 'Special', ['#c8ab82', '#b28d62', '#d3bb95', '#93704f']],
  ['yrt-eb', 'supp_5', 'portoghese', 'YRT-EB', 'Brown', '#754b38'],
  ['yrt-ebb', 'supp_5', 'portoghese', 'YRT-EBB', 'Special', ['#754b38', '#5d3d30', '#8b5c43', '#4a342b']],
  ['yrt-rb', 'supp_5', 'portoghese', 'YRT-RB', 'Red', '#a34a35'],
  ['yrt-rbb', 'supp_5', 'portoghese', 'YRT-RBB', 'Special', ['#a34a35', '#843b2d', '#b5634a', '#69342b']],
  ['wave-caramel', 'supp_6', 'wave', 'Caramel', 'Beige', '#b5824c'],
  ['wave-green', 'supp_6', 'wave', 'Green', 'Green', '#3f5b45'],
  ['wave-blue', 'supp_6', 'wave', 'Blue', 'Blue', '#2f4f78'],
  ['wave-maroon', 'supp_6', 'wave', 'Maroon', 'Maroon', '#5f2a2b'],
  ['ceipo-straw', 'supp_7', 'portoghese', 'Natural Straw', 'Beige', '#cda877'],
  ['ceipo-rose', 'supp_7', 'portoghese', 'Natural Rose', 'Natural', '#c98e6c'],
  ['ceipo-terracotta', 'supp_7', 'portoghese', 'Natural Terracotta', 'Natural', '#b25c38'],
  ['ceipo-red', 'supp_7', 'portoghese', 'Natural Red', 'Red', '#a03e2c'],
  ['ceipo-maroon', 'supp_7', 'portoghese', 'Natural Maroon', 'Maroon', '#6a302b'],
  ['ceipo-brown', 'supp_7', 'portoghese', 'Natural Brown', 'Brown', '#7d563e'],
  [
    'ceipo-antic',
    'supp_7',
    'portoghese',
    'Natural Antic',
    'Antic',
    ['#bd8a61', '#a97350', '#cba377', '#96654a'],
  ],
  [
    'ceipo-flamed',
    'supp_7',
    'portoghese',
    'Natural Flamed',
    'Antic',
    ['#a8583a', '#93472f', '#b9704a', '#5d3b31'],
  ],
  ['plana-natural', 'supp_8', 'plana', 'Natural', 'Natural', '#b26a49'],
  ['plana-brown', 'supp_8', 'plana', 'Brown', 'Brown', '#664a3c'],
  ['plana-grey', 'supp_8', 'plana', 'Grey', 'Grey', '#8a8b8d'],
  ['plana-white', 'supp_8', 'plana', 'White', 'White', '#dcd8cf'],
] as const satisfies readonly Row[];

export type TextureKey = (typeof ROWS)[number][0];

export interface Texture {
  /** opt_1 to opt_54, as the simulator counts them. */
  id: `opt_${number}`;
  key: TextureKey;
  range: RangeId;
  profile: ProfileId;
  /** The colour's name, or the maker's article code. */
  colour: string;
  title: string;
  category: TileCategory;
  /** Nominal colours of the pieces, as hex. */
  colours: readonly [string, string, string, string];
}

/** A hex colour with its three channels scaled: pieces of one firing never agree wholly. */
function shade(hex: string, by: number): string {
  const channels = [1, 3, 5].map((at) => Math.min(255, Math.round(parseInt(hex.slice(at, at + 2), 16) * by)));
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

const four = (hex: Row[5]): Texture['colours'] =>
  typeof hex === 'string' ? [hex, shade(hex, 0.95), shade(hex, 1.05), shade(hex, 0.975)] : hex;

/** What tells it from the others of its range. */
const titleOf = (range: RangeId, profile: ProfileId, colour: string) =>
  (TILE_RANGES[range] as TileRange).titles ? colour : `${PROFILE_NAMES[profile]} ${colour}`;

export const TEXTURES: readonly Texture[] = ROWS.map(
  ([key, range, profile, colour, category, hex], index) => ({
    id: `opt_${index + 1}`,
    key,
    range,
    profile,
    colour,
    title: titleOf(range, profile, colour),
    category,
    colours: four(hex),
  }),
);

/** Title of a texture among those of its own range. */
export const cardTitle = ({ range, title, colour }: Texture): string =>
  (TILE_RANGES[range] as TileRange).cards ? colour : title;

/** A colour inside a sentence: article codes stay as they are. */
export const colourPhrase = ({ range, colour }: Pick<Texture, 'range' | 'colour'>): string =>
  (TILE_RANGES[range] as TileRange).titles ? colour : colour.toLowerCase();

/** Textures of a range, in the simulator's order. */
export const texturesOf = (range: RangeId): readonly Texture[] =>
  TEXTURES.filter((texture) => texture.range === range);
