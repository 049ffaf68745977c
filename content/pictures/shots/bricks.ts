import { BRICK_COLOURS, BRICKS, type Brick } from '@/content/catalogue/bricks';
import { ISIKLAR_TONES, type IsiklarId } from '@/content/catalogue/isiklar';
import {
  LA_PALOMA,
  LA_PALOMA_COLOURS,
  LA_PALOMA_VIEWS,
  type LaPalomaColour,
  type LaPalomaView,
} from '@/content/catalogue/la-paloma';
import { LA_PALOMA_FACES } from '@/content/catalogue/la-paloma-faces';
import type { Shot } from './shot';
import { nthCrop, tinted, type Crop } from './tinted';

export type BrickPicture = `brick/${number}`;

const yamama = (brick: Brick): Shot & { id: BrickPicture } => ({
  id: `brick/${brick.id}`,
  kind: 'brick',
  scene: 'concrete_shot',
  params: {
    ...brick.shape,
    size: [brick.width, brick.height, brick.length],
    colour: BRICK_COLOURS[brick.colour],
  },
});

/** Every block, paver, screen and lintel of Yamama by itself on grey paper. */
export const YAMAMA_SHOTS = BRICKS.map(yamama);

type Face = (typeof LA_PALOMA_FACES)[LaPalomaColour];

const FACES = [...new Set(Object.values(LA_PALOMA_FACES))];

const cornerPlate = (face: Face) => `plate/la-paloma-${face}-corner`;

/** Neutral walls of La Paloma: a corner for each kind of face, one house. A wall seen close is drawn in its own colours. */
export const LA_PALOMA_PLATES: readonly Shot[] = [
  ...FACES.map((face) => ({
    id: cornerPlate(face),
    kind: 'brickCorner' as const,
    scene: 'brick_quoin',
    params: { view: 'quoin', face },
  })),
  {
    id: 'plate/la-paloma-matt-facade',
    kind: 'wall',
    scene: 'brick_corner',
    params: { view: 'facade', storeys: 2 },
  },
];

/** Without the edges of the plate's garden. */
const HOUSE: Crop = [0.13, 0.06, 0.78];

/** Colours of one face do not show the same bricks in the same place. */
const CORNER = { share: [0.86, 0.96], plate: 2 / 3, picture: 2 / 3 } as const;

/** Mortar goes with the bricks: pale between pale ones, dark between dark ones. */
const JOINTS = ['#d5cdbf', '#b9b0a0', '#94897b', '#6f6860'] as const;

/** In a wall that is drawn: sanded mortar in the sun, paler than it looks in the shade of deep joints. */
const POINTING = ['#d9d2c5', '#c6bdae', '#aaa195', '#8d867c'] as const;

const lightness = (hex: string) =>
  [1, 3, 5].reduce((sum, at) => sum + Number.parseInt(hex.slice(at, at + 2), 16) / 765, 0);

const jointOf = (hex: readonly string[], joints: readonly string[] = JOINTS) => {
  const light = hex.reduce((sum, one) => sum + lightness(one) / hex.length, 0);
  return joints[light > 0.72 ? 0 : light > 0.42 ? 1 : light > 0.28 ? 2 : 3]!;
};

export type LaPalomaPicture = `la-paloma/${LaPalomaColour}-${LaPalomaView}`;

const laPaloma = (colour: LaPalomaColour, view: LaPalomaView): Shot & { id: LaPalomaPicture } => {
  const { hex } = LA_PALOMA[colour];
  const id = `la-paloma/${colour}-${view}` as const;
  if (view === 'wall') {
    const params = { kind: LA_PALOMA_FACES[colour], colours: hex, joint: jointOf(hex, POINTING) };
    return { id, kind: 'brickFace', scene: 'relief', params };
  }
  const shot = { id, kind: 'wall' as const };
  if (view === 'facade') {
    const plate = 'plate/la-paloma-matt-facade';
    return { ...tinted(shot, { plate, colours: hex, wall: jointOf(hex), crop: HOUSE }), id };
  }
  const crop = nthCrop(LA_PALOMA_COLOURS.indexOf(colour), CORNER);
  const plate = cornerPlate(LA_PALOMA_FACES[colour]);
  return { ...tinted(shot, { plate, colours: hex, wall: jointOf(hex, POINTING), crop }), id };
};

/** Three views of each colour: the wall drawn, corner and house made from plates. */
export const LA_PALOMA_SHOTS = LA_PALOMA_COLOURS.flatMap((colour) =>
  LA_PALOMA_VIEWS.map((view) => laPaloma(colour, view)),
);

/** Length, height and thickness in millimetres of the pieces in each picture, and how they are laid; the studio's own. */
const ISIKLAR_WALLS = {
  'brick-slab': {
    piece: [240, 71, 20],
    joint: 10,
    bond: 'running',
    behind: 'board',
  },
  'paving-brick': {
    piece: [200, 100, 52],
    joint: 3,
    bond: 'herringbone',
  },
  'cotto-facade': {
    piece: [600, 250, 24],
    joint: 6,
    bond: 'stack',
    behind: 'rails',
  },
  panel: {
    piece: [290, 50, 25],
    joint: 8,
    bond: 'running',
    behind: 'board',
  },
  'architon-facade': {
    piece: [900, 300, 30],
    joint: 8,
    bond: 'running',
    behind: 'rails',
  },
  'anatolian-brick-slab-rustic': {
    piece: [240, 60, 20],
    joint: 12,
    bond: 'running',
    behind: 'board',
    rough: true,
  },
  'aegean-brick-slip': {
    piece: [290, 40, 18],
    joint: 7,
    bond: 'running',
    behind: 'board',
  },
} as const satisfies Record<Exclude<IsiklarId, 'facing-brick'>, Shot['params']>;

const isiklar = (id: IsiklarId): Shot & { id: `isiklar/${IsiklarId}` } => {
  const shot = { id: `isiklar/${id}`, kind: 'cladding' } as const;
  const colours = ISIKLAR_TONES[id];
  // Whole bricks of the format that is drawn from its relief; what is thinner or longer is traced.
  if (id === 'facing-brick')
    return { ...shot, scene: 'relief', params: { kind: 'wire-cut', colours, joint: POINTING[1] } };
  return { ...shot, scene: 'brick_cladding', params: { ...ISIKLAR_WALLS[id], colours } };
};

/** The six groups of Isiklar and its two featured items. */
export const ISIKLAR_SHOTS = (Object.keys(ISIKLAR_TONES) as IsiklarId[]).map(isiklar);
