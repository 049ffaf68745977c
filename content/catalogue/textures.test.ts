import { CATEGORY_IDS } from './colours';
import { RANGE_IDS, TEXTURES, texturesOf, textureTitle } from './textures';

test('54 textures, opt_1 to opt_54 in the order of their ranges', () => {
  expect(TEXTURES.map(({ id }) => id)).toEqual(Array.from({ length: 54 }, (_, i) => `opt_${i + 1}`));
  expect(new Set(TEXTURES.map(({ key }) => key)).size).toBe(54);
  const order = TEXTURES.map(({ range }) => range);
  expect(order).toEqual([...order].sort());
});

test('each range has its number of textures', () => {
  const counts = RANGE_IDS.map((id) => texturesOf(id).length);
  expect(counts).toEqual([8, 10, 7, 5, 8, 4, 8, 4]);
});

test('no two textures of a range share a title', () => {
  for (const id of RANGE_IDS) {
    const titles = texturesOf(id).map((texture) => textureTitle(texture, 'en'));
    expect(new Set(titles).size).toBe(titles.length);
  }
});

test('the product codes of Yamama are all there', () => {
  expect(texturesOf('supp_5').map((texture) => textureTitle(texture, 'en'))).toEqual(
    ['FB', 'FBB', 'PB', 'PBB', 'EB', 'EBB', 'RB', 'RBB'].map((code) => `YRT-${code}`),
  );
});

test('colours are hex, four to a texture, and the family is a known one', () => {
  for (const { colours, category } of TEXTURES) {
    expect(CATEGORY_IDS).toContain(category);
    expect(colours).toHaveLength(4);
    for (const colour of colours) expect(colour).toMatch(/^#[0-9a-f]{6}$/);
  }
});

test('the flat tiles of COBERT PLANA are flat', () => {
  expect(new Set(texturesOf('supp_8').map(({ profile }) => profile))).toEqual(new Set(['plana']));
});
