import { words } from '@/content/words';
import type { ProductId } from '@/content/catalogue/listed/listed-product';
import type { RouteKey } from '@/content/routes';

/** What an empty list offers: one of each family. */
export const FIRST_PRODUCTS = [
  'bmi-portoghese-natural',
  'yamama-1',
  'la-paloma-rojo',
  'sigma-model200',
] as const satisfies readonly ProductId[];

/** The words around the enquiry list. */
export const cartPage = words(
  {
    contact: 'Contact us',
    first: 'Start with one of these',
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
      first: 'ابدؤوا بأحد هذه المنتجات',
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
