import type { RouteKey } from '../../../content/routes';

/** One route of each kind of page: what holds for its layout is looked at here, and for the others on one screen. */
export const ONE_OF_EACH_TEMPLATE: readonly RouteKey[] = [
  ...(['home', 'projects', 'about', 'services', 'news', 'contact', 'installers', 'privacy'] as const),
  ...(['product', 'roofTiles', 'bmiSpain', 'gallery', 'components', 'dryFix', 'coolroof'] as const),
  ...(['yamamaBricks', 'laPaloma', 'solarWater', 'cmg', 'cmgNatural', 'sigmaNatural'] as const),
  ...(['cart', 'search', 'villaModels', 'tileCalculator', 'bricksSimulator', 'login', 'profile'] as const),
];
