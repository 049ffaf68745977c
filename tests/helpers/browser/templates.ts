import { PRODUCT_PAGES, type ProductPage } from '../../../content/products/addresses';
import type { RouteKey } from '../../../content/routes';

/** One route of each kind of page: what holds for its layout is looked at here, and for the others on one screen. */
export const ONE_OF_EACH_TEMPLATE: readonly RouteKey[] = [
  ...(['home', 'projects', 'about', 'services', 'news', 'contact', 'installers', 'privacy'] as const),
  ...(['product', 'roofTiles', 'bmiSpain', 'gallery', 'components', 'dryFix'] as const),
  ...(['yamamaBricks', 'laPaloma', 'solarWater', 'cmgNatural', 'sigmaNatural'] as const),
  ...(['cart', 'search', 'villaModels', 'tileCalculator', 'bricksSimulator', 'login', 'profile'] as const),
];

/** One route of each layout that is a wide screen's own: menus and slides, cards, tables, numbers on a roof, forms. */
export const ONE_OF_EACH_DESK: readonly RouteKey[] = [
  ...(['home', 'contact', 'product', 'roofTiles', 'gallery', 'components'] as const),
  ...(['yamamaBricks', 'cart', 'bricksSimulator'] as const),
];

/** The page of one product of each family: what holds for its template is looked at there. */
export const ONE_OF_EACH_PRODUCT: readonly ProductPage[] = PRODUCT_PAGES.filter(
  ({ family }, at, all) => all.findIndex((page) => page.family === family) === at,
);
