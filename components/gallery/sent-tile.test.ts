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
