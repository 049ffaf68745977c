import type { PictureId } from './pictures/library';
import manifest from './pictures/manifest.json';
import { PROJECTS as SHOTS } from './pictures/shots/projects';

export const CITIES = ['Dubai', 'Abu Dhabi', 'Sharjah', 'Al Ain'] as const;
export type City = (typeof CITIES)[number];

export interface Project {
  title: string;
  city: City;
  picture: PictureId;
}

/** The specification's number of projects. */
const PROJECT_COUNT = 24;

const villa = (name: string, city: City, picture: PictureId): Project => ({
  title: `${name}, ${city}`,
  city,
  picture,
});

/** Stand in, under titles that say what they show, until the studio has rendered all the shots. */
const STAND_INS: readonly Project[] = [
  villa('Arcade villa in terracotta', 'Dubai', 'view/arcade-villa-terracotta'),
  villa('Courtyard villa with a tower', 'Sharjah', 'view/courtyard-villa'),
  villa('Modern villa with flat tiles', 'Abu Dhabi', 'view/modern-villa'),
  villa('Arcade villa in grey', 'Al Ain', 'view/arcade-villa-grey'),
  villa('Stone tower and flat tiles', 'Dubai', 'view/modern-villa-tower'),
  villa('Tower over a courtyard', 'Sharjah', 'view/courtyard-villa-tower'),
  villa('Entrance under grey roofs', 'Abu Dhabi', 'view/arcade-villa-entrance'),
  villa('Roof in an antique blend', 'Al Ain', 'view/antique-roof'),
  villa('Deep eaves over glass', 'Dubai', 'view/modern-villa-terrace'),
  villa('Wing and fountain', 'Sharjah', 'view/courtyard-villa-wing'),
  villa('Peach walls and grey tiles', 'Abu Dhabi', 'view/grey-roof-bedrooms'),
  villa('Garden wing in terracotta', 'Al Ain', 'view/arcade-villa-garden-wing'),
  villa('Arched windows under clay', 'Dubai', 'view/arcade-villa-bedrooms'),
  villa('Gable in red Roman tiles', 'Sharjah', 'view/courtyard-villa-gable'),
  villa('Garden wing in grey', 'Abu Dhabi', 'view/grey-roof-garden-wing'),
  villa('Hip in an antique blend', 'Al Ain', 'view/antique-hip'),
  villa('Villa behind its tiles', 'Dubai', 'hero/roof-tiles'),
  villa('Antique blend laid', 'Sharjah', 'view/antique-blend-laid'),
  villa('Grey villa from the drive', 'Abu Dhabi', 'hero/simulator'),
  villa('Collector on a tile roof', 'Al Ain', 'hero/solar-water'),
  villa('Anthracite tiles and a stone tower', 'Dubai', 'tool/roof-simulator'),
  villa('Wall in cream bricks', 'Sharjah', 'tool/bricks-simulator'),
  villa('Grey tiles laid', 'Abu Dhabi', 'view/grey-blend-laid'),
  villa('Corner in red bricks', 'Al Ain', 'hero/bricks'),
];

/** A shot's title ends with its city. */
const cityOf = (title: string): City => {
  const city = CITIES.find((name) => title.endsWith(`, ${name}`));
  if (!city) throw new Error(`The project "${title}" names none of the cities.`);
  return city;
};

const rendered: readonly Project[] = SHOTS.filter(({ id }) => id in manifest).map(({ id, title }) => ({
  title,
  city: cityOf(title),
  picture: id,
}));

/** Villas, schools, resorts and complexes; the page says that they are renderings. */
export const PROJECTS: readonly Project[] = [...rendered, ...STAND_INS].slice(0, PROJECT_COUNT);
