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
import { nthCrop, tinted } from './tinted';

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

const plateOf = (face: Face, view: 'corner' | 'facade') => `plate/la-paloma-${face}-${view}`;

/** Neutral walls of La Paloma: a corner and a house for each kind of face. A wall seen close is drawn in its own colours. */
export const LA_PALOMA_PLATES: readonly Shot[] = FACES.flatMap((face) => [
  {
    id: plateOf(face, 'corner'),
    kind: 'brickCorner',
    scene: 'brick_quoin',
    params: { view: 'quoin', face },
  },
  {
    id: plateOf(face, 'facade'),
    kind: 'brickCorner',
    scene: 'brick_house',
    params: { view: 'facade', face },
  },
]);

/** Colours of one face do not show the same bricks in the same place. */
const CROP = { share: [0.86, 0.96], plate: 2 / 3, picture: 2 / 3 } as const;

/** Sanded mortar goes with the bricks: pale between pale ones, dark between dark ones. */
const POINTING = ['#d9d2c5', '#c6bdae', '#aaa195', '#8d867c'] as const;

const lightness = (hex: string) =>
  [1, 3, 5].reduce((sum, at) => sum + Number.parseInt(hex.slice(at, at + 2), 16) / 765, 0);

const jointOf = (hex: readonly string[]) => {
  const light = hex.reduce((sum, one) => sum + lightness(one) / hex.length, 0);
  return POINTING[light > 0.72 ? 0 : light > 0.42 ? 1 : light > 0.28 ? 2 : 3];
};

export type LaPalomaPicture = `la-paloma/${LaPalomaColour}-${LaPalomaView}`;

const laPaloma = (colour: LaPalomaColour, view: LaPalomaView): Shot & { id: LaPalomaPicture } => {
  const { hex } = LA_PALOMA[colour];
  const id = `la-paloma/${colour}-${view}` as const;
  if (view === 'wall') {
    const params = { kind: LA_PALOMA_FACES[colour], colours: hex, joint: jointOf(hex) };
    return { id, kind: 'brickFace', scene: 'relief', params };
  }
  const shot = { id, kind: 'wall' as const };
  const crop = nthCrop(LA_PALOMA_COLOURS.indexOf(colour), CROP);
  const plate = plateOf(LA_PALOMA_FACES[colour], view);
  return { ...tinted(shot, { plate, colours: hex, wall: jointOf(hex), crop }), id };
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
    face: 'wire-cut',
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
    face: 'smooth',
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
    face: 'water-struck',
  },
  'aegean-brick-slip': {
    piece: [290, 40, 18],
    joint: 7,
    bond: 'running',
    behind: 'board',
    face: 'sanded',
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
