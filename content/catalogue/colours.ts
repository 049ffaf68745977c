import { company } from '@/content/company';
import { words } from '@/content/words';

/** Colours of tiles by id: as a title names them, and inside a sentence. */
export const colourNames = words(
  {
    natural: { name: 'Natural', phrase: 'natural' },
    antic: { name: 'Antic', phrase: 'antic' },
    red: { name: 'Red', phrase: 'red' },
    brown: { name: 'Brown', phrase: 'brown' },
    'blood-red': { name: 'Blood Red', phrase: 'blood red' },
    'dark-grey': { name: 'Dark Grey', phrase: 'dark grey' },
    beige: { name: 'Beige', phrase: 'beige' },
    white: { name: 'White', phrase: 'white' },
    grey: { name: 'Grey', phrase: 'grey' },
    special: { name: 'Special', phrase: 'special' },
    black: { name: 'Black', phrase: 'black' },
    caramel: { name: 'Caramel', phrase: 'caramel' },
    green: { name: 'Green', phrase: 'green' },
    blue: { name: 'Blue', phrase: 'blue' },
    maroon: { name: 'Maroon', phrase: 'maroon' },
    'natural-straw': { name: 'Natural Straw', phrase: 'natural straw' },
    'natural-rose': { name: 'Natural Rose', phrase: 'natural rose' },
    'natural-terracotta': { name: 'Natural Terracotta', phrase: 'natural terracotta' },
    'natural-red': { name: 'Natural Red', phrase: 'natural red' },
    'natural-maroon': { name: 'Natural Maroon', phrase: 'natural maroon' },
    'natural-brown': { name: 'Natural Brown', phrase: 'natural brown' },
    'natural-antic': { name: 'Natural Antic', phrase: 'natural antic' },
    'natural-flamed': { name: 'Natural Flamed', phrase: 'natural flamed' },
    // Product codes stay as they are.
    'yrt-fb': { name: 'YRT-FB', phrase: 'YRT-FB' },
    'yrt-fbb': { name: 'YRT-FBB', phrase: 'YRT-FBB' },
    'yrt-pb': { name: 'YRT-PB', phrase: 'YRT-PB' },
    'yrt-pbb': { name: 'YRT-PBB', phrase: 'YRT-PBB' },
    'yrt-eb': { name: 'YRT-EB', phrase: 'YRT-EB' },
    'yrt-ebb': { name: 'YRT-EBB', phrase: 'YRT-EBB' },
    'yrt-rb': { name: 'YRT-RB', phrase: 'YRT-RB' },
    'yrt-rbb': { name: 'YRT-RBB', phrase: 'YRT-RBB' },
  } satisfies Record<string, { name: string; phrase: string }>,
  {
    ar: {
      natural: { name: 'طبيعي', phrase: 'طبيعي' },
      antic: { name: 'معتّق', phrase: 'معتّق' },
      red: { name: 'أحمر', phrase: 'أحمر' },
      brown: { name: 'بني', phrase: 'بني' },
      'blood-red': { name: 'أحمر قانٍ', phrase: 'أحمر قانٍ' },
      'dark-grey': { name: 'رمادي غامق', phrase: 'رمادي غامق' },
      beige: { name: 'بيج', phrase: 'بيج' },
      white: { name: 'أبيض', phrase: 'أبيض' },
      grey: { name: 'رمادي', phrase: 'رمادي' },
      special: { name: 'تشكيلة خاصة', phrase: 'تشكيلة خاصة' },
      black: { name: 'أسود', phrase: 'أسود' },
      caramel: { name: 'كراميل', phrase: 'كراميل' },
      green: { name: 'أخضر', phrase: 'أخضر' },
      blue: { name: 'أزرق', phrase: 'أزرق' },
      maroon: { name: 'عنّابي', phrase: 'عنّابي' },
      'natural-straw': { name: 'Natural قشّي', phrase: 'Natural قشّي' },
      'natural-rose': { name: 'Natural وردي', phrase: 'Natural وردي' },
      'natural-terracotta': { name: 'Natural تيراكوتا', phrase: 'Natural تيراكوتا' },
      'natural-red': { name: 'Natural أحمر', phrase: 'Natural أحمر' },
      'natural-maroon': { name: 'Natural عنّابي', phrase: 'Natural عنّابي' },
      'natural-brown': { name: 'Natural بني', phrase: 'Natural بني' },
      'natural-antic': { name: 'Natural معتّق', phrase: 'Natural معتّق' },
      'natural-flamed': { name: 'Natural ملفوح', phrase: 'Natural ملفوح' },
      'yrt-fb': { name: 'YRT-FB', phrase: 'YRT-FB' },
      'yrt-fbb': { name: 'YRT-FBB', phrase: 'YRT-FBB' },
      'yrt-pb': { name: 'YRT-PB', phrase: 'YRT-PB' },
      'yrt-pbb': { name: 'YRT-PBB', phrase: 'YRT-PBB' },
      'yrt-eb': { name: 'YRT-EB', phrase: 'YRT-EB' },
      'yrt-ebb': { name: 'YRT-EBB', phrase: 'YRT-EBB' },
      'yrt-rb': { name: 'YRT-RB', phrase: 'YRT-RB' },
      'yrt-rbb': { name: 'YRT-RBB', phrase: 'YRT-RBB' },
    },
  },
);

export type ColourId = keyof (typeof colourNames)['en'];

/** Colours that are a manufacturer's code: they say nothing to whoever does not know it. */
export const isCode = (colour: ColourId): boolean => colour.startsWith('yrt-');

/** Of these, the blends: our reading of the codes, docs/decisions/073. */
export const isCodedBlend = (colour: ColourId): boolean => isCode(colour) && colour.endsWith('bb');

/**
 * The colour families of the gallery, in the specification's order: how addresses and the shelf of a page have always
 * called them. Special stands for blends that are no manufacturer's product code.
 */
export const TILE_CATEGORIES = {
  natural: { address: 'Natural', anchor: 'natural' },
  antic: { address: 'Antic', anchor: 'antic' },
  red: { address: 'Red', anchor: 'red' },
  brown: { address: 'Brown', anchor: 'brown' },
  'blood-red': { address: 'BloodRed', anchor: 'bloodred' },
  green: { address: 'Green', anchor: 'green' },
  blue: { address: 'Blue', anchor: 'blue' },
  beige: { address: 'Beige', anchor: 'beige' },
  grey: { address: 'Grey', anchor: 'grey' },
  'dark-grey': { address: 'DarkGray/Black', anchor: 'darkgray-black' },
  maroon: { address: 'Maroon', anchor: 'maroon' },
  special: { address: 'Special', anchor: 'special' },
  white: { address: 'White', anchor: 'white' },
} as const satisfies Record<string, { address: string; anchor: string }>;

export type TileCategory = keyof typeof TILE_CATEGORIES;

export const CATEGORY_IDS = Object.keys(TILE_CATEGORIES) as TileCategory[];

/** What the families are called: `name` in the specification's spelling for the filter, `head` in ours above a shelf. */
export const familyNames = words(
  {
    natural: { name: 'Natural', head: 'Natural' },
    antic: { name: 'Antic', head: 'Antic' },
    red: { name: 'Red', head: 'Red' },
    brown: { name: 'Brown', head: 'Brown' },
    'blood-red': { name: 'BloodRed', head: 'Blood red' },
    green: { name: 'Green', head: 'Green' },
    blue: { name: 'Blue', head: 'Blue' },
    beige: { name: 'Beige', head: 'Beige' },
    grey: { name: 'Grey', head: 'Grey' },
    'dark-grey': { name: 'DarkGray/Black', head: 'Dark grey and black' },
    maroon: { name: 'Maroon', head: 'Maroon' },
    special: { name: `${company.brand}Special`, head: `${company.brand} special` },
    white: { name: 'White', head: 'White' },
  } satisfies Record<TileCategory, { name: string; head: string }>,
  {
    ar: {
      natural: { name: 'طبيعي', head: 'طبيعي' },
      antic: { name: 'معتّق', head: 'معتّق' },
      red: { name: 'أحمر', head: 'أحمر' },
      brown: { name: 'بني', head: 'بني' },
      'blood-red': { name: 'أحمر قانٍ', head: 'أحمر قانٍ' },
      green: { name: 'أخضر', head: 'أخضر' },
      blue: { name: 'أزرق', head: 'أزرق' },
      beige: { name: 'بيج', head: 'بيج' },
      grey: { name: 'رمادي', head: 'رمادي' },
      'dark-grey': { name: 'رمادي غامق وأسود', head: 'رمادي غامق وأسود' },
      maroon: { name: 'عنّابي', head: 'عنّابي' },
      // `name` follows the word for tiles in what the search finds, which is the brand's too: it has that word once.
      special: { name: 'التشكيلة الخاصة', head: `تشكيلة ${company.brandInArabic} الخاصة` },
      white: { name: 'أبيض', head: 'أبيض' },
    },
  },
);
