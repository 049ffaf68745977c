import { PRODUCT_PAGES, productPath } from '@/content/products/addresses';
import manifest from '@/content/pictures/manifest.json';
import { ROUTES } from '@/content/routes';
import { searchEntries } from '@/lib/search/entries';
import { galleryTiles } from '@/content/pages/catalogue/gallery';
import { listedProducts, productOf } from './product-of';

const all = [...listedProducts('en')];

test('every product has a name, a page of ours, and a picture of the size a line shows', () => {
  const pages = new Set<string>([
    ...Object.values(ROUTES).map(({ path }) => path),
    ...PRODUCT_PAGES.map((page) => productPath(page, 'en')),
  ]);
  const files = manifest as Record<string, { widths: number[] }>;
  for (const [id, { name, address, picture }] of all) {
    expect([id, name.trim() !== '', pages.has(address.split(/[?#]/)[0]!)]).toEqual([id, true, true]);
    if (picture) expect([id, files[picture]?.widths.includes(320)]).toEqual([id, true]);
  }
  expect(all.length).toBeGreaterThan(250);
});

test('an id is that of one product', () => {
  const pairs = all.map(([, { name, manufacturer, address }]) => `${name}, ${manufacturer}, ${address}`);
  expect(pairs.filter((pair, at) => pairs.indexOf(pair) !== at)).toEqual([]);
});

test('what the search and the gallery offer for the list is known, and called the same', () => {
  const offered = [
    ...searchEntries('en')
      .filter(({ isProduct }) => isProduct)
      .map(({ id }) => id),
    ...galleryTiles('en').map(({ product }) => product),
  ];
  expect(offered.filter((id) => !productOf(id, 'en'))).toEqual([]);
  for (const { product, name } of galleryTiles('en')) expect(productOf(product, 'en')!.name).toBe(name);
});
