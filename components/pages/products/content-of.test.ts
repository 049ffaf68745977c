import { toolData } from '@/components/simulator/tool-data';
import { BRICKS } from '@/content/catalogue/bricks';
import { HOTSPOTS } from '@/content/catalogue/diagram';
import { ISIKLAR_GROUP_IDS, ISIKLAR_ITEM_IDS } from '@/content/catalogue/isiklar';
import { LA_PALOMA_COLOURS } from '@/content/catalogue/la-paloma';
import { PRODUCTS } from '@/content/catalogue/products';
import { TEXTURES } from '@/content/catalogue/textures';
import { galleryTiles } from '@/content/pages/catalogue/gallery';
import { LANGS } from '@/content/lang';
import { meta } from '@/content/meta/meta';
import manifest from '@/content/pictures/manifest.json';
import { PRODUCT_PAGES, productPath, productsBelow } from '@/content/products/addresses';
import { PRODUCT_PARENTS, ROUTES } from '@/content/routes';
import { MODEL_SHEETS, SYSTEM_SHEETS } from '@/content/solar/sheets';
import { searchEntries } from '@/lib/search/entries';
import { contentOf } from './content-of';
import { productKeywords } from './product-keywords';

const ALL = PRODUCT_PAGES.map((page) => ({ page, of: contentOf(page, 'en') }));
const addressed = PRODUCT_PAGES.map((page) => productPath(page, 'en'));
const twice = (values: readonly string[]) => values.filter((value, at) => values.indexOf(value) !== at);

test('every tile, brick, colour, part, model and system has a page, each at an address of its own', () => {
  expect(PRODUCT_PAGES).toHaveLength(
    TEXTURES.length +
      BRICKS.length +
      LA_PALOMA_COLOURS.length +
      ISIKLAR_GROUP_IDS.length +
      ISIKLAR_ITEM_IDS.length +
      HOTSPOTS.length +
      MODEL_SHEETS.length +
      SYSTEM_SHEETS.length,
  );
  expect(twice(addressed)).toEqual([]);
  expect(twice(PRODUCT_PAGES.map(({ id }) => id))).toEqual([]);
  for (const address of addressed) expect(address).toMatch(/^\/[\w-]+(\/[\w-]+)*\/[a-z0-9-]+$/);
  // No address of the table is taken, and each page is served below the one that lists it.
  const table: readonly string[] = Object.values(ROUTES).map(({ path }) => path);
  expect(addressed.filter((address) => table.includes(address))).toEqual([]);
  expect(PRODUCT_PARENTS.flatMap(productsBelow)).toHaveLength(PRODUCT_PAGES.length);
});

test('each has a title and a description of its own, as long as search engines show them', () => {
  expect(twice(ALL.map(({ of }) => of.title))).toEqual([]);
  expect(twice(ALL.map(({ of }) => of.description))).toEqual([]);
  for (const { of } of ALL) {
    expect([of.title, of.title.length >= 15 && of.title.length <= 60]).toEqual([of.title, true]);
    expect([of.description, of.description.length >= 70 && of.description.length <= 160]).toEqual([
      of.description,
      true,
    ]);
  }
});

test('each shows pictures that are there; all but the solar systems open with one of their own', () => {
  for (const { of } of ALL)
    for (const { picture } of [of.opening, ...of.views, ...of.beside.flatMap(({ items }) => items)])
      expect([picture, picture in manifest]).toEqual([picture, true]);
  const opening = ALL.filter(({ page }) => page.family !== 'system').map(({ of }) => of.opening.picture);
  expect(twice(opening)).toEqual([]);
});

test('nothing is left unfilled, and every figure says where it is from', () => {
  for (const { of } of ALL) {
    expect(JSON.stringify({ ...of, drawing: null })).not.toMatch(/\{\w+\}|undefined|NaN/);
    expect(of.figures.length).toBeGreaterThanOrEqual(3);
    for (const { label, value, source } of of.figures)
      expect([label, Boolean(value), Boolean(source)]).toEqual([label, true, true]);
    expect(twice(of.figures.map(({ label }) => label))).toEqual([]);
  }
});

test('only what a manufacturer names is said to be from there', () => {
  const sourcesOf = (id: string, labels: readonly string[]) => {
    const { figures } = ALL.find(({ page }) => page.id === id)!.of;
    return labels.map((label) => figures.find((figure) => figure.label === label)?.source);
  };
  const named = ['Profile', 'Colour'];
  expect(sourcesOf('bmi-portoghese-natural', named)).toEqual(['manufacturer', 'indicative']);
  expect(sourcesOf('yrt-fb', named)).toEqual(['indicative', 'manufacturer']);
  expect(sourcesOf('wave-blue', named)).toEqual(['manufacturer', 'manufacturer']);
  expect(sourcesOf('braas-romana-red', named)).toEqual(['indicative', 'indicative']);
  expect(sourcesOf('yamama-40', ['Kind', 'Length'])).toEqual(['indicative', 'indicative']);
  expect(sourcesOf('part-valley', ['Manufacturer', 'Colour as shown'])).toEqual(['ask', 'indicative']);
});

test('a paver that steps over its neighbours is told by its size over all, and counted by what it covers', () => {
  const rowsOf = (id: string) => ALL.find(({ page }) => page.id === id)!.of.figures;
  const values = (id: string, ...labels: string[]) =>
    labels.map((label) => rowsOf(id).find((figure) => figure.label === label)?.value);
  const wanted = ['Length', 'Width', 'Covers, length × width', 'Units with joints of 3\u00a0mm'];
  expect(values('yamama-48', ...wanted)).toEqual(['230.9', '200', '173.2 × 200', '28']);
  expect(values('yamama-49', ...wanted)).toEqual(['225', '128.5', '225 × 112.5', '38']);
  expect(values('yamama-51', ...wanted)).toEqual(['200', '160', '200 × 140', '34.4']);
  expect(values('yamama-52', ...wanted)).toEqual(['240', '142', '240 × 120', '33.5']);
  expect(values('yamama-40', ...wanted)).toEqual(['200', '100', undefined, '47.8']);
});

test('thousands are written one way, as names and drawings write them', () => {
  for (const lang of LANGS)
    for (const page of PRODUCT_PAGES)
      expect(JSON.stringify({ ...contentOf(page, lang), drawing: null })).not.toMatch(/\d[,٬]\d{3}(?!\d)/);
  const lintel = ALL.find(({ of }) => of.name.includes('1000'))!.of;
  expect(lintel.figures.find(({ label }) => label === 'Length')?.value).toBe('1000');
});

test('roofs in other colours are not said to show this tile', () => {
  const shown = (id: string) => ALL.find(({ page }) => page.id === id)!.of.shown!;
  // No roof is laid with white tiles, and none of Duna with its plain clay.
  expect(shown('plana-white').title).toBe('Roofs of this profile');
  expect(shown('cobert-duna-natural').title).toBe('Roofs of this profile');
  expect(shown('bmi-marsigliese-blood-red').title).toBe('Where it is shown');
  // Its own first.
  const mixed = shown('braas-romana-brown');
  expect(mixed.title).toBe('Roofs of this profile');
  expect(mixed.cards[0]!.title).toMatch(/ under brown Roman tiles$/);
  for (const { page, of } of ALL)
    if (page.family === 'tile' && of.shown?.title === 'Where it is shown')
      for (const { title } of of.shown.cards)
        expect([page.id, title]).toEqual([
          page.id,
          expect.stringMatching(/ under (?!Roman|Duna|Portoghese|Marsigliese)/),
        ]);
});

test('grey is not called near to blue, and a barrel roof says what is counted', () => {
  const of = (id: string) => ALL.find(({ page }) => page.id === id)!.of;
  expect(of('wave-blue').text).toContain('No other tile in our range comes near this colour.');
  expect(of('wave-blue').beside.at(-1)!.items).toEqual([]);
  expect(of('bmi-portoghese-natural').beside.at(-1)!.items).toHaveLength(4);
  expect(of('cobert-collado-natural').note).toContain('counts pans and covers');
});

test('each page has something that only it has, and leads to others', () => {
  const said = ALL.map(({ of }) => JSON.stringify([of.lead, of.text, of.figures]));
  expect(twice(said)).toEqual([]);
  for (const { page, of } of ALL) {
    const near = of.beside.flatMap(({ items }) => items.map(({ href }) => href as string));
    expect([page.id, near.length > 0, near.includes(productPath(page, 'en'))]).toEqual([
      page.id,
      true,
      false,
    ]);
  }
});

test('the search, the product list, the gallery and the simulator lead there', () => {
  const found = new Set(searchEntries('en').map(({ url }) => url));
  expect(addressed.filter((address) => !found.has(address))).toEqual([]);
  const listed = PRODUCTS.filter(({ url }) => (addressed as readonly string[]).includes(url));
  expect(listed.length).toBeGreaterThan(PRODUCT_PAGES.length * 0.9);
  const shown = new Set(galleryTiles('en').map(({ page }) => page as string | undefined));
  const tiles = PRODUCT_PAGES.filter(({ family }) => family === 'tile');
  expect(tiles.filter((page) => !shown.has(productPath(page, 'en')))).toEqual([]);
  const tried = new Set(Object.values(toolData('en')!.options).map((fact) => fact?.page as string));
  expect(tiles.filter((page) => !tried.has(productPath(page, 'en')))).toEqual([]);
});

test('a percentage is one word with its sign', () => {
  for (const { of } of ALL)
    for (const { label, value, unit } of of.figures) expect([label, value, unit]).not.toContain('%');
  expect(ALL.flatMap(({ of }) => of.figures.map(({ value }) => value))).toContain('19%');
});

test.each(LANGS)('every product is found by its name and by what its page is: %s', (lang) => {
  for (const page of PRODUCT_PAGES) {
    const of = contentOf(page, lang);
    const keywords = productKeywords(of, meta(page.parent, lang));
    expect(keywords[0]).toBe(of.name);
    expect(keywords.length).toBeGreaterThan(2);
    expect(twice(keywords)).toEqual([]);
  }
});
