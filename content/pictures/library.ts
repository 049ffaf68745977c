import { ABOUT } from './shots/about';
import { BANNER_CROPS, BANNERS } from './shots/banners';
import { ISIKLAR_SHOTS, LA_PALOMA_SHOTS, YAMAMA_SHOTS } from './shots/bricks';
import { CARDS } from './shots/cards';
import { DRY_FIX_STEPS, MILESTONES, NEWS_SHOTS, SINGLES } from './shots/company';
import { BROCHURE_PAGES, CATALOGUE_PAGES, DRY_FIX_PAGES, LA_PALOMA_PAGES } from './shots/documents';
import { GALLERY_SHOTS } from './shots/gallery';
import { HEROES } from './shots/heroes';
import { PORTFOLIO } from './shots/portfolio';
import { PROJECTS } from './shots/projects';
import { SOLAR_INSTALLATIONS, SOLAR_PRODUCTS, SOLAR_STILL, SOLAR_TURN } from './shots/solar';
import { RANGE, RANGE_FITTINGS, THUMBS } from './shots/textures';
import { TURNTABLE } from './shots/turntable';

/**
 * Every picture of the site by id, with what is to be seen on it. Sizes are measured and stand in
 * manifest.json; files are public/img/<id>-<width>.avif. All of them are computer renderings.
 */
export interface PictureFact {
  alt: string;
  /** Point that must stay in view when a frame crops the picture, in per cent. Default 50 50. */
  focus?: readonly [number, number];
}

type Described = readonly ({ id: string } & PictureFact)[];

/** The studio's shots carry their own words. */
const words = <S extends Described>(shots: S) =>
  Object.fromEntries(shots.map(({ id, alt, focus }) => [id, { alt, ...(focus && { focus }) }])) as Record<
    S[number]['id'],
    PictureFact
  >;

/** Made before the studio's set was complete; each goes when the shot that replaces it is rendered. */
const FIRST_SET = {
  'product/duna': { alt: 'Laid Duna clay tiles in terracotta, two shallow waves to a tile' },
  'product/curva': { alt: 'Laid Curva clay tiles, covers over pans, in natural terracotta' },
  'product/plana': { alt: 'Laid flat Plana tiles in dark grey, joints broken course by course' },
  'product/roman': { alt: 'Laid Roman tiles in red, half-round rolls between flat pans' },
  'product/portoghese': { alt: 'Single Portoghese clay tile in natural terracotta' },
  'product/marsigliese': { alt: 'Single Marsigliese clay tile in blood red' },
  'product/wave-caramel': { alt: 'Single wave-shaped clay tile in caramel' },
  'product/wave-green': { alt: 'Single wave-shaped clay tile in green' },
  'product/wave-blue': { alt: 'Single wave-shaped clay tile in blue' },
  'product/wave-maroon': { alt: 'Single wave-shaped clay tile in maroon' },
  'product/klinker-meridional': { alt: 'Single two-wave clay tile in pale terracotta' },
  'product/klinker-virtus': { alt: 'Single two-wave tile in graphite' },
  'product/lusa': { alt: 'Single S-curve clay tile in bright red' },
  'product/marsigliese-natural': { alt: 'Single Marsigliese clay tile in natural orange' },
  'product/natural-brown': { alt: 'Single S-curve clay tile in brown' },
  'view/arcade-villa-terracotta': {
    alt: 'White villa with an arched portico under hipped roofs of terracotta tiles',
  },
  'view/courtyard-villa': {
    alt: 'Courtyard villa with a square tower and red Roman tiles around a fountain',
  },
  'view/modern-villa': { alt: 'Modern villa with flat dark grey tiles, a stone tower and wide glazing' },
  'view/antique-roof': { alt: 'Hip and ridge of a villa roof in an antique blend of clay tiles' },
  'view/courtyard-villa-tower': { alt: 'Tower and arcade of a courtyard villa under red Roman tiles' },
  'view/arcade-villa-garden-wing': {
    alt: 'Garden wing of a white villa, its hipped roof in terracotta tiles',
  },
  'view/courtyard-villa-wing': { alt: 'Gabled wing and fountain of a courtyard villa' },
  'view/antique-blend-laid': { alt: 'Cream, brown and terracotta tiles laid as an antique blend' },
  'view/grey-blend-laid': { alt: 'Dark grey S-curve tiles laid in straight courses' },
  'view/courtyard-villa-gable': { alt: 'Gabled garage wing of a courtyard villa under red Roman tiles' },
  'view/antique-hip': { alt: 'Ridge caps meeting at the hip of an antique tile roof' },
} as const satisfies Record<string, PictureFact>;

export const PICTURES = {
  ...words(HEROES),
  ...words(CARDS),
  ...words(PORTFOLIO),
  ...words(PROJECTS),
  ...words(ABOUT),
  ...words(BANNERS),
  ...words(BANNER_CROPS),
  ...words(NEWS_SHOTS),
  ...words(MILESTONES),
  ...words(DRY_FIX_STEPS),
  ...words(SINGLES),
  ...words(DRY_FIX_PAGES),
  ...words(CATALOGUE_PAGES),
  ...words(LA_PALOMA_PAGES),
  ...words(BROCHURE_PAGES['cmg-condensation']),
  ...words(BROCHURE_PAGES['cmg-natural']),
  ...words(BROCHURE_PAGES['cmg-forced']),
  ...words(GALLERY_SHOTS),
  ...words(THUMBS),
  ...words(RANGE),
  ...words(RANGE_FITTINGS),
  ...words(TURNTABLE),
  ...words(SOLAR_TURN),
  ...words(SOLAR_PRODUCTS),
  ...words([SOLAR_STILL]),
  ...words(SOLAR_INSTALLATIONS),
  ...words(YAMAMA_SHOTS),
  ...words(LA_PALOMA_SHOTS),
  ...words(ISIKLAR_SHOTS),
  ...FIRST_SET,
};

export type PictureId = keyof typeof PICTURES;
