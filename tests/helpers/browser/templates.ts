import { PRODUCT_PAGES, type ProductPage } from '../../../content/products/addresses';
import type { RouteKey } from '../../../content/routes';

/** One route of each kind of page: what holds for its layout is looked at here, and for the others on one screen. */
export const ONE_OF_EACH_TEMPLATE: readonly RouteKey[] = [
  ...(['home', 'projects', 'about', 'services', 'news', 'contact', 'installers', 'privacy'] as const),
  ...(['product', 'roofTiles', 'bmiSpain', 'gallery', 'components', 'dryFix', 'coolroof'] as const),
  ...(['yamamaBricks', 'laPaloma', 'solarWater', 'cmg', 'cmgNatural', 'sigmaNatural'] as const),
  ...(['cart', 'search', 'villaModels', 'tileCalculator', 'bricksSimulator', 'login', 'profile'] as const),
];

/** Laid out on a wide screen as another of them is: pictures in rows, a text with pictures, cards, a short screen. */
const AS_ANOTHER: readonly RouteKey[] = ['projects', 'coolroof', 'cmg', 'profile'];

/** One route of each layout of a wide screen. */
export const ONE_OF_EACH_DESK = ONE_OF_EACH_TEMPLATE.filter((key) => !AS_ANOTHER.includes(key));

/** The page of one product of each family: what holds for its template is looked at there. */
export const ONE_OF_EACH_PRODUCT: readonly ProductPage[] = PRODUCT_PAGES.filter(
  ({ family }, at, all) => all.findIndex((page) => page.family === family) === at,
);
