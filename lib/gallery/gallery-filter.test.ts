import { CATEGORY_IDS, TILE_CATEGORIES } from '@/content/catalogue/colours';
import { GALLERY } from '@/content/catalogue/gallery';
import { galleryTiles as tilesIn } from '@/content/pages/catalogue/gallery';
import { countsOf, EVERYTHING, fits, readChoice, searchOf } from './gallery-filter';

const galleryTiles = tilesIn('en');

const left = (choice: Partial<typeof EVERYTHING>) =>
  galleryTiles.filter((tile) => fits(tile, { ...EVERYTHING, ...choice }));

test('without a choice all 112 are shown', () => {
  expect(left({})).toHaveLength(112);
  expect(readChoice('', galleryTiles)).toEqual(EVERYTHING);
  expect(searchOf(EVERYTHING)).toBe('');
});

test('every category leaves its own tiles, and together they are all', () => {
  const counts = countsOf(galleryTiles, EVERYTHING, 'category');
  expect([...counts.values()].reduce((sum, count) => sum + count)).toBe(112);
  for (const [category, count] of counts) {
    expect(left({ category })).toHaveLength(count);
    const id = CATEGORY_IDS.find((one) => TILE_CATEGORIES[one].address === category);
    expect(GALLERY.filter((item) => item.category === id)).toHaveLength(count);
  }
});

test('facets narrow each other, and count what is left', () => {
  const choice = { ...EVERYTHING, category: 'Red', supplier: 'ceipo' };
  const tiles = left(choice);
  expect(tiles.length).toBeGreaterThan(0);
  expect(countsOf(galleryTiles, choice, 'supplier').get('ceipo')).toBe(tiles.length);
  expect(countsOf(galleryTiles, choice, 'category').get('Red')).toBe(tiles.length);
  expect(countsOf(galleryTiles, choice, 'category').get('Green')).toBeUndefined();
});

test('an address is read as it was written', () => {
  const choice = { category: 'DarkGray/Black', supplier: 'bmi', profile: 'marsigliese' };
  expect(searchOf(choice)).toBe('?category=DarkGray%2FBlack&supplier=bmi&profile=marsigliese');
  expect(readChoice(searchOf(choice), galleryTiles)).toEqual(choice);
});

test('it is written by a browser that does not count what an address asks', () => {
  const own = Object.getOwnPropertyDescriptor(URLSearchParams.prototype, 'size')!;
  Reflect.deleteProperty(URLSearchParams.prototype, 'size');
  expect(searchOf({ ...EVERYTHING, category: 'Red' })).toBe('?category=Red');
  Object.defineProperty(URLSearchParams.prototype, 'size', own);
});

test.each(['?category=Purple', '?supplier=%00&x=1', '?profile=<script>', '?category='])(
  'what nothing has is no choice: %s',
  (search) => expect(readChoice(search, galleryTiles)).toEqual(EVERYTHING),
);
