import { CITY_IDS, cityNames } from './cities';
import { underRoof } from '@/content/catalogue/roofs';
import { portfolioEntries } from './portfolio';
import { projects } from './projects';

const PROJECTS = projects('en');
const PORTFOLIO = portfolioEntries('en');

test('there are 24 projects, each with a title and a picture of its own', () => {
  expect(PROJECTS).toHaveLength(24);
  expect(new Set(PROJECTS.map(({ title }) => title)).size).toBe(24);
  expect(new Set(PROJECTS.map(({ picture }) => picture)).size).toBe(24);
});

test('they show the ways of four cities, and no title says that they stand in one', () => {
  expect(Object.values(cityNames.en)).toEqual(['Dubai', 'Abu Dhabi', 'Sharjah', 'Al Ain']);
  for (const { title, name, roof } of PROJECTS) {
    expect(title).toBe(`${name} ${underRoof(roof, 'en')}`);
    for (const city of Object.values(cityNames.en)) expect(title).not.toContain(city);
  }
  for (const { title } of PORTFOLIO)
    for (const city of Object.values(cityNames.en)) expect(title).not.toContain(city);
  for (const city of CITY_IDS) expect(PROJECTS.some((project) => project.city === city)).toBe(true);
});
