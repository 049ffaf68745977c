import { CITY_IDS, CITY_NAMES } from './cities';
import { PROJECTS } from './projects';

test('there are 24 projects, each with a title and a picture of its own', () => {
  expect(PROJECTS).toHaveLength(24);
  expect(new Set(PROJECTS.map(({ title }) => title)).size).toBe(24);
  expect(new Set(PROJECTS.map(({ picture }) => picture)).size).toBe(24);
});

test('they stand in the four cities, and say so', () => {
  expect(Object.values(CITY_NAMES)).toEqual(['Dubai', 'Abu Dhabi', 'Sharjah', 'Al Ain']);
  for (const { title, name, city } of PROJECTS) expect(title).toBe(`${name}, ${CITY_NAMES[city]}`);
  for (const city of CITY_IDS) expect(PROJECTS.some((project) => project.city === city)).toBe(true);
});
