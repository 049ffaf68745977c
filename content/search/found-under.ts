import type { BrickShape } from '@/content/catalogue/bricks';
import type { TileCategory } from '@/content/catalogue/colours';
import type { LaPalomaColour } from '@/content/catalogue/la-paloma';
import { words } from '@/content/words';

/** What things are found under beside their titles and notes. Read where the index is made, never in the browser. */
export const foundUnder = words({
  /** All tiles answer to these. */
  tile: 'clay roof tile tiles roofing',
  fitting: 'roofing component accessory fitting',
  part: 'roofing component part accessory',
  colour: 'colour gallery',
  profile: 'profile',
  manufacturer: 'maker manufacturer supplier brand',
  news: 'news event',
  heater: 'solar water heater hot water system',
  litre: 'litre',
  inch: 'inch inches',
  /** A colour family in one word, as it is typed. */
  families: {
    natural: 'natural',
    antic: 'antic',
    red: 'red',
    brown: 'brown',
    'blood-red': 'blood-red',
    green: 'green',
    blue: 'blue',
    beige: 'beige',
    grey: 'grey',
    'dark-grey': 'dark-grey',
    maroon: 'maroon',
    special: 'special',
    white: 'white',
  } satisfies Record<TileCategory, string>,
  /** What people call a brick or block whatever it is. */
  forms: {
    block: 'concrete block brick wall',
    trough: 'concrete block lintel',
    facing: 'facing brick block front facade',
    paver: 'paver paving floor interlock',
    screen: 'screen block artistic decorative',
    lintel: 'lintel bridge concrete',
  } satisfies Record<BrickShape['form'], string>,
  facing: 'facing brick',
  clay: 'facing brick clay facade',
  surfaces: { matt: 'matt', gloss: 'gloss' },
  /** What people call the colours of La Paloma, whose own names are names of places. Nominal, from their blends. */
  tones: {
    alicante: 'beige yellow',
    aragon: 'brown terracotta',
    arrecife: 'grey',
    artico: 'white',
    asturias: 'brown red',
    azulCobalto: 'blue cobalt',
    bilbao: 'dark grey',
    castilla: 'yellow terracotta',
    escorial: 'grey beige',
    galicia: 'grey',
    granada: 'red',
    gris: 'grey',
    guadarrama: 'beige brown',
    ingles: 'red',
    lanzarote: 'black',
    laredo: 'terracotta',
    levante: 'beige',
    marron: 'brown',
    mieres: 'black brown',
    navarra: 'terracotta red',
    oporto: 'maroon',
    orotava: 'green yellow',
    otero: 'beige',
    pirineo: 'white',
    pirineoBrillo: 'white',
    rojo: 'red',
    timanfayaBlue: 'blue grey',
    verde: 'green',
  } satisfies Record<LaPalomaColour, string>,
});
