import { offersFor, type Offers } from './offers';
import { createSearch } from './search';
import { siteIndex } from './site-index';

const search = createSearch(siteIndex('en'));

const tries = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'];
const offer = (typed: string, recent: string[] = []) => offersFor({ typed, search, recent, tries });
const sizes = ({ groups }: Offers) => groups.map(({ name, offers }) => [name, offers.length]);

test('where nothing is typed, what was searched before comes first, and each search once', () => {
  expect(sizes(offer(''))).toEqual([['tries', 8]]);
  const offered = offer('  ', ['x', 'B']);
  expect(sizes(offered)).toEqual([
    ['recent', 2],
    ['tries', 4],
  ]);
  const queries = offered.groups.flatMap(({ offers }) => offers.map((one) => 'query' in one && one.query));
  expect(queries).toEqual(['x', 'B', 'a', 'c', 'd', 'e']);
  expect(offered.found).toBeUndefined();
});

test('the first six that were found, and all of them where there are more', () => {
  expect(sizes(offer('duna'))[0]![0]).toBe('found');
  expect(sizes(offer('bricks'))).toEqual([
    ['found', 6],
    ['all', 1],
  ]);
  expect(offer('bricks').found).toBeGreaterThan(100);
  expect(sizes(offer('rojo'))).toEqual([['found', 1]]);
});

test('what was not found, and what does not fit as a whole, is said to be so', () => {
  expect(offer('xyzzy')).toEqual({ groups: [], found: 0, isWhole: false });
  expect(offer('blue tiles from Italy').isWhole).toBe(false);
  expect(offer('blue tiles').isWhole).toBe(true);
});

test('before the index has come nothing is said of what was found', () => {
  expect(offersFor({ typed: 'duna', recent: [], tries })).toEqual({ groups: [], isWhole: true });
});

test('every option has an id of its own', () => {
  for (const typed of ['', 'tiles', 'ridge', '200 x 200 x 400']) {
    const ids = offer(typed, ['m', 'n']).groups.flatMap(({ offers }) => offers.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => /\s/.test(id))).toEqual([]);
  }
});
