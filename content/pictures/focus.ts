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
  // On a phone the tower and the lit windows beside it.
  'hours/dusk': '12% 25%',
};
