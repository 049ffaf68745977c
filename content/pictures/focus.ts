import type { PictureId } from './library';

/**
 * What stays of a picture that is cut to fill its frame, as CSS `object-position` says it: a roof that ends near an
 * edge is never cut there. A picture that is not listed is cut evenly on both sides.
 */
export const FOCUS: Partial<Record<PictureId, `${number}% ${number}%`>> = {
  'hero/roof-tiles': '50% 0%',
  'hero/roof-tiles-tall': '50% 20%',
  'hero/simulator': '50% 15%',
  'hero/simulator-tall': '50% 40%',
  'banner/projects': '50% 0%',
  'banner/services': '50% 0%',
  // Beside the invitation to the simulator, as high as the words there.
  'villa/yamama': '50% 8%',
  'villa/cejatel': '50% 0%',
  'villa/cobert-portugal': '50% 15%',
  'portfolio/courtyard-villa-sharjah': '50% 8%',
  'portfolio/farmhouse-al-ain': '50% 25%',
  'tool/roof-simulator': '50% 20%',
  // On a phone the tower and the lit windows beside it.
  'hours/dusk': '12% 25%',
};
