import type { Lang } from '@/content/lang';
import { BANNERS, type BannerCropId } from '@/content/pictures/shots/banners';
import { words } from '@/content/words';

/** Of the slides of the home page. */
export const heroAlts = words({
  'hero/roof-tiles':
    'Terracotta S-curve tiles in the foreground, behind them the tower, arcade and tiled roofs of a white villa',
  'hero/roof-tiles-tall':
    'Terracotta S-curve tiles in the foreground, behind them the tower of a white villa',
  'hero/bricks':
    'Corner of a red brick house with windows under upright brick courses and shrubs along the wall',
  'hero/bricks-tall': 'Corner of a red brick house with a window under an upright brick course',
  'hero/solar-water':
    'Solar water heater with two collectors and a white tank on the tiled roof of a white villa',
  'hero/solar-water-tall':
    'Solar water heater with two collectors and a white tank on a terracotta tile roof',
  'hero/simulator': 'Villa with an arched portico, sand-coloured walls and a dark grey tile roof',
  'hero/simulator-tall': 'Villa with sand-coloured walls and a dark grey tile roof',
});

/** Of the heads of pages. */
export const bannerAlts = words({
  'banner/projects': 'Low clubhouse with arched windows under a wide terracotta roof, palms around it',
  'banner/roof-tiles': 'Slope laid with an antique blend of S-curve clay tiles, seen low across the courses',
  'banner/bricks': 'Red brick wall with two windows under upright brick courses',
  'banner/solar-water': 'Villa roofs of dark tiles with two solar collectors and their tank',
  'banner/services': 'Villa with an arched portico and hipped tile roofs, seen from the drive',
  'banner/roofing-components': 'Ridge roll and ridge caps on a roof with an antique blend of tiles',
  'banner/bmi-italy': 'Slope laid with an antic blend of flat-centred Marsigliese tiles',
  'banner/cobert-spain': 'Slope of natural clay tiles with a low round roll, seen along the courses',
  'banner/cobert-portugal': 'Slope laid with an antic blend of wide rolled tiles',
  'banner/cejatel': 'Slope of glossy dark green wave tiles in the sun',
  'banner/ceipo': 'Slope laid with flamed red-brown S-shaped tiles, seen across the courses',
  'banner/yamama-tiles': 'Slope laid with a brown blend of S-shaped tiles',
  'banner/yamama-bricks': 'Wall of grey concrete blocks in running bond',
  'banner/la-paloma': 'Sand-coloured brick wall with windows under upright courses',
  'banner/isiklar': 'Wall of rustic brick slabs in warm reds, seen close',
  'banner/cmg': 'Two solar collectors on a terracotta roof, their tank hidden behind them',
  'banner/sigma': 'Row of three solar water heaters with white tanks on the flat roof of a house',
});

/** Of the cards of families and tools. */
export const cardAlts = words({
  'category/roof-tiles': 'Laid S-curve clay tiles in natural red, seen close in raking sun',
  'category/bricks': 'Red facing bricks in stretcher bond at the corner of a house',
  'category/solar-water': 'Solar water heater: a white tank above one dark collector on a galvanised stand',
  'category/roofing-components':
    'Clay ridge tiles, an end ridge, half-round tiles and a flat tile on a white ground',
  'category/tile-gallery':
    'Nine clay tiles of five profiles in terracotta, sand, brown and grey, laid out like samples',
  'family/roof-tiles': 'Laid Marsigliese clay tiles in terracotta, course above course',
  'family/bricks': 'Light red facing bricks laid in stretcher bond, seen close in raking sun',
  'family/solar-water': 'Thermosiphon solar water heater: a white tank above two dark collectors',
  'tool/roof-simulator': 'Modern villa with a flat anthracite tile roof and a stone tower',
  'tool/hot-water': 'Two solar collectors and their tank on a terracotta tile roof, seen close',
  'tool/bricks-simulator': 'Wall of cream facing bricks with a window under an upright brick course',
  'tool/dry-fix':
    'Roof laid open: foil, counter battens, battens, antique tiles and a ridge roll under ridge caps',
});

/** A crop for phones shows the middle of its banner. */
export const cropAlts = (lang: Lang) =>
  Object.fromEntries(BANNERS.map(({ id }) => [`${id}-tall`, bannerAlts[lang][id]])) as Record<
    BannerCropId,
    string
  >;
