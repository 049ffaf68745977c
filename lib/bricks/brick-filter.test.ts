import { FILTERED } from '@/content/pages/catalogue/yamama-bricks';
import { categoryOf, categorySearch, shelfId } from './brick-filter';

const offered = FILTERED as [string, ...string[]];

test('six buttons in the stated order, and none for BRIDGES', () => {
  expect(FILTERED).toEqual(['BRICKS200', 'BRICKS300', 'BRICKS400', 'BRICKSFLOOR', 'BRICKSFRONT', 'ARTISTIC']);
});

test.each([
  ['', 'BRICKS200'],
  ['?category=BRICKSFLOOR', 'BRICKSFLOOR'],
  ['?category=BRIDGES', 'BRICKS200'],
  ['?category=bricks300', 'BRICKS200'],
  ['?category=ARTISTIC&category=BRICKS400', 'ARTISTIC'],
])('%s shows %s', (search, category) => expect(categoryOf(search, offered)).toBe(category));

test('the address of the default is that of the page', () => {
  expect(categorySearch('BRICKS200', offered)).toBe('');
  expect(categorySearch('BRICKS300', offered)).toBe('?category=BRICKS300');
  expect(shelfId('BRICKS300')).toBe('bricks300');
});
