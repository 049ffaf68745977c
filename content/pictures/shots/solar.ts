import type { Shot } from './shot';
import { tinted, type Crop } from './tinted';

/** The pictures of one turn of the heater, 20 degrees apart, and one more: its back, closer. */
const TURN_NUMBERS = [
  '00',
  '01',
  '02',
  '03',
  '04',
  '05',
  '06',
  '07',
  '08',
  '09',
  '10',
  '11',
  '12',
  '13',
  '14',
  '15',
  '16',
  '17',
  '18',
] as const;

const HIDDEN = { hidden: true, tank: [0.88, 0.5] } as const;

type FrameNumber = (typeof TURN_NUMBERS)[number];

const turn = (nth: number): Shot & { id: `solar/turn-${FrameNumber}` } => {
  const degrees = 20 * nth;
  const last = nth === 18;
  return {
    id: `solar/turn-${TURN_NUMBERS[nth]!}`,
    kind: 'solarTurn',
    scene: 'heater_shot',
    params: { view: last ? 'back' : 'round', turn: last ? 152 : -degrees, ...HIDDEN },
  };
};

/** Tank diameter and length of each model as stated; the size of the collectors is the picture's own. */
const MODELS = {
  '120': { tank: [1.29, 0.52], panel: [1.0, 1.5], collectors: 1 },
  '150': { tank: [1.29, 0.52], panel: [1.05, 1.98], collectors: 1 },
  '200': { tank: [1.29, 0.58], panel: [1.24, 2.02], collectors: 1 },
  '300': { tank: [1.69, 0.52], panel: [1.0, 1.98], collectors: 2 },
} as const;

type Model = keyof typeof MODELS;

const model = (size: Model): Shot & { id: `solar/thermosiphon-${Model}` } => ({
  id: `solar/thermosiphon-${size}`,
  kind: 'solarPiece',
  scene: 'heater_shot',
  params: { view: 'model', turn: 16, ...MODELS[size] },
});

const EQUIPMENT = [
  {
    id: 'solar/condensation',
    kind: 'leadSolar',
    scene: 'heater_shot',
    params: { view: 'model', turn: 34, ...HIDDEN },
  },
  {
    id: 'solar/forced-kit',
    kind: 'leadSolar',
    scene: 'solar_kit',
    params: { view: 'kit' },
  },
  {
    id: 'solar/collector-cut',
    kind: 'solarPiece',
    scene: 'solar_kit',
    params: { view: 'cut' },
  },
] as const satisfies readonly Shot[];

/** The condensation heater turned round once, as the villas of the turntable are. */
export const SOLAR_TURN = TURN_NUMBERS.map((_, nth) => turn(nth));

/** A heater with natural circulation turned round once, its tank above the collectors. */
export const SOLAR_TURN_NATURAL = TURN_NUMBERS.slice(0, 18).map(
  (number, nth): Shot & { id: `solar/natural-${FrameNumber}` } => ({
    id: `solar/natural-${number}`,
    kind: 'solarTurn',
    scene: 'heater_shot',
    params: { view: 'whole', turn: -20 * nth, ...MODELS['300'] },
  }),
);

/** The service wing whose roof carries each system of CMG in turn: one house, tile for tile. */
const CMG_HOUSE = {
  plan: 'annexe',
  house: 'annexe',
  profile: 'portoghese',
  blend: 'terracotta',
  wall: '#f1e9db',
  trim: '#f8f4ec',
} as const;

/** Two collectors on its slope; foot of the left one in metres. */
const ON_ANNEXE = { pitch: 23, panels: 2 } as const;
const MIDDLE = { at: [0.6, 0.3, 3.359], ...ON_ANNEXE } as const;

const ROOFS = [
  {
    id: 'solar/roof-condensation',
    kind: 'heater',
    scene: 'building',
    params: { ...CMG_HOUSE, view: 'behind', heaters: [{ ...MIDDLE, store: 'behind' }] },
  },
  {
    id: 'solar/roof-natural',
    kind: 'heater',
    scene: 'building',
    params: { ...CMG_HOUSE, view: 'above', heaters: [{ ...MIDDLE, store: 'above' }] },
  },
  {
    id: 'solar/roof-forced',
    kind: 'heater',
    scene: 'building',
    params: {
      ...CMG_HOUSE,
      view: 'whole',
      heaters: [{ at: [2.3, 0.35, 3.38], ...ON_ANNEXE, store: 'indoors' }],
    },
  },
  // Model 200 of SIGMA, with its tank's own length and diameter.
  {
    id: 'solar/roof-sigma',
    kind: 'heater',
    scene: 'building',
    params: {
      plan: 'flat_roof',
      view: 'quarter',
      wall: '#f1e9db',
      heaters: [{ at: [-1.8, 3.2, 7.212], panels: 1, tank: MODELS['200'].tank, panel: MODELS['200'].panel }],
    },
  },
  {
    id: 'solar/roof-features',
    kind: 'heater',
    scene: 'building',
    params: {
      plan: 'flat_roof',
      view: 'front',
      wall: '#f1e9db',
      heaters: [{ at: [-1.8, 3.2, 7.212], panels: 1, store: 'behind', tank: HIDDEN.tank }],
    },
  },
] as const satisfies readonly Shot[];

/** Solar equipment by itself on paper, and each system of CMG on one roof. */
export const SOLAR_PRODUCTS = [...(Object.keys(MODELS) as Model[]).map(model), ...EQUIPMENT, ...ROOFS];

/** The largest heater in the frame of the film, and so the still that stands for it. */
export const SOLAR_STILL = {
  ...model('300'),
  id: 'film/heater-300',
  kind: 'film',
} as const satisfies Shot;

/** What the film is made of: whole heaters within its wider frame. */
export const SOLAR_FILM: readonly Shot[] = [
  { ...model('200'), id: 'film/heater-200', kind: 'film' },
  SOLAR_STILL,
  { ...EQUIPMENT[2], id: 'film/collector-cut', kind: 'film' },
];

/** Where heaters are put on the roofs of the studio's houses: feet of the collectors, in metres. */
const ON_ARCADE = { at: [11.35, 1.3, 4.76], turn: 90, pitch: 24, panels: 2 } as const;
const ON_WING = { at: [11.35, 1.2, 4.59], pitch: 22, panels: 2 } as const;
const ON_LEFT_WING = { at: [-11.35, 1.2, 4.59], pitch: 22, panels: 2 } as const;

const HOUSES = {
  'condensation-a': { plan: 'arcade', view: 'solar-side', heaters: [{ ...ON_ARCADE, store: 'behind' }] },
  'condensation-b': { plan: 'portico', view: 'wing', heaters: [{ ...ON_WING, store: 'behind' }] },
  'natural-a': { plan: 'arcade', view: 'solar-side', heaters: [ON_ARCADE] },
  'natural-b': { plan: 'portico', view: 'wing-left', heaters: [ON_LEFT_WING] },
  'forced-a': { plan: 'portico', view: 'wing', heaters: [{ ...ON_WING, store: 'indoors' }] },
  'forced-b': { plan: 'arcade', view: 'solar-side', heaters: [{ ...ON_ARCADE, store: 'indoors' }] },
} as const;

type House = keyof typeof HOUSES;

const PROFILES = { a: 'portoghese', b: 'roman' } as const;

/** Neutral houses with heaters on tiles; three pictures are made from each. */
export const SOLAR_PLATES: readonly Shot[] = (Object.keys(HOUSES) as House[]).map((house) => ({
  id: `plate/solar-${house}`,
  kind: 'plateSolar',
  scene: 'building',
  params: { ...HOUSES[house], profile: PROFILES[house.endsWith('a') ? 'a' : 'b'], neutral: true },
}));

const TERRACOTTA = ['#ad5f3c', '#9f5436', '#b96f49', '#8d4a32'] as const;
const ANTIQUE = ['#b0744f', '#95583c', '#c39a6c', '#7a4a37'] as const;
const ANTHRACITE = ['#54565a', '#4b4d50', '#5d5f62', '#44464a'] as const;
const RED = ['#95553a', '#844630', '#a4603f', '#743d2d'] as const;
const BROWN = ['#6b4534', '#5c3a2c', '#78503c', '#4f3227'] as const;
const SAND = ['#c3a377', '#b39468', '#ceb48c', '#a18257'] as const;

const WHOLE: Crop = [0, 0, 1];
const NEAR: Crop = [0.14, 0.08, 0.76];
const NEARER: Crop = [0.2, 0.12, 0.64];

type System = 'condensation' | 'natural' | 'forced';
type Nth = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
export type InstallationId = `solar/install-${System}-${Nth}`;
type Installation = Shot & { id: InstallationId };

/** House, roof colours, wall, crop. */
type Tiled = readonly [House, readonly string[], string, Crop];

const TILED: readonly Tiled[] = [
  ['condensation-a', TERRACOTTA, '#f1e9db', WHOLE],
  ['condensation-b', ANTHRACITE, '#e9dfcc', WHOLE],
  ['condensation-a', ANTIQUE, '#e6c795', NEAR],
  ['condensation-b', RED, '#f1e9db', NEAR],
  ['condensation-a', BROWN, '#efe3cd', NEARER],
  ['condensation-b', SAND, '#ead9bd', NEARER],
  ['natural-a', TERRACOTTA, '#efe3cd', NEAR],
  ['natural-b', ANTIQUE, '#f1e9db', WHOLE],
  ['natural-a', ANTHRACITE, '#f1e9db', WHOLE],
  ['natural-b', BROWN, '#e6c795', NEAR],
  ['natural-a', RED, '#e6c795', NEARER],
  ['natural-b', TERRACOTTA, '#e9dfcc', NEARER],
  ['forced-a', TERRACOTTA, '#f1e9db', WHOLE],
  ['forced-b', BROWN, '#efe3cd', WHOLE],
  ['forced-a', SAND, '#e6c795', NEAR],
  ['forced-b', ANTIQUE, '#f1e9db', NEAR],
  ['forced-a', ANTHRACITE, '#e9dfcc', NEARER],
  ['forced-b', RED, '#ead9bd', NEARER],
];

const FLAT_Z = 7.212;
const row = (store: 'above' | 'behind' | 'indoors', ...xs: readonly number[]) =>
  xs.map((x) => ({ at: [x, 3.2, FLAT_Z], store, panels: store === 'indoors' ? 2 : 1 }));

/** System, view of the flat roof, heaters, wall. */
const FLAT: readonly (readonly [System, string, Shot['params'][string], string])[] = [
  ['condensation', 'close', row('behind', -1.8), '#e9dfcc'],
  ['condensation', 'behind', row('behind', -2.6, 0.4), '#f1e9db'],
  ['condensation', 'along', row('behind', -4, -1.2, 1.6), '#e6c795'],
  ['natural', 'close', row('above', -1.8), '#efe3cd'],
  ['natural', 'along', row('above', -4, -1.2, 1.6), '#f1e9db'],
  ['natural', 'garden', row('above', -3, 0.6), '#e6c795'],
  ['forced', 'corner', row('indoors', -3.6, -1, 1.6), '#f1e9db'],
  ['forced', 'along', row('indoors', -3.4, -0.6), '#ead9bd'],
];

const numbered = (system: System, nth: number): InstallationId => `solar/install-${system}-${nth as Nth}`;

const tiled = ([house, colours, wall, crop]: Tiled, nth: number): Installation => {
  const [system] = house.split('-') as [System];
  const id = numbered(system, (nth % 6) + 1);
  const shot = { id, kind: 'view' as const };
  return { ...tinted(shot, { plate: `plate/solar-${house}`, colours, wall, crop }), id };
};

const flat = ([system, view, heaters, wall]: (typeof FLAT)[number], nth: number): Installation => ({
  id: numbered(system, (nth % 3) + 7),
  kind: 'install',
  scene: 'building',
  params: { plan: 'flat_roof', view, wall, heaters: heaters! },
});

const PLANT_ROOM: Installation = {
  id: numbered('forced', 9),
  kind: 'install',
  scene: 'solar_kit',
  params: { view: 'room' },
};

/** Nine pictures of each system on different roofs. */
export const SOLAR_INSTALLATIONS: readonly Installation[] = [
  ...TILED.map(tiled),
  ...FLAT.map(flat),
  PLANT_ROOM,
];
