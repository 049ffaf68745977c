import type { Shot } from './shot';

const RED_BRICK = ['#6a382c', '#854536', '#965240', '#a8684f'] as const;
const CREAM_BRICK = ['#b99b6e', '#c2a67a', '#cdb58c', '#d8c39d'] as const;
const ANTIQUE = ['#b06a44', '#9c5535', '#b98860', '#84513c', '#a65a38'] as const;
const LIGHT_RED = ['#7c493b', '#955a47', '#a96d54', '#bd8867'] as const;
const WHITE = { wall: '#f1e9db', trim: '#f8f4ec' } as const;

/** Category and family cards, 4:5, and tool cards, 3:2. */
export const CARDS = [
  {
    id: 'category/roof-tiles',
    kind: 'category',
    scene: 'laid_patch',
    params: { profile: 'portoghese', colours: ['#ae6a4c', '#a66046', '#b87a5c'], view: 'tall' },
  },
  {
    id: 'category/bricks',
    kind: 'category',
    scene: 'brick_house',
    params: { face: 'water-struck', colours: RED_BRICK, joint: '#b9ad98', view: 'close' },
  },
  {
    id: 'category/solar-water',
    kind: 'category',
    scene: 'heater_shot',
    params: { view: 'tall', collectors: 1 },
  },
  {
    id: 'category/roofing-components',
    kind: 'category',
    scene: 'assortment',
    params: { kind: 'components', colours: ['#a65d44', '#8a4a38', '#b4745a'], view: 'tall' },
  },
  {
    id: 'category/tile-gallery',
    kind: 'category',
    scene: 'assortment',
    params: {
      kind: 'tiles',
      colours: ['#a65d44', '#55575a', '#bf9d74', '#684638', '#873a2e'],
      view: 'tall',
    },
  },
  {
    id: 'family/roof-tiles',
    kind: 'category',
    scene: 'laid_patch',
    params: { profile: 'marsigliese', colours: ['#b9744f', '#c4835c', '#af6a49'], view: 'tall' },
  },
  {
    id: 'family/bricks',
    kind: 'category',
    scene: 'brick_house',
    params: { face: 'sanded', colours: LIGHT_RED, joint: '#c9beab', view: 'wall' },
  },
  {
    id: 'family/solar-water',
    kind: 'category',
    scene: 'heater_shot',
    params: { view: 'tall', collectors: 2 },
  },
  {
    id: 'tool/roof-simulator',
    kind: 'lead',
    scene: 'building',
    params: { plan: 'modern', view: 'tool', profile: 'plana', blend: 'anthracite', wall: '#f0e7d8' },
  },
  {
    id: 'tool/hot-water',
    kind: 'tool',
    scene: 'building',
    params: { plan: 'arcade', profile: 'portoghese', blend: 'terracotta', ...WHITE, view: 'solar-close' },
  },
  {
    id: 'tool/bricks-simulator',
    kind: 'tool',
    scene: 'brick_house',
    params: { face: 'water-struck', colours: CREAM_BRICK, joint: '#d3c7b3', view: 'face' },
  },
  {
    id: 'tool/dry-fix',
    kind: 'tool',
    scene: 'dry_fix',
    params: { profile: 'portoghese', colours: ANTIQUE, view: 'wide' },
  },
] as const satisfies readonly Shot[];
