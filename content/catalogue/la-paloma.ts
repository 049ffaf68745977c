/**
 * The 28 colours of La Paloma by the specification's ids and in its order: the name visitors read, whether the
 * surface shines, and a blend of four nominal colours. The blends are ours and indicative, for screens and for
 * our pictures; ask for a sample. A new colour is one entry here and its three pictures.
 */

interface LaPalomaEntry {
  name: string;
  /** How the face of the brick takes the light. */
  surface: 'matt' | 'gloss';
  hex: readonly [string, string, string, string];
}

export const LA_PALOMA = {
  alicante: { name: 'Alicante', surface: 'matt', hex: ['#dcc49a', '#d3b888', '#e4d0ab', '#c9ab7a'] },
  aragon: { name: 'Aragón', surface: 'matt', hex: ['#b9825a', '#ac7550', '#c59269', '#9d6846'] },
  arrecife: { name: 'Arrecife', surface: 'matt', hex: ['#8d8880', '#7d7871', '#9c978f', '#6e6963'] },
  artico: { name: 'Ártico', surface: 'matt', hex: ['#ebe8e1', '#e2ded5', '#f1efe9', '#d8d3c9'] },
  asturias: { name: 'Asturias', surface: 'matt', hex: ['#7a4a3a', '#6a3f32', '#895645', '#5a362c'] },
  azulCobalto: { name: 'Azul Cobalto', surface: 'gloss', hex: ['#234a8c', '#1d3f7b', '#2c569c', '#18356a'] },
  bilbao: { name: 'Bilbao', surface: 'matt', hex: ['#5b5450', '#4e4844', '#6a625d', '#403b38'] },
  castilla: { name: 'Castilla', surface: 'matt', hex: ['#cf9f68', '#c2915b', '#daaf7b', '#b3824f'] },
  escorial: { name: 'Escorial', surface: 'matt', hex: ['#a8a094', '#9a9286', '#b6aea2', '#8c8479'] },
  galicia: { name: 'Galicia', surface: 'matt', hex: ['#9c9b97', '#8b8a87', '#adaca8', '#7b7a78'] },
  granada: { name: 'Granada', surface: 'matt', hex: ['#8f3b32', '#80332b', '#9f473c', '#702c26'] },
  gris: { name: 'Gris', surface: 'matt', hex: ['#8a8c8d', '#7f8182', '#959798', '#747677'] },
  guadarrama: { name: 'Guadarrama', surface: 'matt', hex: ['#b6a48e', '#8f7d69', '#c7b7a2', '#746556'] },
  ingles: { name: 'Inglés', surface: 'matt', hex: ['#9a4b38', '#7d3b2e', '#ad5c44', '#5f302a'] },
  lanzarote: { name: 'Lanzarote', surface: 'matt', hex: ['#3b3735', '#2f2c2b', '#484341', '#5b3a32'] },
  laredo: { name: 'Laredo', surface: 'matt', hex: ['#c27c55', '#a96544', '#d08f68', '#8c5038'] },
  levante: { name: 'Levante', surface: 'matt', hex: ['#e2b487', '#d8a676', '#ebc49c', '#cb9766'] },
  marron: { name: 'Marrón', surface: 'matt', hex: ['#6b4635', '#5f3d2e', '#77503e', '#533527'] },
  mieres: { name: 'Mieres', surface: 'matt', hex: ['#4a3a36', '#3c302d', '#5a4742', '#6d5046'] },
  navarra: { name: 'Navarra', surface: 'matt', hex: ['#ab5a3d', '#9b4f35', '#ba694a', '#88442e'] },
  oporto: { name: 'Oporto', surface: 'matt', hex: ['#6b2f35', '#5c272d', '#7a3a3f', '#4d2126'] },
  orotava: { name: 'Orotava', surface: 'matt', hex: ['#a79a5e', '#8d8250', '#b6aa72', '#776c45'] },
  otero: { name: 'Otero', surface: 'matt', hex: ['#d0b9a0', '#b89c81', '#dcc9b4', '#a08369'] },
  pirineo: { name: 'Pirineo', surface: 'matt', hex: ['#d9d4ca', '#cdc7bb', '#e3dfd6', '#bfb8ab'] },
  pirineoBrillo: {
    name: 'Pirineo Brillo',
    surface: 'gloss',
    hex: ['#e3dfd7', '#d9d5cc', '#ece9e2', '#cfcac0'],
  },
  rojo: { name: 'Rojo', surface: 'matt', hex: ['#b14a34', '#a5422e', '#bc563e', '#973a28'] },
  timanfayaBlue: {
    name: 'Timanfaya Blue',
    surface: 'matt',
    hex: ['#4d5663', '#3c4450', '#5f6874', '#6b4b45'],
  },
  verde: { name: 'Verde', surface: 'gloss', hex: ['#3e6b4f', '#345d44', '#4a7a5b', '#2b4f39'] },
} as const satisfies Record<string, LaPalomaEntry>;

export type LaPalomaColour = keyof typeof LA_PALOMA;

/** `azulCobalto` as addresses write it: `azul-cobalto`. */
export const colourSlug = (colour: LaPalomaColour): string =>
  colour.replace(/[A-Z]/g, (capital) => `-${capital.toLocaleLowerCase('en')}`);

export const LA_PALOMA_COLOURS = Object.keys(LA_PALOMA) as LaPalomaColour[];

/** What each gallery shows, in the order of its dots. */
export const LA_PALOMA_VIEWS = ['wall', 'corner', 'facade'] as const;

export type LaPalomaView = (typeof LA_PALOMA_VIEWS)[number];

/** Colours on a page of the printed catalogue: two in a row, two rows. */
const PER_PAGE = 4;

/** The colours page by page. */
export const LA_PALOMA_SPREADS: readonly (readonly LaPalomaColour[])[] = LA_PALOMA_COLOURS.flatMap(
  (_, at, all) => (at % PER_PAGE === 0 ? [all.slice(at, at + PER_PAGE)] : []),
);
