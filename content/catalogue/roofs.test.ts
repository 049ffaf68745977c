import { ownTextureOfRoof, roofTitle, textureOfRoof, tileOfRoof } from './roofs';

test('a roof is named by colour only where the range has its profile in that colour', () => {
  const said = (
    profile: 'duna' | 'portoghese' | 'marsigliese' | 'plana',
    blend: 'grey' | 'anthracite' | 'brown',
  ) => {
    const { label, text } = tileOfRoof({ profile, blend }, 'en');
    return `${label} ${text}`;
  };
  expect(said('duna', 'grey')).toBe('Profile: Duna, colour for illustration');
  expect(said('portoghese', 'anthracite')).toBe('Profile: Portoghese, colour for illustration');
  expect(said('marsigliese', 'brown')).toBe('Profile: Marsigliese, colour for illustration');
  expect(said('duna', 'brown')).toBe('Tile: Duna, brown');
  expect(said('plana', 'anthracite')).toBe('Tile: LogicaPlana, anthracite');
});

test('so is the title of its picture', () => {
  const title = (profile: 'duna' | 'roman', lang: 'en' | 'ar') =>
    roofTitle('Villa', { profile, blend: 'sand' }, lang);
  expect(title('duna', 'en')).toBe('Villa under sand Duna tiles');
  expect(title('roman', 'en')).toBe('Villa under Roman tiles');
  expect(title('duna', 'ar')).toBe('Villa بقرميد Duna رملي');
  expect(title('roman', 'ar')).toBe('Villa بقرميد Roman');
});

test('no tile is a roof’s own whose colour is another; the simulator is given the nearest all the same', () => {
  const grey = { profile: 'duna', blend: 'grey' } as const;
  expect(ownTextureOfRoof(grey)).toBeUndefined();
  expect(textureOfRoof(grey).profile).toBe('duna');
  expect(ownTextureOfRoof({ profile: 'marsigliese', blend: 'brown' })).toBeUndefined();
  expect(textureOfRoof({ profile: 'marsigliese', blend: 'brown' }).key).toBe('bmi-marsigliese-antic');
  expect(ownTextureOfRoof({ profile: 'roman', blend: 'red' })?.key).toBe('braas-romana-red');
});
