import type { Fitting } from '@/content/catalogue/gallery';
import { PROFILE_IDS, type ProfileId } from '@/content/catalogue/textures';
import type { Shot } from './shot';

/**
 * Neutral grey renders that the studio gives their colours afterwards: one render of a profile serves all its
 * colours. Never shown as they are.
 */
const glaze = (shape: ProfileId): Shot['params'] => (shape === 'wave' ? { glaze: 0.55 } : {});

const laid = (shape: ProfileId, view: 'tall' | 'plan'): Shot => ({
  id: `plate/${shape}-${view}`,
  kind: view === 'tall' ? 'plateTall' : 'platePlan',
  scene: 'laid_patch',
  params: { profile: shape, view, ...glaze(shape) },
});

const single = (shape: ProfileId): Shot => ({
  id: `plate/${shape}-front`,
  kind: 'plateFront',
  scene: 'tile_shot',
  params: { piece: shape, tall: true, ...glaze(shape) },
});

/** The same pair side by side, for pictures that are wider than high. */
const pair = (shape: ProfileId): Shot => ({
  id: `plate/${shape}-wide`,
  kind: 'plateWide',
  scene: 'tile_shot',
  params: { piece: shape, ...glaze(shape) },
});

const FITTING_SHAPES: readonly Fitting[] = [
  'ridge',
  'end-ridge',
  'end-cap',
  'apex',
  'lateral-left',
  'lateral-right',
  'vent',
  'valley',
];

const fitting = (piece: Fitting): Shot => ({
  id: `plate/${piece}-piece`,
  kind: 'plateFront',
  scene: 'tile_shot',
  params: { piece, tall: true },
});

/** Roofs seen from a house next door. Shapes with many colours have two. */
const ROOFS = {
  'portoghese-a': ['courtyard', 'roofscape'],
  'portoghese-b': ['arcade', 'simulator'],
  'portoghese-c': ['townhouses', 'aerial'],
  'marsigliese-a': ['arcade', 'aerial'],
  'marsigliese-b': ['courtyard', 'front-right'],
  'plana-a': ['modern', 'front-right'],
  'plana-b': ['modern', 'tool'],
  'lusa-a': ['courtyard', 'roofscape'],
  'duna-a': ['clubhouse', 'lawn'],
  'meridional-a': ['arcade', 'aerial'],
  'virtus-a': ['portico', 'corner'],
  'wave-a': ['courtyard', 'roofscape'],
  'roman-a': ['arcade', 'simulator'],
} as const satisfies Record<`${string}-${'a' | 'b' | 'c'}`, readonly [string, string]>;

type RoofPlate = keyof typeof ROOFS;

/** Roof plates of a shape, to be taken in turn. */
export const roofPlatesOf = (shape: ProfileId): readonly RoofPlate[] =>
  (Object.keys(ROOFS) as RoofPlate[]).filter((key) => key.startsWith(`${shape}-`));

const roof = (key: RoofPlate): Shot => {
  const [plan, view] = ROOFS[key];
  return {
    id: `plate/roof-${key}`,
    kind: 'plateRoof',
    scene: 'building',
    params: { plan, view, profile: key.slice(0, -2), neutral: true },
  };
};

export const PLATES: readonly Shot[] = [
  ...PROFILE_IDS.map((shape) => laid(shape, 'tall')),
  ...PROFILE_IDS.map((shape) => single(shape)),
  ...PROFILE_IDS.map(pair),
  ...FITTING_SHAPES.map(fitting),
  ...PROFILE_IDS.map((shape) => laid(shape, 'plan')),
  ...(Object.keys(ROOFS) as RoofPlate[]).map(roof),
];
