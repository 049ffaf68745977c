import { GALLERY } from '@/content/catalogue/gallery';
import { RANGES } from '@/content/catalogue/ranges';
import { TEXTURES } from '@/content/catalogue/textures';
import { portfolioEntries } from '@/content/projects/portfolio';
import { projects } from '@/content/projects/projects';
import manifest from '@/content/pictures/manifest.json';
import { distance, lookOf } from '@/scripts/pictures/picture-distance';

const PROJECTS = projects('en');
const PORTFOLIO = portfolioEntries('en');

test('the distance tells a picture from another, and a colour from another', async () => {
  const one = await lookOf('a', 'public/img/hero/bricks.webp');
  const other = await lookOf('b', 'public/img/hero/simulator.webp');
  expect(distance(one, one)).toBe(0);
  expect(distance(one, other)).toBeGreaterThan(10);
  expect(distance(one, { ...one, tone: [0, 0, 0] })).toBeGreaterThan(5);
});

/** The catalogue, every item of which is told from the others by its picture. */
const items: [string, number, readonly string[]][] = [
  ['the gallery', 112, GALLERY.map(({ picture }) => picture)],
  ['the textures', 54, TEXTURES.map(({ key }) => `thumb/${key}`)],
  ['the portfolio', 18, PORTFOLIO.map(({ picture }) => picture)],
  ['the projects', 24, PROJECTS.map(({ picture }) => picture)],
  [
    'the ranges',
    185,
    Object.values(RANGES).flatMap((tabs) =>
      tabs.flatMap(({ cards }) => cards.flatMap((card) => card.pictures)),
    ),
  ],
];

test.each(items)('every item of %s has its own picture', (_, count, wanted) => {
  expect(wanted.filter((id) => !(id in manifest))).toEqual([]);
  expect(new Set(wanted).size).toBe(wanted.length);
  expect(wanted.length).toBeGreaterThanOrEqual(count);
});
