import type { Shot } from './shot';

const WHITE = { wall: '#f1e9db', trim: '#f8f4ec' } as const;
const RED_BRICK = ['#6a382c', '#854536', '#965240', '#a8684f'] as const;

/** Page banners, 3:1. */
export const BANNERS = [
  {
    id: 'banner/projects',
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
    kind: 'banner',
    scene: 'brick_house',
    params: { face: 'water-struck', colours: RED_BRICK, joint: '#b9ad98', view: 'face' },
  },
  {
    id: 'banner/solar-water',
    kind: 'bannerSolar',
    scene: 'building',
    params: { plan: 'arcade', profile: 'roman', blend: 'brown', ...WHITE, view: 'solar' },
  },
  {
    id: 'banner/services',
    kind: 'banner',
    scene: 'building',
    params: { plan: 'arcade', profile: 'marsigliese', blend: 'red', wall: '#efe3cd', view: 'simulator' },
  },
  {
    id: 'banner/roofing-components',
    kind: 'banner',
    scene: 'dry_fix',
    params: { profile: 'portoghese', colours: ['#b06a44', '#9c5535', '#c28a5e', '#7d4a35'], view: 'strip' },
  },
  {
    id: 'banner/bmi-italy',
    kind: 'banner',
    scene: 'laid_patch',
    params: {
      profile: 'marsigliese',
      colours: ['#a9694a', '#97573d', '#b98860', '#84513c'],
      view: 'low',
      sun: { azimuth: -118 },
    },
  },
  {
    id: 'banner/cobert-spain',
    kind: 'banner',
    scene: 'laid_patch',
    params: { profile: 'duna', colours: ['#ba7048', '#ad6540', '#c37b53', '#a25c3a'], view: 'low' },
  },
  {
    id: 'banner/cobert-portugal',
    kind: 'banner',
    scene: 'laid_patch',
    params: {
      profile: 'lusa',
      colours: ['#b57e56', '#a46a48', '#c39668', '#8e5f45'],
      view: 'slope',
    },
  },
  {
    id: 'banner/cejatel',
    kind: 'banner',
    scene: 'laid_patch',
    params: {
      profile: 'wave',
      colours: ['#3f5b45', '#38523e', '#46634c', '#324a38'],
      glaze: 0.4,
      // As the cards below it see the tiles: the same glints, the same green.
      view: 'tall',
      exposure: -0.6,
    },
  },
  {
    id: 'banner/ceipo',
    kind: 'banner',
    scene: 'laid_patch',
    params: {
      profile: 'portoghese',
      colours: ['#a8583a', '#93472f', '#b9704a', '#5d3b31'],
      view: 'slope',
    },
  },
  {
    id: 'banner/yamama-tiles',
    kind: 'banner',
    scene: 'laid_patch',
    params: {
      profile: 'portoghese',
      colours: ['#754b38', '#5d3d30', '#8b5c43', '#4a342b'],
      view: 'low',
      exposure: -0.45,
    },
  },
  {
    id: 'banner/yamama-bricks',
    kind: 'banner',
    scene: 'brick_cladding',
    params: {
      colours: ['#a7a49e', '#9d9a94', '#b0ada7', '#96938d'],
      face: 'sanded',
      piece: [390, 190, 60],
      joint: 10,
      mortar: '#c9c4ba',
      bond: 'running',
    },
  },
  {
    id: 'banner/la-paloma',
    kind: 'banner',
    scene: 'brick_house',
    params: {
      face: 'water-struck',
      colours: ['#c9ab7a', '#d3b888', '#dcc49a', '#e4d0ab'],
      joint: '#d2c8b6',
      view: 'close',
    },
  },
  {
    id: 'banner/isiklar',
    kind: 'banner',
    scene: 'brick_cladding',
    params: {
      face: 'water-struck',
      colours: ['#7d4632', '#9c583a', '#b86f4a', '#ca855e'],
      piece: [240, 52, 22],
      joint: 12,
      bond: 'running',
    },
  },
  {
    id: 'banner/cmg',
    kind: 'bannerSolar',
    scene: 'building',
    params: {
      // The house of CMG's other pictures, in the morning.
      plan: 'annexe',
      house: 'annexe',
      profile: 'portoghese',
      blend: 'terracotta',
      ...WHITE,
      view: 'strip',
      heaters: [{ at: [0.6, 0.3, 3.359], pitch: 23, panels: 2, store: 'behind' }],
    },
  },
  {
    id: 'banner/sigma',
    kind: 'bannerSolar',
    scene: 'building',
    params: {
      plan: 'flat_roof',
      view: 'row',
      ...WHITE,
      // Model 200, with the sizes of solar/thermosiphon-200.
      heaters: [-3.7, -1.2, 1.3].map((x) => ({
        at: [x, 3.2, 7.212],
        panels: 1,
        tank: [1.29, 0.58],
        panel: [1.24, 2.02],
      })),
    },
  },
] as const satisfies readonly Shot[];

/** Pictures that head a page and are cut for phones. */
export const CROPPED = [...BANNERS.map(({ id }) => id), 'hours/dusk'] as const;

export type BannerCropId = `${(typeof CROPPED)[number]}-tall`;

/** What phones see of each, cut out when it is encoded. */
export const BANNER_CROPS = CROPPED.map((id) => ({ id: `${id}-tall` as BannerCropId }));
