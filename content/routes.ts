/**
 * The one table of addresses. Menus, sitemap, canonical links, breadcrumbs and tests are derived from it.
 * `canonical` names another route that is the same page. `index: false` keeps a page out of search engines.
 * Forms and other scripts of the browser write addresses out: the compiler holds them to `SitePath`, and the
 * table itself is not sent along.
 * `soon` marks a page that shows only what it will offer and how to ask us meanwhile.
 */
export interface RouteEntry {
  path: `/${string}`;
  name: string;
  parent?: string;
  canonical?: string;
  index?: false;
  soon?: true;
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

  product: { path: '/product', name: 'Product' },
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
  bricks: { path: '/product/bricks', name: 'Bricks', parent: 'product', soon: true },
  yamamaBricks: {
    path: '/product/bricks-yamaha-bricks',
    name: 'Yamama bricks',
    parent: 'bricks',
    soon: true,
  },
  laPaloma: { path: '/product/bricks-lapaloma', name: 'La Paloma', parent: 'bricks', soon: true },
  isiklar: { path: '/product/bricks-isiklar', name: 'Isiklar', parent: 'bricks', soon: true },
  solarWater: { path: '/product/solar-water', name: 'Solar Water', parent: 'product', soon: true },
  cmg: { path: '/product/solar-water-cmg', name: 'CMG', parent: 'solarWater', soon: true },
  cmgCondensation: {
    path: '/product/cmg_natural-circulation-by-condensation',
    name: 'Natural circulation by condensation',
    parent: 'cmg',
    soon: true,
  },
  cmgNatural: {
    path: '/product/cmg_natural-circulation',
    name: 'Natural circulation',
    parent: 'cmg',
    soon: true,
  },
  cmgForced: {
    path: '/product/cmg_forced-circulation',
    name: 'Forced circulation',
    parent: 'cmg',
    soon: true,
  },
  sigma: { path: '/product/solar-water-sigma', name: 'SIGMA', parent: 'solarWater', soon: true },
  sigmaNatural: {
    path: '/product/sigma-natural-circulation-system',
    name: 'Natural Circulation System',
    parent: 'sigma',
    soon: true,
  },
  sigmaForced: {
    path: '/product/sigma-forced-circulation-system',
    name: 'Forced Circulation Systems',
    parent: 'sigma',
    soon: true,
  },
  solarFeatures: { path: '/solar-features', name: 'Solar features', parent: 'solarWater', soon: true },
  cart: { path: '/cart', name: 'Enquiry list', index: false },

  roofSimulator: { path: '/expirence-now', name: 'Roof Tiles Simulator', parent: 'services', soon: true },
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
    soon: true,
  },
  bricksSimulator: { path: '/bricks-simulator', name: 'Bricks Simulator', parent: 'services', soon: true },
  bricksSimulatorHero: {
    path: '/bricks/simulator',
    name: 'Bricks Simulator',
    parent: 'services',
    soon: true,
  },

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

/** A path of the table. */
export const path = <K extends RouteKey>(key: K): (typeof ROUTES)[K]['path'] => ROUTES[key].path;

/** The entry with its optional fields visible to the compiler. */
export const route = (key: RouteKey): RouteEntry => ROUTES[key];

/** The route that search engines are told to keep for this page. */
export const canonicalKey = (key: RouteKey): RouteKey =>
  (route(key).canonical as RouteKey | undefined) ?? key;

/** Whether search engines may list the page: finished, public, and its own canonical. */
export const isIndexable = (key: RouteKey): boolean => {
  const { soon, index } = route(key);
  return !soon && index !== false && canonicalKey(key) === key;
};

/** From the top of the site down to the page itself, home excluded. */
export function trail(key: RouteKey): RouteKey[] {
  const parent = route(key).parent as RouteKey | undefined;
  return parent ? [...trail(parent), key] : [key];
}

export const ROUTE_KEYS = Object.keys(ROUTES) as RouteKey[];
