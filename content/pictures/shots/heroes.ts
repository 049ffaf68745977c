import type { Shot } from './shot';

const RED_BRICK = ['#6a382c', '#854536', '#965240', '#a8684f'] as const;
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
    kind: 'hero',
    scene: 'building',
    params: { ...villaRoof, view: 'hero' },
  },
  {
    id: 'hero/roof-tiles-tall',
    kind: 'heroTall',
    scene: 'building',
    params: { ...villaRoof, view: 'hero-tall' },
  },
  {
    id: 'hero/bricks',
    kind: 'hero',
    scene: 'brick_house',
    params: { face: 'water-struck', colours: RED_BRICK, joint: '#b9ad98', view: 'corner' },
  },
  {
    id: 'hero/bricks-tall',
    kind: 'heroTall',
    scene: 'brick_house',
    params: { face: 'water-struck', colours: RED_BRICK, joint: '#b9ad98', view: 'tall' },
  },
  {
    id: 'hero/solar-water',
    kind: 'hero',
    scene: 'building',
    params: { ...heaterRoof, view: 'solar' },
  },
  {
    id: 'hero/solar-water-tall',
    kind: 'heroTall',
    scene: 'building',
    params: { ...heaterRoof, view: 'solar-tall' },
  },
  {
    id: 'hero/simulator',
    kind: 'hero',
    scene: 'building',
    params: { ...simulated, view: 'simulator' },
  },
  {
    id: 'hero/simulator-tall',
    kind: 'heroTall',
    scene: 'building',
    params: { ...simulated, view: 'simulator-tall' },
  },
] as const satisfies readonly Shot[];
