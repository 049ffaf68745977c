import { ABOUT } from './shots/about';
import { BANNER_CROPS, BANNERS } from './shots/banners';
import { ISIKLAR_SHOTS, LA_PALOMA_SHOTS, YAMAMA_SHOTS } from './shots/bricks';
import { CARDS } from './shots/cards';
import { DIAGRAM_CROPS, DRY_FIX_STEPS, MILESTONES, NEWS_SHOTS, SINGLES } from './shots/company';
import { DOCUMENT_PAGES } from './shots/documents';
import { GALLERY_SHOTS } from './shots/gallery';
import { HEROES } from './shots/heroes';
import { HOUR_SHOTS } from './shots/hours';
import { OWN_ROOF } from './shots/own-roof';
import { PORTFOLIO } from './shots/portfolio';
import { PROJECTS } from './shots/projects';
import {
  SOLAR_INSTALLATIONS,
  SOLAR_PRODUCTS,
  SOLAR_STILL,
  SOLAR_TURN,
  SOLAR_TURN_NATURAL,
} from './shots/solar';
import { RANGE, RANGE_FITTINGS, THUMBS } from './shots/textures';
import { TURNTABLE } from './shots/turntable';
import { VILLAS } from './shots/villas';

/** A list of shots, or of their names, as names. */
const idsOf = <Id extends string>(shots: readonly { id: Id }[]): readonly Id[] => shots.map(({ id }) => id);

/**
 * Every picture of the site by its id; what is to be seen on it says alts.ts. Sizes are measured and stand in
 * manifest.json; files are public/img/<id>-<width>.avif. All of them are computer renderings, or made from one.
 */
export const PICTURE_IDS = [
  ...idsOf(HEROES),
  ...idsOf(CARDS),
  ...idsOf(HOUR_SHOTS),
  ...idsOf(PORTFOLIO),
  ...idsOf(PROJECTS),
  ...idsOf(ABOUT),
  ...idsOf(BANNERS),
  ...idsOf(BANNER_CROPS),
  ...idsOf(NEWS_SHOTS),
  ...idsOf(MILESTONES),
  ...idsOf(DRY_FIX_STEPS),
  ...idsOf(SINGLES),
  ...idsOf(DIAGRAM_CROPS),
  OWN_ROOF.id,
  ...idsOf(DOCUMENT_PAGES),
  ...idsOf(GALLERY_SHOTS),
  ...idsOf(THUMBS),
  ...idsOf(RANGE),
  ...idsOf(RANGE_FITTINGS),
  ...idsOf(TURNTABLE),
  ...idsOf(SOLAR_TURN),
  ...idsOf(SOLAR_TURN_NATURAL),
  ...idsOf(SOLAR_PRODUCTS),
  SOLAR_STILL.id,
  ...idsOf(SOLAR_INSTALLATIONS),
  ...idsOf(YAMAMA_SHOTS),
  ...idsOf(LA_PALOMA_SHOTS),
  ...idsOf(ISIKLAR_SHOTS),
  ...idsOf(VILLAS),
] as const;

export type PictureId = (typeof PICTURE_IDS)[number];
