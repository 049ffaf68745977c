import type { Lang } from './lang';
import type { RouteKey } from './routes';
import { words } from './words';

const NAMES = words({
  home: 'Home',
  project: 'Project',
  projects: 'Projects',
  portfolio: 'Project portfolio',
  about: 'About Us',
  services: 'Services',
  news: 'News',
  contact: 'Contact Us',
  installers: 'Free estimate',
  privacy: 'Privacy',
  terms: 'Terms of use',
  accessibility: 'Accessibility',
  product: 'Product',
  roofTiles: 'Roof Tiles',
  bmiItaly: 'BMI, Italy',
  bmiSpain: 'BMI Cobert, Spain',
  bmiPortugal: 'Cobert, Portugal',
  bmiSaudi: 'Yamama, Saudi Arabia',
  cejatel: 'Cejatel, Brazil',
  ceipo: 'Ceipo, Italy',
  gallery: 'Tile gallery',
  components: 'Roofing Components',
  cobertPortugal: 'Cobert, Portugal',
  yamamaTiles: 'Yamama, Saudi Arabia',
  dryFixInMenu: 'Roof Tiles Dry Fix Installation',
  dryFix: 'Roof Tiles Dry Fix Installation',
  coolroof: 'CoolRoof',
  bricks: 'Bricks',
  yamamaBricks: 'Yamama bricks',
  laPaloma: 'La Paloma',
  isiklar: 'Isiklar',
  solarWater: 'Solar Water',
  cmg: 'CMG',
  cmgCondensation: 'Natural circulation by condensation',
  cmgNatural: 'Natural circulation',
  cmgForced: 'Forced circulation',
  sigma: 'SIGMA',
  sigmaNatural: 'Natural Circulation System',
  sigmaForced: 'Forced Circulation Systems',
  solarFeatures: 'Solar features',
  cart: 'Enquiry list',
  search: 'Search',
  roofSimulator: 'Roof Tiles Simulator',
  villaModels: 'Villa models',
  hotWater: 'Solar Water Heater Calculator',
  bricksSimulator: 'Bricks Simulator',
  bricksSimulatorHero: 'Bricks Simulator',
  login: 'Sign in',
  register: 'Create account',
  logout: 'Sign out',
  forgotPassword: 'Forgot password',
  otp: 'Code check',
  resetPassword: 'New password',
  profile: 'User profile',
  addressLink: 'Email address',
} satisfies Record<RouteKey, string>);

/** How pages are called on the way down to a page below them, where that is not their name. */
const CRUMBS = words({ product: 'Products' });

/** How a page is called by what leads to it. */
export const routeName = (key: RouteKey, lang: Lang): string => NAMES[lang][key];

/** How a page is called in breadcrumbs. */
export const crumbOf = (key: RouteKey, lang: Lang): string =>
  (CRUMBS[lang] as Partial<Record<RouteKey, string>>)[key] ?? routeName(key, lang);
