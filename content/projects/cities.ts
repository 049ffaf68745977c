import { words } from '@/content/words';

/** Cities of the projects by id, as visitors read them. */
export const cityNames = words(
  {
    dubai: 'Dubai',
    'abu-dhabi': 'Abu Dhabi',
    sharjah: 'Sharjah',
    'al-ain': 'Al Ain',
  },
  {
    ar: {
      dubai: 'دبي',
      'abu-dhabi': 'أبوظبي',
      sharjah: 'الشارقة',
      'al-ain': 'العين',
    },
  },
);

export type CityId = keyof (typeof cityNames)['en'];

export const CITY_IDS = Object.keys(cityNames.en) as CityId[];
