import manifest from '@/content/pictures/manifest.json';
import { CATEGORY_IDS } from './colours';
import { GALLERY, galleryTitle } from './gallery';
import { TEXTURES, textureTitle } from './textures';

test('the gallery holds 112 items with their own id, title and picture', () => {
  expect(GALLERY).toHaveLength(112);
  for (const key of ['id', 'picture'] as const) {
    expect(new Set(GALLERY.map((item) => item[key])).size).toBe(112);
  }
  expect(new Set(GALLERY.map((item) => galleryTitle(item, 'en'))).size).toBe(112);
});

test('every item is shown by its own picture', () => {
  expect(GALLERY.filter(({ picture }) => !(picture in manifest))).toEqual([]);
});

test('there are thirteen colour families, none empty; the special one holds no manufacturer’s own product code', () => {
  expect(CATEGORY_IDS).toHaveLength(13);
  for (const category of CATEGORY_IDS) {
    expect([category, GALLERY.some((item) => item.category === category)]).toEqual([category, true]);
  }
  for (const item of GALLERY.filter(({ category }) => category === 'special'))
    expect(item.range).not.toBe('supp_5');
});

test('every texture is in the gallery, laid, under its own family', () => {
  const laid = GALLERY.map((item) => ({ ...item, title: galleryTitle(item, 'en') }));
  for (const texture of TEXTURES) {
    const { category, range } = texture;
    const title = `${textureTitle(texture, 'en')}, laid`;
    expect(laid).toContainEqual(expect.objectContaining({ title, category, range, view: 'laid' }));
  }
});

test('nine profiles at least, laid and single, and the fittings of a roof', () => {
  const profiles = (view: string) =>
    new Set(GALLERY.filter((item) => item.view === view).map((item) => item.profile));
  expect(profiles('laid').size).toBeGreaterThanOrEqual(9);
  expect(profiles('single')).toEqual(profiles('laid'));
  expect([...profiles('fitting')]).toEqual([
    'ridge',
    'end-ridge',
    'end-cap',
    'apex',
    'lateral-left',
    'lateral-right',
    'vent',
    'valley',
  ]);
});

test('a single tile has one colour, a blend shows four', () => {
  for (const { view, colours } of GALLERY) expect(colours).toHaveLength(view === 'laid' ? 4 : 1);
});
