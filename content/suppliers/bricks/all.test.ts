import { path } from '@/content/routes';
import { suppliersOf } from '@/content/suppliers/registry';
import { BRICK_SUPPLIERS } from './all';

test('the three cards of the specification come first, in its order; whoever is shown has one', () => {
  expect(BRICK_SUPPLIERS.slice(0, 3).map(({ supplier, page }) => [supplier, path(page, 'en')])).toEqual([
    ['yamama', '/product/bricks-yamaha-bricks'],
    ['la-paloma', '/product/bricks-lapaloma'],
    ['isiklar', '/product/bricks-isiklar'],
  ]);
  expect(BRICK_SUPPLIERS.map(({ supplier }) => supplier)).toEqual(suppliersOf('bricks'));
});
