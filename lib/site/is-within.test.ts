import { isWithin } from './is-within';

test.each([
  ['/product/bricks-lapaloma', true],
  ['/product/bricks-lapaloma/rojo', true],
  ['/product/bricks-lapaloma-more', false],
  ['/product', false],
])('%s lies within a page: %s', (pathname, inside) =>
  expect(isWithin(pathname, ['/product/roof-tiles', '/product/bricks-lapaloma'])).toBe(inside),
);
