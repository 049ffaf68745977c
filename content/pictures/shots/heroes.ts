import type { Shot } from './shot';

const RED_BRICK = ['#6f3426', '#87402c', '#97482f', '#a0533a', '#ab6345'] as const;
const WHITE = { wall: '#f1e9db', trim: '#f8f4ec' } as const;

const villaRoof = {
  plan: 'courtyard',
  profile: 'portoghese',
  blend: 'terracotta',
  ...WHITE,
} as const;
const heaterRoof = { plan: 'arcade', profile: 'portoghese', blend: 'terracotta', ...WHITE } as const;
const simulated = { plan: 'arcade', profile: 'portoghese', blend: 'anthracite', wall: '#ead7b8' } as const;

/** The four slides of the home page, each in a wide and a nearly square cut. */
export const HEROES = [
  {
    id: 'hero/roof-tiles',
    alt: 'Terracotta S-curve tiles in the foreground, behind them the tower, arcade and tiled roofs of a white villa',
    kind: 'hero',
    scene: 'building',
    params: { ...villaRoof, view: 'hero' },
  },
  {
    id: 'hero/roof-tiles-tall',
    alt: 'Terracotta S-curve tiles in the foreground, behind them the tower of a white villa',
    kind: 'heroTall',
    scene: 'building',
    params: { ...villaRoof, view: 'hero-tall' },
  },
  {
    id: 'hero/bricks',
    alt: 'Corner of a red brick house with windows under upright brick courses and shrubs along the wall',
    kind: 'hero',
    scene: 'brick_corner',
    params: { colours: RED_BRICK, joint: '#b3a48c', view: 'corner' },
  },
  {
    id: 'hero/bricks-tall',
    alt: 'Corner of a red brick house with a window under an upright brick course',
    kind: 'heroTall',
    scene: 'brick_corner',
    params: { colours: RED_BRICK, joint: '#b3a48c', view: 'tall' },
  },
  {
    id: 'hero/solar-water',
    alt: 'Solar water heater with two collectors and a white tank on the tiled roof of a white villa',
    kind: 'hero',
    scene: 'building',
    params: { ...heaterRoof, view: 'solar' },
  },
  {
    id: 'hero/solar-water-tall',
    alt: 'Solar water heater with two collectors and a white tank on a terracotta tile roof',
    kind: 'heroTall',
    scene: 'building',
    params: { ...heaterRoof, view: 'solar-tall' },
  },
  {
    id: 'hero/simulator',
    alt: 'Villa with an arched portico, sand-coloured walls and a dark grey tile roof',
    kind: 'hero',
    scene: 'building',
    params: { ...simulated, view: 'simulator' },
  },
  {
    id: 'hero/simulator-tall',
    alt: 'Villa with sand-coloured walls and a dark grey tile roof',
    kind: 'heroTall',
    scene: 'building',
    params: { ...simulated, view: 'simulator-tall' },
  },
] as const satisfies readonly Shot[];
