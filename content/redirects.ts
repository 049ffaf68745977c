import { path } from './routes';

interface Redirect {
  source: string;
  destination: string;
  permanent: true;
}

const to = (source: string, destination: string): Redirect => ({ source, destination, permanent: true });

/** One hop each: addresses that were linked somewhere, and the correct spellings of the odd ones. */
export const redirects: Redirect[] = [
  to('/:path((?!api/).+)/', '/:path'),
  to('/products', path('product')),
  to('/products/roofing-components', path('components')),
  to('/products/roofing', path('components')),
  to('/solar-power-features', path('solarFeatures')),
  to('/connect-section', `${path('contact')}#connect`),
  to('/experience-now', path('roofSimulator')),
  to('/experience-model', path('villaModels')),
  to('/product/bricks-yamama-bricks', path('yamamaBricks')),
  to('/product/roof-tiles/bmi-spain', path('bmiSpain')),
  to('/product/roof-tiles/bmi-portugal', path('bmiPortugal')),
  to('/product/roof-tiles/bmi-saudi-arabia', path('bmiSaudi')),
  to('/product/roof-tiles/cejatel-brazil', path('cejatel')),
  to('/product/roof-tiles/ceipo-italy', path('ceipo')),
  to('/gallery-filter', path('gallery')),
];
