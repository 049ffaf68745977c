import { words } from '@/content/words';
import type { TextureKey } from '@/content/catalogue/textures';
import type { RouteKey } from '@/content/routes';

/** The tiles an empty list offers. */
export const FIRST_TILES = [
  { key: 'bmi-portoghese-natural', to: 'bmiItaly' },
  { key: 'bmi-marsigliese-antic', to: 'bmiItaly' },
  { key: 'cobert-duna-natural', to: 'bmiSpain' },
  { key: 'cobert-plana-dark-grey', to: 'cobertPortugal' },
] as const satisfies readonly { key: TextureKey; to: RouteKey }[];

/** The words around the enquiry list. */
export const cartPage = words(
  {
    contact: 'Contact us',
    tiles: {
      title: 'Start with these tiles',
    },
    ways: [
      { text: 'Tiles by colour', to: 'gallery' },
      { text: 'Roof tiles by country', to: 'roofTiles' },
      { text: 'Roofing components', to: 'components' },
      { text: 'Bricks', to: 'bricks' },
      { text: 'Solar water heaters', to: 'solarWater' },
    ] satisfies readonly { text: string; to: RouteKey }[],
  },
  {
    ar: {
      contact: 'تواصل معنا',
      tiles: {
        title: 'ابدؤوا بهذا القرميد',
      },
      ways: [
        { text: 'القرميد حسب اللون' },
        { text: 'القرميد حسب البلد' },
        { text: 'مكوّنات السقف' },
        { text: 'الطوب' },
        { text: 'سخانات المياه الشمسية' },
      ],
    },
  },
);
