import { path } from './routes';

interface Redirect {
  source: string;
  destination: string;
  permanent: true;
}

const to = (source: string, destination: string): Redirect => ({ source, destination, permanent: true });

/**
 * Addresses that were linked somewhere, the correct spellings of the odd ones, and what people type from memory.
 */
const ALIASES: readonly Redirect[] = [
  to('/products', path('product')),
  to('/products/roofing-components', path('components')),
  to('/products/roofing', path('components')),
  to('/solar-power-features', path('solarFeatures')),
  to('/connect-section', `${path('contact')}#connect`),
  to('/experience-now', path('roofSimulator')),
  to('/experience-model', path('villaModels')),
  to('/product/bricks-yamama-bricks', path('yamamaBricks')),
  to('/product/roof-tiles/bmi-spain', path('bmiSpain')),
  to('/product/roof-tiles/bmi-bmispain', path('bmiSpain')),
  to('/product/roof-tiles/bmi-portugal', path('bmiPortugal')),
  to('/product/roof-tiles/bmi-saudi-arabia', path('bmiSaudi')),
  to('/product/roof-tiles/bmi-bmisaudiarbia', path('bmiSaudi')),
  to('/product/roof-tiles/bmi-BmiSaudiArabia', path('bmiSaudi')),
  to('/product/roof-tiles/bmi-bmisaudiarabia', path('bmiSaudi')),
  to('/product/roof-tiles/bmi-brasil', path('cejatel')),
  to('/product/roof-tiles/cejatel-brazil', path('cejatel')),
  to('/product/roof-tiles/ceipo-italy', path('ceipo')),
  to('/gallery-filter', path('gallery')),
  to('/galleryfilter', path('gallery')),
  to('/gallery', path('gallery')),

  to('/home', path('home')),
  to('/index.html', path('home')),
  to('/contact', path('contact')),
  to('/contactus', path('contact')),
  to('/about', path('about')),
  to('/aboutus', path('about')),
  to('/service', path('services')),
  to('/portfolio', path('portfolio')),
  to('/installer', path('installers')),
  to('/estimate', path('installers')),
  to('/tiles', path('roofTiles')),
  to('/roof-tiles', path('roofTiles')),
  to('/roofing-components', path('components')),
  to('/bricks', path('bricks')),
  to('/solar', path('solarWater')),
  to('/solar-water', path('solarWater')),
  to('/enquiry', path('cart')),
  to('/enquiry-list', path('cart')),
  to('/cool-roof', path('coolroof')),
  to('/dry-fix', path('dryFix')),

  to('/signin', path('login')),
  to('/sign-in', path('login')),
  to('/signup', path('register')),
  to('/sign-up', path('register')),
  to('/signout', path('logout')),
  to('/sign-out', path('logout')),
  to('/account', path('profile')),
];

/**
 * One hop each, with a slash at the end too; any other address leaves its slash behind. Capitals count
 * (`caseSensitiveRoutes`), or a page would redirect to itself.
 */
export const redirects: Redirect[] = [
  ...ALIASES.flatMap(({ source, destination }) => [to(source, destination), to(`${source}/`, destination)]),
  to('/:path((?!api/).+)/', '/:path'),
];

/**
 * Where password managers look for the form that changes a password: https://w3c.github.io/webappsec-change-password-url,
 * which wants 302, 303 or 307. The profile opens the form that its address names.
 */
export const changePassword = {
  source: '/.well-known/change-password',
  destination: `${path('profile')}#change-password`,
  statusCode: 303,
} as const;
