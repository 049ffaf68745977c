import { LANGS, type Lang } from './lang';
import { localPath, type LocalPath } from './local-path';

/**
 * The one table of addresses; what pages are called stands in `route-names.ts`. Menus, sitemap, canonical links,
 * breadcrumbs and tests are derived from it.
 * `canonical` names another route that is the same page. `index: false` keeps a page out of search engines.
 * Addresses stand here as the first language has them; `path` and `localPath` put them into another. Forms and other
 * scripts of the browser write them out inside `localPath`: the compiler holds them to `SitePath`, and the table itself
 * is not sent along.
 * `onRequest` marks a page that is made when it is asked for, since what it shows stands in its address.
 */
export interface RouteEntry {
  path: `/${string}`;
  parent?: string;
  canonical?: string;
  index?: false;
  onRequest?: true;
}

export const ROUTES = {
  home: { path: '/' },
  project: { path: '/project', canonical: 'projects' },
  projects: { path: '/projects' },
  portfolio: { path: '/project-portfolio', parent: 'projects' },
  about: { path: '/about-us' },
  services: { path: '/services' },
  news: { path: '/news' },
  contact: { path: '/contact-us' },
  installers: { path: '/installers' },
  privacy: { path: '/privacy' },
  terms: { path: '/terms' },
  accessibility: { path: '/accessibility' },

  product: { path: '/product' },
  roofTiles: { path: '/product/roof-tiles', parent: 'product' },
  bmiItaly: { path: '/product/roof-tiles/bmi-italy', parent: 'roofTiles' },
  bmiSpain: {
    path: '/product/roof-tiles/bmi-BmiSpain',
    parent: 'roofTiles',
  },
  bmiPortugal: {
    path: '/product/roof-tiles/bmi-portgal',
    parent: 'roofTiles',
    canonical: 'cobertPortugal',
  },
  bmiSaudi: {
    path: '/product/roof-tiles/bmi-BmiSaudiArbia',
    parent: 'roofTiles',
    canonical: 'yamamaTiles',
  },
  cejatel: {
    path: '/product/roof-tiles/bmi-brazil',
    parent: 'roofTiles',
  },
  ceipo: { path: '/product/roof-tiles/bmi-italy2', parent: 'roofTiles' },
  gallery: { path: '/galleryFilter', parent: 'roofTiles' },
  components: {
    path: '/product/roofing-components',
    parent: 'product',
  },
  cobertPortugal: {
    path: '/product/roofing-components/bmi-cobert-portugal',
    parent: 'roofTiles',
  },
  yamamaTiles: {
    path: '/product/roofing-components/bmi-portugal',
    parent: 'roofTiles',
  },
  dryFixInMenu: {
    path: '/roof-tiles-dry-fix',
    parent: 'components',
    canonical: 'dryFix',
  },
  dryFix: {
    path: '/roof-tiles/dry-fix-installation',
    parent: 'components',
  },
  coolroof: { path: '/coolroof', parent: 'components' },
  bricks: { path: '/product/bricks', parent: 'product' },
  yamamaBricks: { path: '/product/bricks-yamaha-bricks', parent: 'bricks' },
  laPaloma: { path: '/product/bricks-lapaloma', parent: 'bricks' },
  isiklar: { path: '/product/bricks-isiklar', parent: 'bricks' },
  solarWater: { path: '/product/solar-water', parent: 'product' },
  cmg: { path: '/product/solar-water-cmg', parent: 'solarWater' },
  cmgCondensation: {
    path: '/product/cmg_natural-circulation-by-condensation',
    parent: 'cmg',
  },
  cmgNatural: {
    path: '/product/cmg_natural-circulation',
    parent: 'cmg',
  },
  cmgForced: {
    path: '/product/cmg_forced-circulation',
    parent: 'cmg',
  },
  sigma: { path: '/product/solar-water-sigma', parent: 'solarWater' },
  sigmaNatural: {
    path: '/product/sigma-natural-circulation-system',
    parent: 'sigma',
  },
  sigmaForced: {
    path: '/product/sigma-forced-circulation-system',
    parent: 'sigma',
  },
  solarFeatures: { path: '/solar-features', parent: 'solarWater' },
  cart: { path: '/cart', index: false },
  search: { path: '/search', index: false, onRequest: true },

  // Only after signing in: there is nothing for search engines to read.
  roofSimulator: {
    path: '/expirence-now',
    parent: 'services',
    index: false,
  },
  villaModels: {
    path: '/expirence-model',
    parent: 'services',
    index: false,
  },
  hotWater: {
    path: '/solar-water-heater-calculator',
    parent: 'services',
    index: false,
  },
  // Open to everybody; the whole state of both stands in their addresses.
  compare: { path: '/compare', parent: 'product', index: false, onRequest: true },
  tileCalculator: { path: '/tile-calculator', parent: 'services', onRequest: true },
  // The visitor's photograph stays on the device: nothing of it is in the address.
  yourRoof: { path: '/your-roof', parent: 'services' },
  bricksSimulator: { path: '/bricks-simulator', parent: 'services' },
  bricksSimulatorHero: { path: '/bricks/simulator', parent: 'services' },

  login: { path: '/login', index: false },
  register: { path: '/register', index: false },
  logout: { path: '/logout', index: false },
  forgotPassword: { path: '/forgot-password', index: false },
  otp: { path: '/otp-verification', index: false },
  resetPassword: { path: '/reset-password', index: false },
  profile: { path: '/profile', index: false },
  addressLink: { path: '/email-address', index: false, onRequest: true },
} as const satisfies Record<string, RouteEntry>;

export type RouteKey = keyof typeof ROUTES;
type SitePath = (typeof ROUTES)[RouteKey]['path'];

/** Pages of an account: short, each with a form of its own. */
export const ACCOUNT_KEYS = [
  'login',
  'register',
  'logout',
  'forgotPassword',
  'otp',
  'resetPassword',
  'profile',
  'addressLink',
] as const satisfies readonly RouteKey[];

/** A page of the table, in whichever language. */
export type PagePath = LocalPath<SitePath>;

/** Pages below which products have pages of their own (content/products/addresses.ts). */
export const PRODUCT_PARENTS = [
  'bmiItaly',
  'bmiSpain',
  'cobertPortugal',
  'yamamaTiles',
  'cejatel',
  'ceipo',
  'gallery',
  'components',
  'yamamaBricks',
  'laPaloma',
  'isiklar',
  'sigmaNatural',
  'sigmaForced',
] as const satisfies readonly RouteKey[];

export type ProductParent = (typeof PRODUCT_PARENTS)[number];

/** The page of one product. */
export type ProductPath = LocalPath<`${(typeof ROUTES)[ProductParent]['path']}/${string}`>;

/** The same, at a place or with a query; and the public page of a design, of which there are ten thousand. */
export type PageHref =
  PagePath | `${PagePath}${'?' | '#'}${string}` | ProductPath | LocalPath<`/design/${string}`>;

/** The address of a page in a language. */
export const path = <K extends RouteKey>(key: K, lang: Lang): LocalPath<(typeof ROUTES)[K]['path']> =>
  localPath(ROUTES[key].path as (typeof ROUTES)[K]['path'], lang);

/** The addresses of a page in all languages, the first one first. */
export const pathsOf = <K extends RouteKey>(key: K): LocalPath<(typeof ROUTES)[K]['path']>[] =>
  LANGS.map((lang) => path(key, lang));

/** The entry with its optional fields visible to the compiler. */
export const route = (key: RouteKey): RouteEntry => ROUTES[key];

/** The route that search engines are told to keep for this page. */
export const canonicalKey = (key: RouteKey): RouteKey =>
  (route(key).canonical as RouteKey | undefined) ?? key;

/** Whether search engines may list the page: public, and its own canonical. */
export const isIndexable = (key: RouteKey): boolean =>
  route(key).index !== false && canonicalKey(key) === key;

/** From the top of the site down to the page itself, home excluded. */
export function trail(key: RouteKey): RouteKey[] {
  const parent = route(key).parent as RouteKey | undefined;
  return parent ? [...trail(parent), key] : [key];
}

export const ROUTE_KEYS = Object.keys(ROUTES) as RouteKey[];
