import { LANGS } from '@/content/lang';
import { galleryOptions, galleryTiles } from '@/content/pages/catalogue/gallery';
import { shownTile } from './sent-tile';

const known = {
  category: 'Red',
  files: { avif: '/img/gallery/{id}-320.avif 320w', webp: '/img/gallery/{id}.webp', width: 680, height: 850 },
  suppliers: [{ value: 'bmi', label: 'BMI, Italy' }],
  profiles: [{ value: 'duna', label: 'Duna' }],
};

test('a tile is whole again: its files by its name, its manufacturer and profile by their places in the lists', () => {
  const sent = { id: 'duna-red-laid', title: 'Duna Red, laid', supplier: 'bmi', profile: 'duna' };
  const shown = shownTile(
    { ...sent, product: 'duna-red', name: 'Duna Red', alt: 'A slope', tone: '#a53' },
    known,
  );
  expect(shown).toEqual({
    ...sent,
    product: 'duna-red',
    name: 'Duna Red',
    category: 'Red',
    manufacturer: 'BMI, Italy',
    label: 'Duna',
    picture: {
      avif: '/img/gallery/duna-red-laid-320.avif 320w',
      webp: '/img/gallery/duna-red-laid.webp',
      width: 680,
      height: 850,
      alt: 'A slope',
      tone: '#a53',
    },
  });
});

test.each(LANGS)('a tile leads to its own page, and a fitting to its part: %s', (lang) => {
  const options = { ...known, ...galleryOptions(lang) };
  const pages = new Map<string, string | undefined>();
  for (const { page, ...tile } of galleryTiles(lang)) {
    const shown = shownTile({ ...tile, alt: '', tone: '' }, options);
    expect([tile.id, shown.page]).toEqual([tile.id, page]);
    pages.set(tile.id, shown.page);
  }
  const at = (id: string) => pages.get(id);
  const start = lang === 'en' ? '' : `/${lang}`;
  expect(at('three-way-natural')).toBe(`${start}/product/roofing-components/three-way`);
  expect(at('ridge-red')).toBe(`${start}/product/roofing-components/ridge-and-wedges`);
  expect(at('lateral-left-natural')).toBe(`${start}/product/roofing-components/laterals`);
  expect(at('vent-natural')).toBeUndefined();
});
