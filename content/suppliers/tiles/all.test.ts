import { rangeTitle } from '@/content/catalogue/ranges';
import { TEXTURES } from '@/content/catalogue/textures';
import { SOURCES, tileCards, tileComparison } from '@/content/pages/catalogue/roof-tiles';
import manifest from '@/content/pictures/manifest.json';
import { ROUTES } from '@/content/routes';
import { countryName } from '@/content/suppliers/names';
import { TILE_SUPPLIERS, tileSupplierAt, tileSupplierSlugs } from './all';

/** Whose page stands at an address of the first language. */
const at = (address: string) =>
  (['roofTiles', 'components'] as const)
    .filter((folder) => address.startsWith(`${ROUTES[folder].path}/`))
    .map((folder) => tileSupplierAt(folder, address.slice(ROUTES[folder].path.length + 1)))[0];

test('cards lead to the six suppliers in the order of the specification', () => {
  expect(tileCards('en').map(({ to, title }) => [to, title])).toEqual([
    ['/product/roof-tiles/bmi-italy', 'BMI, Italy'],
    ['/product/roof-tiles/bmi-BmiSpain', 'BMI Cobert, Spain'],
    ['/product/roof-tiles/bmi-portgal', 'Cobert, Portugal'],
    ['/product/roof-tiles/bmi-BmiSaudiArbia', 'Yamama, Saudi Arabia'],
    ['/product/roof-tiles/bmi-brazil', 'Cejatel, Brazil'],
    ['/product/roof-tiles/bmi-italy2', 'Ceipo, Italy'],
  ]);
});

test('every address of a manufacturer is served by one of two routes', () => {
  expect(tileSupplierSlugs('roofTiles')).toHaveLength(6);
  expect(tileSupplierSlugs('components')).toEqual(['bmi-cobert-portugal', 'bmi-portugal']);
  for (const of of TILE_SUPPLIERS)
    for (const route of of.pages) expect(at(ROUTES[route].path)).toEqual({ of, route });
  expect(tileSupplierAt('roofTiles', 'nobody')).toBeUndefined();
});

test('the tabs of the two manufacturers with a second address', () => {
  const tabs = (address: string) => at(address)?.of.tabs.map(({ words }) => words.en.title);
  expect(tabs('/product/roofing-components/bmi-cobert-portugal')).toEqual([
    'LogicaLusa',
    'LogicaPlana',
    'Accessories',
  ]);
  expect(tabs('/product/roofing-components/bmi-portugal')).toEqual([
    'Marsigliese',
    'Portoghese',
    'Accessories',
  ]);
  const yamama = tileSupplierAt('components', 'bmi-portugal')!.of;
  const products = yamama.tabs
    .flatMap(({ cards }) => cards.map((card) => rangeTitle(card, 'en')))
    .slice(0, 8);
  expect(products).toEqual([
    'YRT-FB',
    'YRT-FBB',
    'YRT-PB',
    'YRT-PBB',
    'YRT-EB',
    'YRT-EBB',
    'YRT-RB',
    'YRT-RBB',
  ]);
  expect(`${yamama.words.en.heading} ${countryName(yamama.supplier, 'en')}`).toContain('Saudi Arabia');
});

test('the comparison counts all 54 textures and says no figure without its source', () => {
  expect(tileComparison('en').reduce((sum, { colours }) => sum + colours, 0)).toBe(TEXTURES.length);
  const figures = tileComparison('en').flatMap(({ perSquareMetre }) => perSquareMetre ?? []);
  expect(figures).toEqual([{ value: 12, profile: 'LogicaLusa', note: 1 }]);
  expect(SOURCES).toHaveLength(figures.length);
});

test('every card of every manufacturer has pictures that exist', () => {
  for (const { tabs } of TILE_SUPPLIERS)
    for (const { pictures } of tabs.flatMap(({ cards }) => cards))
      for (const picture of pictures) expect(Object.keys(manifest)).toContain(picture);
});
