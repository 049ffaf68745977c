/** Cities of the projects by id, as visitors read them. */
export const CITY_NAMES = {
  dubai: 'Dubai',
  'abu-dhabi': 'Abu Dhabi',
  sharjah: 'Sharjah',
  'al-ain': 'Al Ain',
} as const;

export type CityId = keyof typeof CITY_NAMES;

export const CITY_IDS = Object.keys(CITY_NAMES) as CityId[];
