/**
 * The one table of addresses. Menus, sitemap, canonical links, breadcrumbs and tests are derived from it.
 * `canonical` names another route that is the same page. `index: false` keeps a page out of search engines.
 * Forms and other scripts of the browser write addresses out: the compiler holds them to `SitePath`, and the
 * table itself is not sent along.
 * `onRequest` marks a page that is made when it is asked for, since what it shows stands in its address.
 */
export interface RouteEntry {
  path: `/${string}`;
  name: string;
  /** How it is called on the way down to a page below it, where that is not its name in menus. */
  crumb?: string;
  parent?: string;
  canonical?: string;
  index?: false;
  onRequest?: true;
}

export const ROUTES = {
  home: { path: '/', name: 'Home' },
  project: { path: '/project', name: 'Project', canonical: 'projects' },
  projects: { path: '/projects', name: 'Projects' },
  portfolio: { path: '/project-portfolio', name: 'Project portfolio' },
  about: { path: '/about-us', name: 'About Us' },
  services: { path: '/services', name: 'Services' },
  news: { path: '/news', name: 'News' },
  contact: { path: '/contact-us', name: 'Contact Us' },
  installers: { path: '/installers', name: 'Free estimate' },
  privacy: { path: '/privacy', name: 'Privacy' },
  terms: { path: '/terms', name: 'Terms of use' },
  accessibility: { path: '/accessibility', name: 'Accessibility' },

  product: { path: '/product', name: 'Product', crumb: 'Products' },
  roofTiles: { path: '/product/roof-tiles', name: 'Roof Tiles', parent: 'product' },
  bmiItaly: { path: '/product/roof-tiles/bmi-italy', name: 'BMI, Italy', parent: 'roofTiles' },
  bmiSpain: {
    path: '/product/roof-tiles/bmi-BmiSpain',
    name: 'BMI Cobert, Spain',
    parent: 'roofTiles',
  },
  bmiPortugal: {
    path: '/product/roof-tiles/bmi-portgal',
    name: 'Cobert, Portugal',
    parent: 'roofTiles',
    canonical: 'cobertPortugal',
  },
  bmiSaudi: {
    path: '/product/roof-tiles/bmi-BmiSaudiArbia',
    name: 'Yamama, Saudi Arabia',
    parent: 'roofTiles',
    canonical: 'yamamaTiles',
  },
  cejatel: {
    path: '/product/roof-tiles/bmi-brazil',
    name: 'Cejatel, Brazil',
    parent: 'roofTiles',
  },
  ceipo: { path: '/product/roof-tiles/bmi-italy2', name: 'Ceipo, Italy', parent: 'roofTiles' },
  gallery: { path: '/galleryFilter', name: 'Tile gallery', parent: 'roofTiles' },
  components: {
    path: '/product/roofing-components',
    name: 'Roofing Components',
    parent: 'product',
  },
  cobertPortugal: {
    path: '/product/roofing-components/bmi-cobert-portugal',
    name: 'Cobert, Portugal',
    parent: 'roofTiles',
  },
  yamamaTiles: {
    path: '/product/roofing-components/bmi-portugal',
    name: 'Yamama, Saudi Arabia',
    parent: 'roofTiles',
  },
  dryFixMenu: {
    path: '/roof-tiles-dry-fix',
    name: 'Roof Tiles Dry Fix Installation',
    parent: 'components',
    canonical: 'dryFix',
  },
  dryFix: {
    path: '/roof-tiles/dry-fix-installation',
    name: 'Roof Tiles Dry Fix Installation',
    parent: 'components',
  },
  coolroof: { path: '/coolroof', name: 'CoolRoof', parent: 'components' },
  bricks: { path: '/product/bricks', name: 'Bricks', parent: 'product' },
  yamamaBricks: { path: '/product/bricks-yamaha-bricks', name: 'Yamama bricks', parent: 'bricks' },
  laPaloma: { path: '/product/bricks-lapaloma', name: 'La Paloma', parent: 'bricks' },
  isiklar: { path: '/product/bricks-isiklar', name: 'Isiklar', parent: 'bricks' },
  solarWater: { path: '/product/solar-water', name: 'Solar Water', parent: 'product' },
  cmg: { path: '/product/solar-water-cmg', name: 'CMG', parent: 'solarWater' },
  cmgCondensation: {
    path: '/product/cmg_natural-circulation-by-condensation',
    name: 'Natural circulation by condensation',
    parent: 'cmg',
  },
  cmgNatural: {
    path: '/product/cmg_natural-circulation',
    name: 'Natural circulation',
    parent: 'cmg',
  },
  cmgForced: {
    path: '/product/cmg_forced-circulation',
    name: 'Forced circulation',
    parent: 'cmg',
  },
  sigma: { path: '/product/solar-water-sigma', name: 'SIGMA', parent: 'solarWater' },
  sigmaNatural: {
    path: '/product/sigma-natural-circulation-system',
    name: 'Natural Circulation System',
    parent: 'sigma',
  },
  sigmaForced: {
    path: '/product/sigma-forced-circulation-system',
    name: 'Forced Circulation Systems',
    parent: 'sigma',
  },
  solarFeatures: { path: '/solar-features', name: 'Solar features', parent: 'solarWater' },
  cart: { path: '/cart', name: 'Enquiry list', index: false },
  search: { path: '/search', name: 'Search', index: false, onRequest: true },

  // Only after signing in: there is nothing for search engines to read.
  roofSimulator: {
    path: '/expirence-now',
    name: 'Roof Tiles Simulator',
    parent: 'services',
    index: false,
  },
  villaModels: {
    path: '/expirence-model',
    name: 'Villa models',
    parent: 'services',
    index: false,
  },
  hotWater: {
    path: '/solar-water-heater-calculator',
    name: 'Solar Water Heater Calculator',
    parent: 'services',
    index: false,
  },
  bricksSimulator: { path: '/bricks-simulator', name: 'Bricks Simulator', parent: 'services' },
  bricksSimulatorHero: { path: '/bricks/simulator', name: 'Bricks Simulator', parent: 'services' },

  login: { path: '/login', name: 'Sign in', index: false },
  register: { path: '/register', name: 'Create account', index: false },
  logout: { path: '/logout', name: 'Sign out', index: false },
  forgotPassword: { path: '/forgot-password', name: 'Forgot password', index: false },
  otp: { path: '/otp-verification', name: 'Code check', index: false },
  resetPassword: { path: '/reset-password', name: 'New password', index: false },
  profile: { path: '/profile', name: 'User profile', index: false },
} as const satisfies Record<string, RouteEntry>;

export type RouteKey = keyof typeof ROUTES;
export type SitePath = (typeof ROUTES)[RouteKey]['path'];

/** Pages of an account: short, each with a form of its own. */
export const ACCOUNT_KEYS = [
  'login',
  'register',
  'logout',
  'forgotPassword',
  'otp',
  'resetPassword',
  'profile',
] as const satisfies readonly RouteKey[];

/** A path of the table. */
export const path = <K extends RouteKey>(key: K): (typeof ROUTES)[K]['path'] => ROUTES[key].path;

/** The entry with its optional fields visible to the compiler. */
export const route = (key: RouteKey): RouteEntry => ROUTES[key];

/** How a page is called in breadcrumbs. */
export const crumbOf = (key: RouteKey): string => route(key).crumb ?? route(key).name;

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
