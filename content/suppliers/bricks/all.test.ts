import { path } from '@/content/routes';
import { suppliersOf } from '@/content/suppliers/registry';
import { BRICK_SUPPLIERS } from './all';

test('the three cards of the specification, in its order; Sahtas has none', () => {
  expect(BRICK_SUPPLIERS.map(({ supplier, page }) => [supplier, path(page, 'en')])).toEqual([
    ['yamama', '/product/bricks-yamaha-bricks'],
    ['la-paloma', '/product/bricks-lapaloma'],
    ['isiklar', '/product/bricks-isiklar'],
  ]);
  expect(BRICK_SUPPLIERS.map(({ supplier }) => supplier)).toEqual(suppliersOf('bricks'));
});
