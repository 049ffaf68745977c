import type { PictureId } from './pictures/library';
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

/** Villas, schools, resorts and complexes; the page says that they are renderings. A shot's title ends with its city. */
export const PROJECTS: readonly Project[] = SHOTS.map(({ id, title }) => {
  const city = CITIES.find((candidate) => title.endsWith(`, ${candidate}`));
  if (!city) throw new Error(`The project "${title}" names none of the cities.`);
  return { title, name: title.slice(0, -`, ${city}`.length), city, picture: id };
});
