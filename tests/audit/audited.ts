import { LANGS } from '../../content/lang';
import { PRODUCT_PAGES, productPath } from '../../content/products/addresses';
import { path, ROUTE_KEYS, type RouteKey } from '../../content/routes';

/** A page that is looked at. */
export interface Audited {
  address: string;
  /** Whether it is there for those who signed in. */
  guarded: boolean;
}

const GUARDED: readonly RouteKey[] = ['roofSimulator', 'hotWater', 'profile'];

/** The first product of each family stands for the others, which differ in their figures and pictures. */
const products = PRODUCT_PAGES.filter(
  ({ family }, place) => PRODUCT_PAGES.findIndex((page) => page.family === family) === place,
);

/** Every route of the table and a product of each family, language by language. */
export const AUDITED: readonly Audited[] = LANGS.flatMap((lang) => [
  ...ROUTE_KEYS.map((key) => ({ address: path(key, lang), guarded: GUARDED.includes(key) })),
  ...products.map((page) => ({ address: productPath(page, lang), guarded: false })),
]);
