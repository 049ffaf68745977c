/**
 * The 54 roof textures: what a supplier makes, in which profile and colour. The simulator, the supplier pages
 * and the gallery read this list, and the studio renders from it, so that words and pictures cannot drift.
 * Colours are nominal and stand for what is shown on a screen; a sample decides.
 */
export const SUPPLIERS = {
  supp_1: { maker: 'BMI', country: 'Italy' },
  supp_2: { maker: 'COBERT', country: 'Spain' },
  supp_3: { maker: 'COBERT', country: 'Portugal' },
  supp_4: { maker: 'BRAAS', country: 'Italy' },
  supp_5: { maker: 'Yamama', country: 'KSA' },
  supp_6: { maker: 'CEJATEL', country: 'Brazil' },
  supp_7: { maker: 'CEIPO', country: 'Italy' },
  supp_8: { maker: 'COBERT PLANA', country: 'Portugal' },
} as const;

export type SupplierId = keyof typeof SUPPLIERS;

/** Profiles by the name visitors read, with the shape the studio renders. */
export const PROFILES = {
  Portoghese: 'portoghese',
  Marsigliese: 'marsigliese',
  Duna: 'duna',
  'Klinker Meridional': 'meridional',
  'Klinker Virtus': 'virtus',
  'Curva Collado': 'curva',
  LogicaLusa: 'lusa',
  LogicaPlana: 'plana',
  'Doppia Romana': 'roman',
  Wave: 'wave',
} as const;

export type ProfileName = keyof typeof PROFILES;
export type Shape = (typeof PROFILES)[ProfileName];

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
  supplier: SupplierId,
  profile: ProfileName,
  colour: string,
  category: TileCategory,
  /** One nominal colour, or the four of a blend. */
  hex: string | readonly [string, string, string, string],
];

const ROWS = [
  ['bmi-portoghese-natural', 'supp_1', 'Portoghese', 'Natural', 'Natural', '#b4653f'],
  [
    'bmi-portoghese-antic',
    'supp_1',
    'Portoghese',
    'Antic',
    'Antic',
    ['#b0744f', '#a1643f', '#bb8a60', '#8d5a41'],
  ],
  ['bmi-portoghese-red', 'supp_1', 'Portoghese', 'Red', 'Red', '#9c4733'],
  ['bmi-portoghese-brown', 'supp_1', 'Portoghese', 'Brown', 'Brown', '#6b4534'],
  ['bmi-marsigliese-natural', 'supp_1', 'Marsigliese', 'Natural', 'Natural', '#b86b45'],
  [
    'bmi-marsigliese-antic',
    'supp_1',
    'Marsigliese',
    'Antic',
    'Antic',
    ['#a9694a', '#97573d', '#b98860', '#84513c'],
  ],
  ['bmi-marsigliese-blood-red', 'supp_1', 'Marsigliese', 'Blood Red', 'BloodRed', '#8c2f25'],
  ['bmi-marsigliese-dark-grey', 'supp_1', 'Marsigliese', 'Dark Grey', 'DarkGray/Black', '#4a4b4e'],
  ['cobert-duna-natural', 'supp_2', 'Duna', 'Natural', 'Natural', '#ba7048'],
  ['cobert-duna-beige', 'supp_2', 'Duna', 'Beige', 'Beige', '#c3a377'],
  ['cobert-duna-brown', 'supp_2', 'Duna', 'Brown', 'Brown', '#73503c'],
  ['cobert-meridional-natural', 'supp_2', 'Klinker Meridional', 'Natural', 'Natural', '#c07c53'],
  ['cobert-meridional-red', 'supp_2', 'Klinker Meridional', 'Red', 'Red', '#a24c35'],
  ['cobert-meridional-white', 'supp_2', 'Klinker Meridional', 'White', 'White', '#e3ddd0'],
  ['cobert-virtus-dark-grey', 'supp_2', 'Klinker Virtus', 'Dark Grey', 'DarkGray/Black', '#47494d'],
  ['cobert-virtus-grey', 'supp_2', 'Klinker Virtus', 'Grey', 'Grey', '#85858a'],
  ['cobert-collado-natural', 'supp_2', 'Curva Collado', 'Natural', 'Natural', '#b0704b'],
  [
    'cobert-collado-special',
    'supp_2',
    'Curva Collado',
    'Special',
    'Special',
    ['#c29a6e', '#9c5d40', '#b27c54', '#7b5040'],
  ],
  ['cobert-lusa-natural', 'supp_3', 'LogicaLusa', 'Natural', 'Natural', '#b9683f'],
  ['cobert-lusa-red', 'supp_3', 'LogicaLusa', 'Red', 'Red', '#a5432f'],
  ['cobert-lusa-brown', 'supp_3', 'LogicaLusa', 'Brown', 'Brown', '#65432f'],
  [
    'cobert-lusa-antic',
    'supp_3',
    'LogicaLusa',
    'Antic',
    'Antic',
    ['#b57e56', '#a46a48', '#c39668', '#8e5f45'],
  ],
  ['cobert-plana-red', 'supp_3', 'LogicaPlana', 'Red', 'Red', '#98483a'],
  ['cobert-plana-beige', 'supp_3', 'LogicaPlana', 'Beige', 'Beige', '#bfa07a'],
  ['cobert-plana-dark-grey', 'supp_3', 'LogicaPlana', 'Dark Grey', 'DarkGray/Black', '#505256'],
  ['braas-romana-red', 'supp_4', 'Doppia Romana', 'Red', 'Red', '#93432f'],
  ['braas-romana-brown', 'supp_4', 'Doppia Romana', 'Brown', 'Brown', '#5e4335'],
  ['braas-romana-grey', 'supp_4', 'Doppia Romana', 'Grey', 'Grey', '#7c7d80'],
  ['braas-romana-black', 'supp_4', 'Doppia Romana', 'Black', 'DarkGray/Black', '#37383b'],
  [
    'braas-romana-antic',
    'supp_4',
    'Doppia Romana',
    'Antic',
    'Antic',
    ['#a9653f', '#945338', '#b7855a', '#7d4c39'],
  ],
  ['yrt-fb', 'supp_5', 'Marsigliese', 'YRT-FB', 'Natural', '#b0603b'],
  ['yrt-fbb', 'supp_5', 'Marsigliese', 'YRT-FBB', 'Special', ['#b0603b', '#8f4c34', '#c0764d', '#6f4334']],
  ['yrt-pb', 'supp_5', 'Marsigliese', 'YRT-PB', 'Beige', '#c8ab82'],
  ['yrt-pbb', 'supp_5', 'Marsigliese', 'YRT-PBB', 'Special', ['#c8ab82', '#b28d62', '#d3bb95', '#93704f']],
  ['yrt-eb', 'supp_5', 'Portoghese', 'YRT-EB', 'Brown', '#754b38'],
  ['yrt-ebb', 'supp_5', 'Portoghese', 'YRT-EBB', 'Special', ['#754b38', '#5d3d30', '#8b5c43', '#4a342b']],
  ['yrt-rb', 'supp_5', 'Portoghese', 'YRT-RB', 'Red', '#a34a35'],
  ['yrt-rbb', 'supp_5', 'Portoghese', 'YRT-RBB', 'Special', ['#a34a35', '#843b2d', '#b5634a', '#69342b']],
  ['wave-caramel', 'supp_6', 'Wave', 'Caramel', 'Beige', '#b5824c'],
  ['wave-green', 'supp_6', 'Wave', 'Green', 'Green', '#3f5b45'],
  ['wave-blue', 'supp_6', 'Wave', 'Blue', 'Blue', '#2f4f78'],
  ['wave-maroon', 'supp_6', 'Wave', 'Maroon', 'Maroon', '#5f2a2b'],
  ['ceipo-straw', 'supp_7', 'Portoghese', 'Natural Straw', 'Beige', '#cda877'],
  ['ceipo-rose', 'supp_7', 'Portoghese', 'Natural Rose', 'Natural', '#c98e6c'],
  ['ceipo-terracotta', 'supp_7', 'Portoghese', 'Natural Terracotta', 'Natural', '#b25c38'],
  ['ceipo-red', 'supp_7', 'Portoghese', 'Natural Red', 'Red', '#a03e2c'],
  ['ceipo-maroon', 'supp_7', 'Portoghese', 'Natural Maroon', 'Maroon', '#6a302b'],
  ['ceipo-brown', 'supp_7', 'Portoghese', 'Natural Brown', 'Brown', '#7d563e'],
  [
    'ceipo-antic',
    'supp_7',
    'Portoghese',
    'Natural Antic',
    'Antic',
    ['#bd8a61', '#a97350', '#cba377', '#96654a'],
  ],
  [
    'ceipo-flamed',
    'supp_7',
    'Portoghese',
    'Natural Flamed',
    'Antic',
    ['#a8583a', '#93472f', '#b9704a', '#5d3b31'],
  ],
  ['plana-natural', 'supp_8', 'LogicaPlana', 'Natural', 'Natural', '#b26a49'],
  ['plana-brown', 'supp_8', 'LogicaPlana', 'Brown', 'Brown', '#664a3c'],
  ['plana-grey', 'supp_8', 'LogicaPlana', 'Grey', 'Grey', '#8a8b8d'],
  ['plana-white', 'supp_8', 'LogicaPlana', 'White', 'White', '#dcd8cf'],
] as const satisfies readonly Row[];

export type TextureKey = (typeof ROWS)[number][0];

export interface Texture {
  /** opt_1 to opt_54, as the simulator counts them. */
  id: `opt_${number}`;
  key: TextureKey;
  supplier: SupplierId;
  profile: ProfileName;
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

export const TEXTURES: readonly Texture[] = ROWS.map(
  ([key, supplier, profile, colour, category, hex], index) => ({
    id: `opt_${index + 1}`,
    key,
    supplier,
    profile,
    colour,
    title: colour.startsWith('YRT') ? colour : `${profile} ${colour}`,
    category,
    colours: four(hex),
  }),
);

/** Textures of a supplier, in the simulator's order. */
export const texturesOf = (supplier: SupplierId): readonly Texture[] =>
  TEXTURES.filter((texture) => texture.supplier === supplier);
