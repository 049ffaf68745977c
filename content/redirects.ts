import { LANGS } from './lang';
import { localPath } from './local-path';
import { path, type RouteKey } from './routes';

interface Redirect {
  source: string;
  destination: string;
  permanent: true;
}

const to = (source: string, destination: string): Redirect => ({ source, destination, permanent: true });

/** An address, the page it leads to, and the place there. */
type Alias = readonly [source: `/${string}`, to: RouteKey, at?: `#${string}`];

/**
 * Addresses that were linked somewhere, the correct spellings of the odd ones, and what people type from memory.
 */
const ALIASES: readonly Alias[] = [
  ['/products', 'product'],
  ['/products/roofing-components', 'components'],
  ['/products/roofing', 'components'],
  ['/solar-power-features', 'solarFeatures'],
  ['/connect-section', 'contact', '#connect'],
  ['/experience-now', 'roofSimulator'],
  ['/experience-model', 'villaModels'],
  ['/product/bricks-yamama-bricks', 'yamamaBricks'],
  ['/product/roof-tiles/bmi-spain', 'bmiSpain'],
  ['/product/roof-tiles/bmi-bmispain', 'bmiSpain'],
  ['/product/roof-tiles/bmi-portugal', 'bmiPortugal'],
  ['/product/roof-tiles/bmi-saudi-arabia', 'bmiSaudi'],
  ['/product/roof-tiles/bmi-bmisaudiarbia', 'bmiSaudi'],
  ['/product/roof-tiles/bmi-BmiSaudiArabia', 'bmiSaudi'],
  ['/product/roof-tiles/bmi-bmisaudiarabia', 'bmiSaudi'],
  ['/product/roof-tiles/bmi-brasil', 'cejatel'],
  ['/product/roof-tiles/cejatel-brazil', 'cejatel'],
  ['/product/roof-tiles/ceipo-italy', 'ceipo'],
  ['/gallery-filter', 'gallery'],
  ['/galleryfilter', 'gallery'],
  ['/gallery', 'gallery'],

  ['/home', 'home'],
  ['/index.html', 'home'],
  ['/contact', 'contact'],
  ['/contactus', 'contact'],
  ['/about', 'about'],
  ['/aboutus', 'about'],
  ['/service', 'services'],
  ['/portfolio', 'portfolio'],
  ['/installer', 'installers'],
  ['/estimate', 'installers'],
  ['/tiles', 'roofTiles'],
  ['/roof-tiles', 'roofTiles'],
  ['/roofing-components', 'components'],
  ['/bricks', 'bricks'],
  ['/solar', 'solarWater'],
  ['/solar-water', 'solarWater'],
  ['/enquiry', 'cart'],
  ['/enquiry-list', 'cart'],
  ['/cool-roof', 'coolroof'],
  ['/dry-fix', 'dryFix'],

  ['/signin', 'login'],
  ['/sign-in', 'login'],
  ['/signup', 'register'],
  ['/sign-up', 'register'],
  ['/signout', 'logout'],
  ['/sign-out', 'logout'],
  ['/account', 'profile'],
];

/** Each in every language, to the page of that language. */
const inEachLanguage = LANGS.flatMap((lang) =>
  ALIASES.map(([source, key, at = '']) => [localPath(source, lang), `${path(key, lang)}${at}`] as const),
);

/**
 * One hop each, with a slash at the end too; any other address leaves its slash behind. Capitals count
 * (`caseSensitiveRoutes`), or a page would redirect to itself.
 */
export const redirects: Redirect[] = [
  ...inEachLanguage.flatMap(([source, destination]) => [
    to(source, destination),
    to(`${source}/`, destination),
  ]),
  to('/:path((?!api/).+)/', '/:path'),
];

/**
 * Where password managers look for the form that changes a password: https://w3c.github.io/webappsec-change-password-url,
 * which wants 302, 303 or 307. The profile opens the form that its address names, in the first language: a program asks.
 */
export const changePassword = {
  source: '/.well-known/change-password',
  destination: `${path('profile', LANGS[0])}#change-password`,
  statusCode: 303,
} as const;
