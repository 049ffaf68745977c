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
    breadcrumbs: 'Breadcrumbs',
    contact: 'Contact us',
    first: 'Start with one of these',
    /** The first one is the thing to do, the others stand beside it. */
    ways: [
      { text: 'Browse roof tiles', to: 'roofTiles' },
      { text: 'Roof tiles by colour', to: 'gallery' },
      { text: 'Roofing components', to: 'components' },
      { text: 'Bricks', to: 'bricks' },
      { text: 'Solar water heaters', to: 'solarWater' },
    ] satisfies readonly { text: string; to: RouteKey }[],
  },
  {
    ar: {
      breadcrumbs: 'مسار التنقل',
      contact: 'تواصل معنا',
      first: 'ابدؤوا بأحد هذه المنتجات',
      ways: [
        { text: 'تصفّح القرميد' },
        { text: 'القرميد حسب اللون' },
        { text: 'مكوّنات السقف' },
        { text: 'الطوب' },
        { text: 'سخانات المياه الشمسية' },
      ],
    },
  },
);
