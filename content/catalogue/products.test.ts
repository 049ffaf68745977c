import manifest from '@/content/pictures/manifest.json';
import { PRODUCT_PAGES, productPath } from '@/content/products/addresses';
import { canonicalKey, ROUTE_KEYS, ROUTES } from '@/content/routes';
import { HOTSPOTS } from './diagram';
import { FIRST_LOOK, PRODUCTS } from './products';
import { TEXTURES } from './textures';

const pictures = new Set(Object.keys(manifest).map((id) => `/img/${id}.webp`));
const pages = new Set<string>([
  ...ROUTE_KEYS.filter((key) => canonicalKey(key) === key).map((key) => ROUTES[key].path),
  ...PRODUCT_PAGES.map((page) => productPath(page, 'en')),
]);

describe('the range', () => {
  it('names every product once', () => {
    expect(PRODUCTS.length).toBeGreaterThanOrEqual(24);
    expect(new Set(PRODUCTS.map(({ id }) => id)).size).toBe(PRODUCTS.length);
    expect(new Set(PRODUCTS.map(({ supplier, name }) => `${supplier} ${name}`)).size).toBe(PRODUCTS.length);
  });

  it.each(PRODUCTS.map((product) => [product.id, product] as const))('%s is complete', (id, product) => {
    expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(pictures).toContain(product.image);
    expect(pages).toContain(product.url);
  });

  it('holds every texture of the simulator and the eight parts of a roof', () => {
    const ids = new Set(PRODUCTS.map(({ id }) => id));
    const known = (key: string) => ids.has(key) || ids.has(`cejatel-${key}`);
    expect(TEXTURES.filter(({ key }) => !known(key))).toEqual([]);
    const parts = PRODUCTS.filter(({ category }) => category === 'Roofing components');
    expect(parts.map(({ name }) => name)).toEqual(HOTSPOTS.map(({ label }) => label));
  });

  it('begins with all three families', () => {
    const first = PRODUCTS.slice(0, FIRST_LOOK).map(({ category }) => category);
    expect([...new Set(first)].sort()).toEqual(['Bricks', 'Roof tiles', 'Solar water']);
  });

  it('holds every family of roof tiles the manufacturers deliver', () => {
    const tiles = PRODUCTS.filter(({ category }) => category === 'Roof tiles');
    const manufacturers = new Set(tiles.map(({ supplier, country }) => `${supplier}, ${country}`));
    expect([...manufacturers].sort()).toEqual([
      'BMI Cobert, Spain',
      'BMI, Italy',
      'Braas, Italy',
      'Ceipo, Italy',
      'Cejatel, Brazil',
      'Cobert, Portugal',
      'Yamama, Saudi Arabia',
    ]);
  });
});

test('every solar water heater has a picture of its own', () => {
  const heaters = PRODUCTS.filter(({ category }) => category === 'Solar water');
  expect(heaters.length).toBeGreaterThanOrEqual(5);
  expect(new Set(heaters.map(({ image }) => image)).size).toBe(heaters.length);
});
