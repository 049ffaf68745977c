/**
 * The block range of Yamama: what an item is, how it is shaped and how large it is. The page names and counts from
 * this list and the studio models from it, so that a name, a figure and a picture cannot drift apart. All
 * figures are nominal and in millimetres, to be confirmed with the manufacturer; colours are ours.
 */

/** The stated categories, in the order of their buttons; the last has none. */
export const BRICK_CATEGORIES = [
  'BRICKS200',
  'BRICKS300',
  'BRICKS400',
  'BRICKSFLOOR',
  'BRICKSFRONT',
  'ARTISTIC',
  'BRIDGES',
] as const;

export type BrickCategory = (typeof BRICK_CATEGORIES)[number];

/** Nominal colours of cast concrete, by id. */
export const BRICK_COLOURS = {
  grey: '#a9a59c',
  white: '#ded9ce',
  cream: '#d3c4a6',
  sand: '#c3a97f',
  terracotta: '#a5604a',
  red: '#8d4a3f',
  charcoal: '#4d4b49',
} as const;

type BrickColour = keyof typeof BRICK_COLOURS;

/**
 * How a wall block is shaped. Voids run from top to bottom unless `top` closes them.
 * `along` counts voids in the length, `rows` in the width.
 */
interface BlockShape {
  form: 'block';
  voids?: {
    shape: 'rect' | 'round' | 'slot';
    along: number;
    rows: number;
    /** Outer wall, mm. */
    shell: number;
    /** Between two voids, mm. */
    web: number;
  };
  /** `closed` leaves a skin of concrete over the voids. */
  top?: 'closed';
  /** Rows of voids, counted from the inner face (0), that are filled with white foam. */
  foam?: readonly number[];
  /** `open`: no web at one end; `sash`: a 20 × 20 mm groove down one end; `round`: one vertical edge rounded, 25 mm. */
  end?: 'open' | 'sash' | 'round';
  /** Coarse light aggregate, with small pores all over. */
  light?: true;
  /** The long face that is seen; plain if not said. */
  face?: BrickFace;
}

/** A trough open to the top and at both ends, `wall` mm thick with a floor of `floor` mm. */
interface TroughShape {
  form: 'trough';
  wall: number;
  floor: number;
}

/** Seen faces of facing blocks and bricks. */
export type BrickFace =
  'smooth' | 'tumbled' | 'split' | 'split-ribs' | 'ground' | 'hammered' | 'fluted' | 'scored';

interface FacingShape {
  form: 'facing';
  face: BrickFace;
  /** Flutes, ribs or blind joints across the length. */
  count?: number;
}

/** `length` × `width` are the rectangle whose area one paver covers; its outline may step over it, as far as `overall`. */
interface PaverShape {
  form: 'paver';
  outline: 'rectangle' | 'hexagon' | 'zigzag' | 'i' | 'wave';
  /** Edge bevel, mm. */
  chamfer: number;
  top?: 'plain' | 'exposed' | 'domes' | 'bars';
  /** Openings for grass, in the length and in the width; offset ones form a lattice. */
  openings?: { along: number; across: number; shape: 'square' | 'lattice' };
}

type ScreenPattern =
  | 'circle'
  | 'quarter-circles'
  | 'petals'
  | 'cross'
  | 'diamond'
  | 'squares'
  | 'star'
  | 'honeycomb'
  | 'louvre'
  | 'waves'
  | 'leaf'
  | 'steps';

/** A screen block: openings go through its width, `rim` mm of frame around them. */
interface ScreenShape {
  form: 'screen';
  pattern: ScreenPattern;
  rim: number;
}

/** A lintel of solid section with `bars` steel bars showing at its ends. */
interface LintelShape {
  form: 'lintel';
  bars: number;
}

export type BrickShape = BlockShape | TroughShape | FacingShape | PaverShape | ScreenShape | LintelShape;

/** Two sides as an item lies, in millimetres. */
interface Extent {
  length: number;
  width: number;
}

/** Of pavers whose outline steps over what they cover: over their corners or teeth (studio/shapes/pavers.py). */
const OVERALL: Partial<Record<BrickKind, Extent>> = {
  hexagon: { length: 230.9, width: 200 },
  zigzag: { length: 225, width: 128.5 },
  'i-shape': { length: 200, width: 160 },
  wave: { length: 240, width: 142 },
};

/** What an item is called, by id; its words stand in `brick-names.ts`. */
type BrickKind = keyof typeof SHAPES;

/** The shapes of the range, one for each kind. */
const SHAPES = {
  'hollow-one': block(1, 1),
  'hollow-two': block(2, 1),
  'hollow-three': block(3, 1),
  'hollow-four': block(2, 2),
  'hollow-six': block(3, 2),
  solid: { form: 'block' },
  'semi-solid': {
    form: 'block',
    voids: { shape: 'round', along: 4, rows: 2, shell: 35, web: 35 },
    top: 'closed',
  },
  insulated: { ...block(2, 3), foam: [1] },
  'insulated-one': { ...block(1, 3), foam: [1] },
  'insulated-double': { ...block(2, 5), foam: [1, 3] },
  lightweight: { form: 'block', light: true },
  'slotted-three': slotted(3),
  'slotted-five': slotted(5),
  'slotted-seven': slotted(7),
  'bond-beam': { form: 'trough', wall: 40, floor: 50 },
  'open-end': { ...block(2, 1), end: 'open' },
  sash: { ...block(2, 1), end: 'sash' },
  bullnose: { ...block(2, 1), end: 'round' },
  'split-hollow': { ...block(2, 1), face: 'split' },
  pilaster: block(1, 1, 70),
  'round-core': {
    form: 'block',
    voids: { shape: 'round', along: 1, rows: 1, shell: 60, web: 60 },
  },

  rectangle: paver('rectangle'),
  square: paver('rectangle'),
  cobble: paver('rectangle', 8),
  slab: paver('rectangle', 3),
  'exposed-slab': { ...paver('rectangle', 3), top: 'exposed' },
  plank: paver('rectangle', 3),
  hexagon: paver('hexagon'),
  zigzag: paver('zigzag'),
  'i-shape': paver('i'),
  wave: paver('wave'),
  'grass-lattice': { ...paver('rectangle', 5), openings: { along: 4, across: 3, shape: 'lattice' } },
  'grass-square': { ...paver('rectangle', 5), openings: { along: 3, across: 3, shape: 'square' } },
  'tactile-domes': { ...paver('rectangle', 3), top: 'domes' },
  'tactile-bars': { ...paver('rectangle', 3), top: 'bars' },

  'facing-brick': { form: 'facing', face: 'smooth' },
  'tumbled-brick': { form: 'facing', face: 'tumbled' },
  'long-brick': { form: 'facing', face: 'smooth' },
  'long-split': { form: 'facing', face: 'split' },
  'split-face': { form: 'facing', face: 'split' },
  'split-ribs': { form: 'facing', face: 'split-ribs', count: 8 },
  'ground-face': { form: 'facing', face: 'ground' },
  'hammered-face': { form: 'facing', face: 'hammered' },
  'fluted-face': { form: 'facing', face: 'fluted', count: 10 },
  'scored-face': { form: 'facing', face: 'scored', count: 2 },
  slip: { form: 'facing', face: 'smooth' },

  'screen-circle': screen('circle'),
  'screen-quarter-circles': screen('quarter-circles'),
  'screen-petals': screen('petals'),
  'screen-cross': screen('cross'),
  'screen-diamond': screen('diamond'),
  'screen-squares': screen('squares'),
  'screen-star': screen('star'),
  'screen-honeycomb': screen('honeycomb'),
  'screen-louvre': screen('louvre'),
  'screen-waves': screen('waves'),
  'screen-leaf': screen('leaf'),
  'screen-steps': screen('steps'),

  lintel: { form: 'lintel', bars: 2 },
  'lintel-wide': { form: 'lintel', bars: 4 },
  'lintel-trough': { form: 'trough', wall: 40, floor: 50 },
} as const satisfies Record<string, BrickShape>;

function block(along: number, rows: number, shell = 35) {
  return { form: 'block', voids: { shape: 'rect', along, rows, shell, web: 30 } } as const;
}

function slotted(rows: number) {
  return { form: 'block', voids: { shape: 'slot', along: 3, rows, shell: 30, web: 25 } } as const;
}

function paver(outline: PaverShape['outline'], chamfer = 5) {
  return { form: 'paver', outline, chamfer } as const;
}

function screen<P extends ScreenPattern>(pattern: P) {
  return { form: 'screen', pattern, rim: 25 } as const;
}

export interface Brick {
  id: number;
  category: BrickCategory;
  kind: BrickKind;
  shape: BrickShape;
  /** Through the wall; of a paver the shorter side of what it covers. Millimetres, like the next two. */
  width: number;
  /** As it is laid; of a paver its thickness. */
  height: number;
  length: number;
  /** From edge to edge, as names, tables and drawings give it. More than what it covers only of some pavers. */
  overall: Extent;
  colour: BrickColour;
}

type Row = readonly [
  kind: BrickKind,
  width: number,
  height: number,
  length: number,
  /** Grey where none is said. */
  colour?: BrickColour,
];

/** By category, in the order in which they are numbered and shown. */
const ROWS: Readonly<Record<BrickCategory, readonly Row[]>> = {
  BRICKS200: [
    ['hollow-two', 200, 200, 400],
    ['hollow-three', 200, 200, 400],
    ['hollow-one', 200, 200, 200],
    ['hollow-two', 200, 100, 400],
    ['solid', 200, 200, 400],
    ['solid', 200, 200, 200],
    ['semi-solid', 200, 200, 400],
    ['insulated', 200, 200, 400],
    ['insulated-one', 200, 200, 200],
    ['lightweight', 200, 200, 400],
    ['slotted-three', 200, 200, 400],
    ['bond-beam', 200, 200, 400],
    ['open-end', 200, 200, 400],
    ['sash', 200, 200, 400],
    ['bullnose', 200, 200, 400],
    ['split-hollow', 200, 200, 400, 'sand'],
  ],
  BRICKS300: [
    ['hollow-two', 300, 200, 400],
    ['hollow-four', 300, 200, 400],
    ['hollow-one', 300, 200, 200],
    ['hollow-two', 300, 100, 400],
    ['solid', 300, 200, 400],
    ['semi-solid', 300, 200, 400],
    ['insulated', 300, 200, 400],
    ['insulated-double', 300, 200, 400],
    ['lightweight', 300, 200, 400],
    ['slotted-five', 300, 200, 400],
    ['bond-beam', 300, 200, 400],
    ['split-hollow', 300, 200, 400, 'cream'],
  ],
  BRICKS400: [
    ['hollow-four', 400, 200, 400],
    ['hollow-six', 400, 200, 400],
    ['hollow-two', 400, 200, 200],
    ['hollow-four', 400, 100, 400],
    ['solid', 400, 200, 200],
    ['insulated-double', 400, 200, 400],
    ['lightweight', 400, 200, 400],
    ['slotted-seven', 400, 200, 400],
    ['pilaster', 400, 200, 400],
    ['round-core', 400, 200, 400],
  ],
  BRICKSFLOOR: [
    ['rectangle', 100, 60, 200],
    ['rectangle', 100, 60, 200, 'red'],
    ['rectangle', 100, 80, 200, 'charcoal'],
    ['square', 200, 60, 200, 'sand'],
    ['cobble', 100, 60, 100, 'charcoal'],
    ['slab', 300, 50, 300],
    ['slab', 400, 50, 400, 'white'],
    ['exposed-slab', 400, 50, 400, 'sand'],
    ['plank', 100, 80, 600, 'cream'],
    ['hexagon', 200, 60, 173.2],
    ['zigzag', 112.5, 60, 225, 'red'],
    ['zigzag', 112.5, 80, 225],
    ['i-shape', 140, 60, 200, 'sand'],
    ['wave', 120, 60, 240, 'terracotta'],
    ['grass-lattice', 400, 80, 600],
    ['grass-square', 400, 80, 400],
    ['tactile-domes', 300, 60, 300, 'sand'],
    ['tactile-bars', 300, 60, 300, 'cream'],
  ],
  BRICKSFRONT: [
    ['facing-brick', 100, 65, 215, 'white'],
    ['facing-brick', 100, 65, 215, 'sand'],
    ['facing-brick', 100, 65, 215, 'terracotta'],
    ['facing-brick', 100, 65, 215, 'charcoal'],
    ['tumbled-brick', 100, 65, 215, 'cream'],
    ['long-brick', 100, 50, 400],
    ['long-split', 100, 50, 400, 'charcoal'],
    ['split-face', 100, 200, 400, 'sand'],
    ['split-ribs', 100, 200, 400],
    ['ground-face', 100, 200, 400, 'white'],
    ['hammered-face', 100, 200, 400],
    ['fluted-face', 100, 200, 400, 'terracotta'],
    ['scored-face', 100, 200, 400, 'cream'],
    ['slip', 20, 65, 215, 'terracotta'],
  ],
  ARTISTIC: [
    ['screen-circle', 100, 300, 300],
    ['screen-quarter-circles', 100, 200, 200, 'white'],
    ['screen-petals', 100, 300, 300, 'cream'],
    ['screen-cross', 100, 200, 200],
    ['screen-diamond', 100, 300, 300, 'terracotta'],
    ['screen-squares', 100, 300, 300],
    ['screen-star', 100, 300, 300, 'sand'],
    ['screen-honeycomb', 100, 300, 300, 'white'],
    ['screen-louvre', 100, 200, 400],
    ['screen-waves', 100, 300, 300, 'cream'],
    ['screen-leaf', 100, 200, 200, 'terracotta'],
    ['screen-steps', 100, 300, 300, 'white'],
  ],
  BRIDGES: [
    ['lintel', 100, 200, 1000],
    ['lintel', 100, 200, 1500],
    ['lintel-wide', 200, 200, 1200],
    ['lintel-wide', 200, 200, 1800],
    ['lintel-trough', 200, 200, 1000],
    ['lintel-trough', 300, 200, 1200],
  ],
};

/** All 88, numbered from 1 through the categories. */
export const BRICKS: readonly Brick[] = BRICK_CATEGORIES.flatMap((category) =>
  ROWS[category].map((row) => ({ category, row })),
).map(({ category, row: [kind, width, height, length, colour = 'grey'] }, index) => ({
  id: index + 1,
  category,
  kind,
  shape: SHAPES[kind],
  width,
  height,
  length,
  overall: OVERALL[kind] ?? { length, width },
  colour,
}));
