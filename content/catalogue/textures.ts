import type { Lang } from '@/content/lang';
import { words } from '@/content/words';
import { colourNames, type ColourId, type TileCategory } from './colours';
import type { SupplierId } from '@/content/suppliers/registry';

/* The simulator's catalogue: eight ranges of tiles and their 54 textures. */

interface TileRange {
  supplier: SupplierId;
  /** As the simulator's list spells it, from the specification. */
  manufacturer: string;
  /** Its colours are product codes, which are title enough. */
  titles?: 'colour';
  /** One profile: its cards are told apart by colour alone. */
  cards?: 'colour';
  /** What of it is named by the manufacturer; the rest is our reading (docs/decisions/073). */
  named?: readonly ('profile' | 'colour')[];
}

/** The simulator's suppliers, by the specification's ids. One supplier may have two of them. */
export const TILE_RANGES = {
  supp_1: { supplier: 'bmi', manufacturer: 'BMI', named: ['profile'] },
  supp_2: { supplier: 'cobert-spain', manufacturer: 'COBERT', named: ['profile'] },
  supp_3: { supplier: 'cobert-portugal', manufacturer: 'COBERT', named: ['profile'] },
  supp_4: { supplier: 'braas', manufacturer: 'BRAAS' },
  supp_5: { supplier: 'yamama', manufacturer: 'Yamama', titles: 'colour', named: ['colour'] },
  supp_6: {
    supplier: 'cejatel',
    manufacturer: 'CEJATEL',
    cards: 'colour',
    named: ['profile', 'colour'],
  },
  supp_7: { supplier: 'ceipo', manufacturer: 'CEIPO', cards: 'colour' },
  supp_8: { supplier: 'cobert-portugal', manufacturer: 'COBERT PLANA', named: ['profile'] },
} as const satisfies Record<string, TileRange>;

export type RangeId = keyof typeof TILE_RANGES;

/** Countries as the simulator's list tells them, in the specification's spelling. */
export const rangeCountries = words(
  {
    supp_1: 'Italy',
    supp_2: 'Spain',
    supp_3: 'Portugal',
    supp_4: 'Italy',
    supp_5: 'KSA',
    supp_6: 'Brazil',
    supp_7: 'Italy',
    supp_8: 'Portugal',
  } satisfies Record<RangeId, string>,
  {
    ar: {
      supp_1: 'إيطاليا',
      supp_2: 'إسبانيا',
      supp_3: 'البرتغال',
      supp_4: 'إيطاليا',
      supp_5: 'السعودية',
      supp_6: 'البرازيل',
      supp_7: 'إيطاليا',
      supp_8: 'البرتغال',
    },
  },
);

export const RANGE_IDS = Object.keys(TILE_RANGES) as RangeId[];

/** Whether a profile or colour of a range bears the manufacturer's own name. */
export const isNamed = (range: RangeId, what: 'profile' | 'colour'): boolean =>
  (TILE_RANGES[range] as TileRange).named?.includes(what) ?? false;

/** Who makes a range. */
export const supplierOf = (range: RangeId): SupplierId => TILE_RANGES[range].supplier;

/**
 * Profiles by id, which is also the shape the studio renders, with the name visitors read: in Latin letters whatever
 * the language (content/STYLE.md).
 */
export const PROFILE_NAMES = {
  portoghese: 'Portoghese',
  marsigliese: 'Marsigliese',
  duna: 'Duna',
  meridional: 'Klinker Meridional',
  virtus: 'Klinker Virtus',
  curva: 'Curva Collado',
  lusa: 'LogicaLusa',
  plana: 'LogicaPlana',
  // Our own word: the brand's name for such a tile belongs to a concrete one (docs/decisions/073).
  roman: 'Roman',
  wave: 'Wave',
} as const;

export type ProfileId = keyof typeof PROFILE_NAMES;

export const PROFILE_IDS = Object.keys(PROFILE_NAMES) as ProfileId[];

type Row = readonly [
  key: string,
  range: RangeId,
  profile: ProfileId,
  colour: ColourId,
  category: TileCategory,
  /** One nominal colour, or the four of a blend. */
  hex: string | readonly [string, string, string, string],
];

/**
 * The 54 roof textures: what a supplier makes, in which profile and colour. The simulator, the supplier pages
 * and the gallery read this list, and the studio renders from it, so that words and pictures cannot drift.
 * Colours are nominal and stand for what is shown on a screen; ask for a sample.
 */
const ROWS = [
  ['bmi-portoghese-natural', 'supp_1', 'portoghese', 'natural', 'natural', '#b4653f'],
  [
    'bmi-portoghese-antic',
    'supp_1',
    'portoghese',
    'antic',
    'antic',
    ['#b0744f', '#a1643f', '#bb8a60', '#8d5a41'],
  ],
  ['bmi-portoghese-red', 'supp_1', 'portoghese', 'red', 'red', '#9c4733'],
  ['bmi-portoghese-brown', 'supp_1', 'portoghese', 'brown', 'brown', '#6b4534'],
  ['bmi-marsigliese-natural', 'supp_1', 'marsigliese', 'natural', 'natural', '#b86b45'],
  [
    'bmi-marsigliese-antic',
    'supp_1',
    'marsigliese',
    'antic',
    'antic',
    ['#a9694a', '#97573d', '#b98860', '#84513c'],
  ],
  ['bmi-marsigliese-blood-red', 'supp_1', 'marsigliese', 'blood-red', 'blood-red', '#8c2f25'],
  ['bmi-marsigliese-dark-grey', 'supp_1', 'marsigliese', 'dark-grey', 'dark-grey', '#4a4b4e'],
  ['cobert-duna-natural', 'supp_2', 'duna', 'natural', 'natural', '#ba7048'],
  ['cobert-duna-beige', 'supp_2', 'duna', 'beige', 'beige', '#c3a377'],
  ['cobert-duna-brown', 'supp_2', 'duna', 'brown', 'brown', '#73503c'],
  ['cobert-meridional-natural', 'supp_2', 'meridional', 'natural', 'natural', '#c07c53'],
  ['cobert-meridional-red', 'supp_2', 'meridional', 'red', 'red', '#a24c35'],
  ['cobert-meridional-white', 'supp_2', 'meridional', 'white', 'white', '#e3ddd0'],
  ['cobert-virtus-dark-grey', 'supp_2', 'virtus', 'dark-grey', 'dark-grey', '#47494d'],
  ['cobert-virtus-grey', 'supp_2', 'virtus', 'grey', 'grey', '#85858a'],
  ['cobert-collado-natural', 'supp_2', 'curva', 'natural', 'natural', '#b0704b'],
  [
    'cobert-collado-special',
    'supp_2',
    'curva',
    'special',
    'special',
    ['#c29a6e', '#9c5d40', '#b27c54', '#7b5040'],
  ],
  ['cobert-lusa-natural', 'supp_3', 'lusa', 'natural', 'natural', '#b9683f'],
  ['cobert-lusa-red', 'supp_3', 'lusa', 'red', 'red', '#a5432f'],
  ['cobert-lusa-brown', 'supp_3', 'lusa', 'brown', 'brown', '#65432f'],
  ['cobert-lusa-antic', 'supp_3', 'lusa', 'antic', 'antic', ['#b57e56', '#a46a48', '#c39668', '#8e5f45']],
  ['cobert-plana-red', 'supp_3', 'plana', 'red', 'red', '#98483a'],
  ['cobert-plana-beige', 'supp_3', 'plana', 'beige', 'beige', '#bfa07a'],
  ['cobert-plana-dark-grey', 'supp_3', 'plana', 'dark-grey', 'dark-grey', '#505256'],
  ['braas-romana-red', 'supp_4', 'roman', 'red', 'red', '#93432f'],
  ['braas-romana-brown', 'supp_4', 'roman', 'brown', 'brown', '#5e4335'],
  ['braas-romana-grey', 'supp_4', 'roman', 'grey', 'grey', '#7c7d80'],
  ['braas-romana-black', 'supp_4', 'roman', 'black', 'dark-grey', '#37383b'],
  ['braas-romana-antic', 'supp_4', 'roman', 'antic', 'antic', ['#a9653f', '#945338', '#b7855a', '#7d4c39']],
  ['yrt-fb', 'supp_5', 'marsigliese', 'yrt-fb', 'natural', '#b0603b'],
  ['yrt-fbb', 'supp_5', 'marsigliese', 'yrt-fbb', 'natural', ['#b0603b', '#8f4c34', '#c0764d', '#6f4334']],
  ['yrt-pb', 'supp_5', 'marsigliese', 'yrt-pb', 'beige', '#c8ab82'],
  ['yrt-pbb', 'supp_5', 'marsigliese', 'yrt-pbb', 'beige', ['#c8ab82', '#b28d62', '#d3bb95', '#93704f']],
  ['yrt-eb', 'supp_5', 'portoghese', 'yrt-eb', 'brown', '#754b38'],
  ['yrt-ebb', 'supp_5', 'portoghese', 'yrt-ebb', 'brown', ['#754b38', '#5d3d30', '#8b5c43', '#4a342b']],
  ['yrt-rb', 'supp_5', 'portoghese', 'yrt-rb', 'red', '#a34a35'],
  ['yrt-rbb', 'supp_5', 'portoghese', 'yrt-rbb', 'red', ['#a34a35', '#843b2d', '#b5634a', '#69342b']],
  ['wave-caramel', 'supp_6', 'wave', 'caramel', 'beige', '#b5824c'],
  ['wave-green', 'supp_6', 'wave', 'green', 'green', '#3f5b45'],
  ['wave-blue', 'supp_6', 'wave', 'blue', 'blue', '#2f4f78'],
  ['wave-maroon', 'supp_6', 'wave', 'maroon', 'maroon', '#5f2a2b'],
  ['ceipo-straw', 'supp_7', 'portoghese', 'natural-straw', 'beige', '#cda877'],
  ['ceipo-rose', 'supp_7', 'portoghese', 'natural-rose', 'natural', '#c98e6c'],
  ['ceipo-terracotta', 'supp_7', 'portoghese', 'natural-terracotta', 'natural', '#b25c38'],
  ['ceipo-red', 'supp_7', 'portoghese', 'natural-red', 'red', '#a03e2c'],
  ['ceipo-maroon', 'supp_7', 'portoghese', 'natural-maroon', 'maroon', '#6a302b'],
  ['ceipo-brown', 'supp_7', 'portoghese', 'natural-brown', 'brown', '#7d563e'],
  [
    'ceipo-antic',
    'supp_7',
    'portoghese',
    'natural-antic',
    'antic',
    ['#bd8a61', '#a97350', '#cba377', '#96654a'],
  ],
  [
    'ceipo-flamed',
    'supp_7',
    'portoghese',
    'natural-flamed',
    'antic',
    ['#a8583a', '#93472f', '#b9704a', '#5d3b31'],
  ],
  ['plana-natural', 'supp_8', 'plana', 'natural', 'natural', '#b26a49'],
  ['plana-brown', 'supp_8', 'plana', 'brown', 'brown', '#664a3c'],
  ['plana-grey', 'supp_8', 'plana', 'grey', 'grey', '#8a8b8d'],
  ['plana-white', 'supp_8', 'plana', 'white', 'white', '#dcd8cf'],
] as const satisfies readonly Row[];

export type TextureKey = (typeof ROWS)[number][0];

export interface Texture {
  /** opt_1 to opt_54, as the simulator counts them. */
  id: `opt_${number}`;
  key: TextureKey;
  range: RangeId;
  profile: ProfileId;
  colour: ColourId;
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

/** What tells a texture from the others of its range. */
export const textureTitle = (
  { range, profile, colour }: Pick<Texture, 'range' | 'profile' | 'colour'>,
  lang: Lang,
): string => {
  const { name } = colourNames[lang][colour];
  return (TILE_RANGES[range] as TileRange).titles ? name : `${PROFILE_NAMES[profile]} ${name}`;
};

export const TEXTURES: readonly Texture[] = ROWS.map(
  ([key, range, profile, colour, category, hex], index) => ({
    id: `opt_${index + 1}`,
    key,
    range,
    profile,
    colour,
    category,
    colours: four(hex),
  }),
);

/** Title of a texture among those of its own range. */
export const cardTitle = (texture: Texture, lang: Lang): string =>
  (TILE_RANGES[texture.range] as TileRange).cards
    ? colourNames[lang][texture.colour].name
    : textureTitle(texture, lang);

/** Textures of a range, in the simulator's order. */
export const texturesOf = (range: RangeId): readonly Texture[] =>
  TEXTURES.filter((texture) => texture.range === range);
