import { manufacturers } from '@/content/pages/company/about';
import { PRODUCTS } from '@/content/catalogue/products';
import { TILE_RANGES } from '@/content/catalogue/textures';
import { countryName, supplierLabel, supplierName } from './names';
import { isShown, SUPPLIER_IDS, SUPPLIERS, suppliersOf } from './registry';

test('every supplier has its name, and a country where one is known', () => {
  for (const id of SUPPLIER_IDS) {
    expect(supplierName(id)).not.toBe('');
    expect(countryName(id, 'en') === '').toBe(SUPPLIERS[id].country === null);
  }
  expect(supplierLabel('yamama', 'en')).toBe('Yamama, Saudi Arabia');
  expect(supplierLabel('sigma', 'en')).toBe('SIGMA');
  expect(new Set(SUPPLIER_IDS.map((id) => supplierLabel(id, 'en'))).size).toBe(SUPPLIER_IDS.length);
});

test('every supplier that is shown is in the product list, and nobody else is', () => {
  const listed = new Set(PRODUCTS.filter(({ supplier }) => supplier).map(({ supplier }) => supplier));
  expect([...listed].sort()).toEqual([...new Set(SUPPLIER_IDS.filter(isShown).map(supplierName))].sort());
});

test('the suppliers of tiles are those of the simulator', () => {
  const inSimulator = new Set(Object.values(TILE_RANGES).map(({ supplier }) => supplier));
  expect([...inSimulator].sort()).toEqual([...suppliersOf('tiles')].sort());
});

test('about us names all of them by family', () => {
  for (const { family, names } of manufacturers('en'))
    expect(names.map(({ id }) => id)).toEqual(suppliersOf(family));
});

test('Sahtas is known and shown nowhere', () => {
  expect(SUPPLIERS.sahtas).toEqual({ country: 'turkey', families: ['bricks'], hidden: true });
  expect(suppliersOf('bricks')).not.toContain('sahtas');
});
