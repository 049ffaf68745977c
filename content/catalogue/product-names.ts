import { words } from '@/content/words';

/** What the product list calls a kind of product, by its id. */
export const CATEGORY_NAMES = words(
  {
    tiles: 'Roof tiles',
    bricks: 'Bricks',
    solar: 'Solar water',
    components: 'Roofing components',
  },
  {
    ar: {
      tiles: 'قرميد',
      bricks: 'طوب',
      solar: 'سخانات شمسية',
      components: 'مكوّنات السقف',
    },
  },
);

export type Category = keyof (typeof CATEGORY_NAMES)['en'];

/** Of what is called by a word; other products are called by their profile or by the manufacturer's name of them. */
export const OWN_NAMES = words(
  {
    'cmg-natural-circulation': 'Natural circulation',
    'yamama-bricks-front': 'Front bricks',
    'ceipo-natural': 'Natural',
    'sigma-natural-circulation': 'Natural Circulation System',
    'cejatel-wave-caramel': 'Wave Caramel',
    'cejatel-wave-green': 'Wave Green',
    'cejatel-wave-blue': 'Wave Blue',
    'cejatel-wave-maroon': 'Wave Maroon',
    'cmg-condensation': 'Natural circulation by condensation',
    'cmg-forced-circulation': 'Forced circulation',
    'sigma-forced-circulation': 'Forced Circulation Systems',
  },
  {
    ar: {
      'cmg-natural-circulation': 'تدوير طبيعي بدون مضخة',
      'yamama-bricks-front': 'طوب واجهات',
      'ceipo-natural': 'Natural',
      'sigma-natural-circulation': 'نظام التدوير الطبيعي',
      'cejatel-wave-caramel': 'Wave كراميل',
      'cejatel-wave-green': 'Wave أخضر',
      'cejatel-wave-blue': 'Wave أزرق',
      'cejatel-wave-maroon': 'Wave عنّابي',
      'cmg-condensation': 'تدوير طبيعي بالتكثيف',
      'cmg-forced-circulation': 'تدوير قسري بمضخة',
      'sigma-forced-circulation': 'أنظمة التدوير القسري',
    },
  },
);

export type Named = keyof (typeof OWN_NAMES)['en'];
