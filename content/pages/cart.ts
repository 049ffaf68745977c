import { words } from '@/content/words';
import type { TextureKey } from '@/content/catalogue/textures';
import type { RouteKey } from '@/content/routes';

/** The words around the enquiry list. */
export const cartPage = words({
  contact: 'Contact us',
  tiles: {
    title: 'Start with these tiles',
    cards: [
      { key: 'bmi-portoghese-natural', to: 'bmiItaly' },
      { key: 'bmi-marsigliese-antic', to: 'bmiItaly' },
      { key: 'cobert-duna-natural', to: 'bmiSpain' },
      { key: 'cobert-plana-dark-grey', to: 'cobertPortugal' },
    ] as const satisfies readonly { key: TextureKey; to: RouteKey }[],
  },
  ways: [
    { text: 'Tiles by colour', to: 'gallery' },
    { text: 'Roof tiles by country', to: 'roofTiles' },
    { text: 'Roofing components', to: 'components' },
  ] satisfies readonly { text: string; to: RouteKey }[],
});
