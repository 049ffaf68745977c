/**
 * Every picture of the site by id, with what is to be seen on it. Sizes are measured and stand in
 * manifest.json; files are public/img/<id>-<width>.avif. All of them are computer renderings.
 */
export interface PictureFact {
  alt: string;
  /** Point that must stay in view when a frame crops the picture, in per cent. Default 50 50. */
  focus?: readonly [number, number];
}

export const PICTURES = {
  'hero/roof-tiles': {
    alt: 'White villa under a terracotta roof of S-curve clay tiles, palms at both sides',
    focus: [50, 40],
  },
  'hero/roof-tiles-tall': {
    alt: 'White villa under a terracotta roof of S-curve clay tiles',
    focus: [50, 40],
  },
  'hero/solar-water': {
    alt: 'Thermosiphon solar water heater: a white tank above one dark collector',
    focus: [50, 45],
  },
  'hero/solar-water-tall': { alt: 'Thermosiphon solar water heater: a white tank above one dark collector' },
  'hero/simulator': {
    alt: 'The same villa with a grey blend of roof tiles and peach walls',
    focus: [50, 40],
  },
  'hero/simulator-tall': {
    alt: 'The same villa with a grey blend of roof tiles and peach walls',
    focus: [50, 40],
  },
  'hero/bricks': { alt: 'Wall of red facing bricks in stretcher bond with pale joints' },
  'hero/bricks-tall': { alt: 'Wall of red facing bricks in stretcher bond with pale joints' },
  'category/roof-tiles': { alt: 'Laid S-curve clay tiles in natural red, seen close in low sun' },
  'category/bricks': { alt: 'Cream facing bricks laid in stretcher bond' },
  'category/solar-water': { alt: 'Solar water heater with its tank above the collector' },
  'category/roofing-components': { alt: 'Clay ridge tile on a white ground' },
  'category/tile-gallery': { alt: 'Antique blend of cream, brown and terracotta clay tiles' },
  'family/roof-tiles': { alt: 'Laid Marsigliese clay tiles in terracotta, course above course' },
  'family/bricks': { alt: 'Red facing bricks laid in stretcher bond' },
  'family/solar-water': { alt: 'Thermosiphon solar water heater, tank above collector' },
  'tool/roof-simulator': { alt: 'Modern villa with a flat grey tile roof and a stone tower' },
  'tool/hot-water': { alt: 'Solar water heater on a studio ground' },
  'tool/bricks-simulator': { alt: 'Wall of cream bricks' },
  'tool/dry-fix': { alt: 'Ridge and hip of a roof with an antique blend of clay tiles' },
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
} as const satisfies Record<string, PictureFact>;

export type PictureId = keyof typeof PICTURES;
