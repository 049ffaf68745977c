import { company } from '@/content/company';
import { META, meta } from './meta';
import { metaInArabic } from './meta.ar';
import { PICTURE_IDS } from '@/content/pictures/library';
import { FINISH_IDS } from '@/content/simulator/finishes';
import { TEXTURES } from '@/content/catalogue/textures';
import { canonicalKey, isIndexable, ROUTE_KEYS, ROUTES, trail } from '@/content/routes';

const unique = (values: string[]) => values.filter((value, index) => values.indexOf(value) !== index);

describe('page meta', () => {
  it('stands for every route and no other', () => {
    expect(Object.keys(META.en).sort()).toEqual([...ROUTE_KEYS].sort());
  });

  it('gives no title and no description twice', () => {
    expect(unique(ROUTE_KEYS.map((key) => meta(key, 'en').title.toLowerCase()))).toEqual([]);
    expect(unique(ROUTE_KEYS.map((key) => meta(key, 'en').description))).toEqual([]);
  });

  it.each(ROUTE_KEYS)('%s fits a search result', (key) => {
    const { title, description } = meta(key, 'en');
    expect(title.length).toBeGreaterThanOrEqual(30);
    expect(`${title} | ${company.brand}`.length).toBeLessThanOrEqual(60);
    expect(description.length).toBeGreaterThanOrEqual(110);
    expect(`${title} ${description}`).toMatch(/UAE/);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(description).toMatch(/[.!?]$/);
    expect(title).not.toContain(company.brand);
  });

  it.each(ROUTE_KEYS)('%s fits a search result in Arabic', (key) => {
    const { title, description } = metaInArabic[key];
    expect(title.length).toBeGreaterThanOrEqual(30);
    expect(`${title} | ${company.brand}`.length).toBeLessThanOrEqual(60);
    expect(description.length).toBeGreaterThanOrEqual(110);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(`${title} ${description}`).toMatch(/إمارات/);
  });

  it('gives no Arabic title and no Arabic description twice', () => {
    expect(unique(ROUTE_KEYS.map((key) => metaInArabic[key].title))).toEqual([]);
    expect(unique(ROUTE_KEYS.map((key) => metaInArabic[key].description))).toEqual([]);
  });

  it('counts textures and finishes as the simulator offers them', () => {
    const { description } = meta('roofSimulator', 'en');
    expect(description).toContain(`${TEXTURES.length} roof textures, ${FINISH_IDS.length} wall finishes`);
    expect(metaInArabic.roofSimulator.description).toContain(
      `${TEXTURES.length} تشكيلة للسقف، و${FINISH_IDS.length} تشطيبًا للجدران`,
    );
  });

  it.each(ROUTE_KEYS)('%s has a picture of the library', (key) => {
    expect(PICTURE_IDS).toContain(meta(key, 'en').picture);
  });

  it('gives keywords to every product page', () => {
    const products = ROUTE_KEYS.filter((key) => key !== 'cart' && trail(key)[0] === 'product');
    expect(products.length).toBeGreaterThan(25);
    expect(products.filter((key) => !meta(key, 'en').keywords?.length)).toEqual([]);
  });

  it('gives every finished page a card picture of its own', () => {
    expect(unique(ROUTE_KEYS.filter(isIndexable).map((key) => meta(key, 'en').picture))).toEqual([]);
  });

  it('shows the same card picture on all addresses of one page', () => {
    const strays = ROUTE_KEYS.filter(
      (key) => meta(key, 'en').picture !== meta(canonicalKey(key), 'en').picture,
    );
    expect(strays).toEqual([]);
  });

  it('keeps canonical addresses to a page that is its own canonical', () => {
    expect(ROUTE_KEYS.filter((key) => canonicalKey(canonicalKey(key)) !== canonicalKey(key))).toEqual([]);
    expect(unique(ROUTE_KEYS.map((key) => ROUTES[key].path))).toEqual([]);
  });
});
