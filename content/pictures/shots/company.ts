import type { Shot } from './shot';
import { tinted } from './tinted';

const ANTIQUE = ['#b06a44', '#9c5535', '#c28a5e', '#7d4a35'] as const;
const GREY_BRICK = ['#4e4f52', '#5b5c5e', '#6a6b6d', '#747577'] as const;

/** One picture for each of the seven events. */
export const NEWS_SHOTS = [
  {
    id: 'news/bricks-simulator-announced',
    kind: 'about',
    scene: 'brick_house',
    params: { face: 'wire-cut', colours: GREY_BRICK, joint: '#b9b4aa', view: 'face' },
  },
  {
    ...tinted(
      {
        id: 'news/roof-tiles-simulator',
        kind: 'view',
      },
      {
        plate: 'plate/roof-portoghese-b',
        colours: ['#4c5e4e', '#435445', '#56695a', '#3d4d40'],
        wall: '#e7cda8',
        crop: [0, 0, 1],
      },
    ),
    id: 'news/roof-tiles-simulator',
  },
  {
    id: 'news/hot-water-calculator',
    kind: 'aboutSolar',
    scene: 'heater_shot',
    params: { view: 'wide', collectors: 2, turn: -12 },
  },
  {
    id: 'news/coolroof-laid-dry',
    kind: 'about',
    scene: 'dry_fix',
    params: { profile: 'portoghese', colours: ['#ad6447', '#a05a40', '#b87355'], view: 'tall' },
  },
  {
    id: 'news/solar-target',
    kind: 'about',
    scene: 'building',
    params: {
      plan: 'arcade',
      profile: 'roman',
      blend: 'sand',
      wall: '#efe3cd',
      trim: '#f8f4ec',
      view: 'solar-close',
      sun: { elevation: 46, azimuth: 172 },
    },
  },
  {
    id: 'news/solar-water-heaters-join',
    kind: 'about',
    scene: 'building',
    params: {
      plan: 'arcade',
      profile: 'marsigliese',
      blend: 'grey',
      wall: '#ead7b8',
      trim: '#f8f4ec',
      view: 'solar-tall',
      sun: { elevation: 26, azimuth: 172 },
    },
  },
  {
    id: 'news/trading-begins',
    kind: 'about',
    scene: 'yard',
    params: { view: 'rows' },
  },
] as const satisfies readonly Shot[];

/** The three framed pictures of the AWARDS section: milestones of the company, and said to be that. */
export const MILESTONES = [
  {
    id: 'milestone/first-roofs',
    kind: 'about',
    scene: 'assortment',
    params: { kind: 'components', colours: ['#a9603d', '#9c5336', '#b97f57'], view: 'wide' },
  },
  {
    id: 'milestone/solar-since-2005',
    kind: 'aboutSolar',
    scene: 'heater_shot',
    params: { view: 'wide', collectors: 1, turn: 24 },
  },
  {
    id: 'milestone/tiles-a-year',
    kind: 'about',
    scene: 'yard',
    params: { view: 'stock', blends: ['red', 'terracotta', 'brown', 'sand'] },
  },
] as const satisfies readonly Shot[];

/** How a roof is laid dry, in four steps. */
export const DRY_FIX_STEPS = [
  {
    id: 'dry-fix/counter-battens',
    kind: 'about',
    scene: 'dry_fix',
    params: { colours: ANTIQUE, view: 'slope', step: 'counter-battens' },
  },
  {
    id: 'dry-fix/radiant-barrier',
    kind: 'about',
    scene: 'dry_fix',
    params: { colours: ANTIQUE, view: 'slope', step: 'radiant-barrier' },
  },
  {
    id: 'dry-fix/ridge-roll',
    kind: 'lead',
    scene: 'dry_fix',
    params: { profile: 'portoghese', colours: ['#ad6447', '#a05a40', '#b87355'], view: 'ridge' },
  },
  {
    id: 'dry-fix/pest-guard',
    kind: 'about',
    scene: 'dry_fix',
    params: { profile: 'portoghese', colours: ['#ad6447', '#a05a40', '#b87355'], view: 'foot' },
  },
] as const satisfies readonly Shot[];

/** Single pictures: the diagram of roof components and the promotion of the app. */
export const SINGLES = [
  {
    id: 'diagram/roof-components',
    kind: 'diagram',
    scene: 'building',
    params: { plan: 'diagram', view: 'parts', profile: 'marsigliese', blend: 'terracotta', wall: '#f1e8d8' },
  },
  {
    id: 'promo/app',
    kind: 'about',
    scene: 'phone',
    params: { screen: 'simulator.jpg', profile: 'portoghese', colour: '#a8563a' },
  },
] as const satisfies readonly Shot[];

/** Two parts from near, cut out of the diagram when that is encoded; boxes in its pixels. */
export const DIAGRAM_CROPS = [
  {
    id: 'part/chimney',
    of: 'diagram/roof-components',
    box: { left: 560, top: 60, width: 720, height: 480 },
  },
  {
    id: 'part/wakaflex',
    of: 'diagram/roof-components',
    box: { left: 666, top: 200, width: 540, height: 360 },
  },
] as const;
