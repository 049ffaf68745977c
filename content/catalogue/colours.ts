import { company } from '@/content/company';

/** Colours of tiles by id: as a title names them, and inside a sentence. */
export const COLOURS = {
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
  // Article codes stay as they are.
  'yrt-fb': { name: 'YRT-FB', phrase: 'YRT-FB' },
  'yrt-fbb': { name: 'YRT-FBB', phrase: 'YRT-FBB' },
  'yrt-pb': { name: 'YRT-PB', phrase: 'YRT-PB' },
  'yrt-pbb': { name: 'YRT-PBB', phrase: 'YRT-PBB' },
  'yrt-eb': { name: 'YRT-EB', phrase: 'YRT-EB' },
  'yrt-ebb': { name: 'YRT-EBB', phrase: 'YRT-EBB' },
  'yrt-rb': { name: 'YRT-RB', phrase: 'YRT-RB' },
  'yrt-rbb': { name: 'YRT-RBB', phrase: 'YRT-RBB' },
} as const satisfies Record<string, { name: string; phrase: string }>;

export type ColourId = keyof typeof COLOURS;

/**
 * The colour families of the gallery, in the specification's order: `name` in its spelling for the filter, `head` in
 * ours above a shelf, then how addresses and the shelf of a page have always called them. Special stands for blends
 * that are no manufacturer's product code.
 */
export const TILE_CATEGORIES = {
  natural: { name: 'Natural', head: 'Natural', address: 'Natural', anchor: 'natural' },
  antic: { name: 'Antic', head: 'Antic', address: 'Antic', anchor: 'antic' },
  red: { name: 'Red', head: 'Red', address: 'Red', anchor: 'red' },
  brown: { name: 'Brown', head: 'Brown', address: 'Brown', anchor: 'brown' },
  'blood-red': { name: 'BloodRed', head: 'Blood red', address: 'BloodRed', anchor: 'bloodred' },
  green: { name: 'Green', head: 'Green', address: 'Green', anchor: 'green' },
  blue: { name: 'Blue', head: 'Blue', address: 'Blue', anchor: 'blue' },
  beige: { name: 'Beige', head: 'Beige', address: 'Beige', anchor: 'beige' },
  grey: { name: 'Grey', head: 'Grey', address: 'Grey', anchor: 'grey' },
  'dark-grey': {
    name: 'DarkGray/Black',
    head: 'Dark grey and black',
    address: 'DarkGray/Black',
    anchor: 'darkgray-black',
  },
  maroon: { name: 'Maroon', head: 'Maroon', address: 'Maroon', anchor: 'maroon' },
  special: {
    name: `${company.brand}Special`,
    head: `${company.brand} special`,
    address: 'Special',
    anchor: 'special',
  },
  white: { name: 'White', head: 'White', address: 'White', anchor: 'white' },
} as const satisfies Record<string, { name: string; head: string; address: string; anchor: string }>;

export type TileCategory = keyof typeof TILE_CATEGORIES;

export const CATEGORY_IDS = Object.keys(TILE_CATEGORIES) as TileCategory[];
