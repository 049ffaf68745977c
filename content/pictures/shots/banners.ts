import type { Shot } from './shot';

const WHITE = { wall: '#f1e9db', trim: '#f8f4ec' } as const;
const RED_BRICK = ['#6f3426', '#87402c', '#97482f', '#a0533a', '#ab6345'] as const;

/** Page banners, 3:1. */
export const BANNERS = [
  {
    id: 'banner/projects',
    alt: 'Low clubhouse with arched windows under a wide terracotta roof, palms around it',
    kind: 'banner',
    scene: 'building',
    params: {
      plan: 'clubhouse',
      view: 'lawn',
      profile: 'roman',
      blend: 'terracotta',
      ...WHITE,
      sun: { elevation: 22 },
    },
  },
  {
    id: 'banner/roof-tiles',
    alt: 'Slope laid with an antique blend of S-curve clay tiles, seen low across the courses',
    kind: 'banner',
    scene: 'laid_patch',
    params: {
      profile: 'portoghese',
      colours: ['#b06a44', '#9c5535', '#c28a5e', '#7d4a35', '#c79a6e', '#a65a38'],
      view: 'low',
    },
  },
  {
    id: 'banner/bricks',
    alt: 'Red brick wall with two windows under upright brick courses',
    kind: 'banner',
    scene: 'brick_corner',
    params: { colours: RED_BRICK, joint: '#b3a48c', view: 'face' },
  },
  {
    id: 'banner/solar-water',
    alt: 'Villa roofs of dark tiles with two solar collectors and their tank',
    kind: 'banner',
    scene: 'building',
    params: { plan: 'arcade', profile: 'roman', blend: 'brown', ...WHITE, view: 'solar' },
  },
  {
    id: 'banner/services',
    alt: 'Villa with an arched portico and hipped tile roofs, seen from the drive',
    kind: 'banner',
    scene: 'building',
    params: { plan: 'arcade', profile: 'marsigliese', blend: 'red', wall: '#efe3cd', view: 'simulator' },
  },
  {
    id: 'banner/roofing-components',
    alt: 'Ridge roll and ridge caps on a roof with an antique blend of tiles',
    kind: 'banner',
    scene: 'dry_fix',
    params: { profile: 'portoghese', colours: ['#b06a44', '#9c5535', '#c28a5e', '#7d4a35'], view: 'ridge' },
  },
] as const satisfies readonly Shot[];

type Tall = `${(typeof BANNERS)[number]['id']}-tall`;

/** The middle of each banner for phones, cut out when banners are encoded. */
export const BANNER_CROPS = BANNERS.map(({ id, alt }) => ({ id: `${id}-tall` as Tall, alt }));
