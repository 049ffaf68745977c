import { ABOUT } from './about';
import { BANNERS } from './banners';
import { ISIKLAR_SHOTS, LA_PALOMA_PLATES, LA_PALOMA_SHOTS, YAMAMA_SHOTS } from './bricks';
import { CARDS } from './cards';
import { DRY_FIX_STEPS, MILESTONES, NEWS_SHOTS, SINGLES } from './company';
import { GALLERY_SHOTS } from './gallery';
import { HEROES } from './heroes';
import { HOUR_SHOTS } from './hours';
import { PLATES } from './plates';
import { PORTFOLIO } from './portfolio';
import { PROJECTS } from './projects';
import type { Shot } from './shot';
import {
  SOLAR_FILM,
  SOLAR_INSTALLATIONS,
  SOLAR_PLATES,
  SOLAR_PRODUCTS,
  SOLAR_TURN,
  SOLAR_TURN_NATURAL,
} from './solar';
import { RANGE, RANGE_FITTINGS, THUMBS } from './textures';
import { TURNTABLE } from './turntable';
import { VILLAS } from './villas';

/** Every shot in the order of rendering: what visitors see first comes first, plates before what they serve. */
export const ALL_SHOTS: readonly Shot[] = [
  ...HEROES,
  ...CARDS,
  ...HOUR_SHOTS,
  ...PORTFOLIO,
  ...PROJECTS,
  ...VILLAS,
  ...BANNERS,
  ...ABOUT,
  ...SINGLES,
  ...DRY_FIX_STEPS,
  ...MILESTONES,
  ...PLATES,
  ...NEWS_SHOTS,
  ...GALLERY_SHOTS,
  ...THUMBS,
  ...RANGE,
  ...RANGE_FITTINGS,
  ...TURNTABLE,
  ...SOLAR_TURN,
  ...SOLAR_TURN_NATURAL,
  ...SOLAR_PRODUCTS,
  ...SOLAR_FILM,
  ...YAMAMA_SHOTS,
  ...LA_PALOMA_PLATES,
  ...LA_PALOMA_SHOTS,
  ...ISIKLAR_SHOTS,
  ...SOLAR_PLATES,
  ...SOLAR_INSTALLATIONS,
];
