import type { PictureId } from './pictures/library';
import manifest from './pictures/manifest.json';
import { PROJECTS as SHOTS } from './pictures/shots/projects';

export const CITIES = ['Dubai', 'Abu Dhabi', 'Sharjah', 'Al Ain'] as const;
export type City = (typeof CITIES)[number];

export interface Project {
  /** Name and city, as the lightbox shows it. */
  title: string;
  name: string;
  city: City;
  picture: PictureId;
}

/** The specification's number of projects. */
const PROJECT_COUNT = 24;

const project = (name: string, city: City, picture: PictureId): Project => ({
  title: `${name}, ${city}`,
  name,
  city,
  picture,
});

/** Stand in, under titles that say what they show, until the studio has rendered all the shots. */
const STAND_INS: readonly Project[] = [
  project('Arcade villa in terracotta', 'Dubai', 'view/arcade-villa-terracotta'),
  project('Courtyard villa with a tower', 'Sharjah', 'view/courtyard-villa'),
  project('Modern villa with flat tiles', 'Abu Dhabi', 'view/modern-villa'),
  project('Arcade villa in grey', 'Al Ain', 'view/arcade-villa-grey'),
  project('Stone tower and flat tiles', 'Dubai', 'view/modern-villa-tower'),
  project('Tower over a courtyard', 'Sharjah', 'view/courtyard-villa-tower'),
  project('Entrance under grey roofs', 'Abu Dhabi', 'view/arcade-villa-entrance'),
  project('Roof in an antique blend', 'Al Ain', 'view/antique-roof'),
  project('Deep eaves over glass', 'Dubai', 'view/modern-villa-terrace'),
  project('Wing and fountain', 'Sharjah', 'view/courtyard-villa-wing'),
  project('Peach walls and grey tiles', 'Abu Dhabi', 'view/grey-roof-bedrooms'),
  project('Garden wing in terracotta', 'Al Ain', 'view/arcade-villa-garden-wing'),
  project('Arched windows under clay', 'Dubai', 'view/arcade-villa-bedrooms'),
  project('Gable in red Roman tiles', 'Sharjah', 'view/courtyard-villa-gable'),
  project('Garden wing in grey', 'Abu Dhabi', 'view/grey-roof-garden-wing'),
  project('Hip in an antique blend', 'Al Ain', 'view/antique-hip'),
  project('Villa behind its tiles', 'Dubai', 'hero/roof-tiles'),
  project('Antique blend laid', 'Sharjah', 'view/antique-blend-laid'),
  project('Grey villa from the drive', 'Abu Dhabi', 'hero/simulator'),
  project('Collector on a tile roof', 'Al Ain', 'hero/solar-water'),
  project('Anthracite tiles and a stone tower', 'Dubai', 'tool/roof-simulator'),
  project('Wall in cream bricks', 'Sharjah', 'tool/bricks-simulator'),
  project('Grey tiles laid', 'Abu Dhabi', 'view/grey-blend-laid'),
  project('Corner in red bricks', 'Al Ain', 'hero/bricks'),
];

/** The title of a shot ends with its city. */
const rendered: readonly Project[] = SHOTS.filter(({ id }) => id in manifest).map(({ id, title }) => {
  const city = CITIES.find((candidate) => title.endsWith(`, ${candidate}`));
  if (!city) throw new Error(`The project "${title}" names none of the cities.`);
  return project(title.slice(0, -`, ${city}`.length), city, id);
});

/** Villas, schools, resorts and complexes; the page says that they are renderings. */
export const PROJECTS: readonly Project[] = [...rendered, ...STAND_INS].slice(0, PROJECT_COUNT);
