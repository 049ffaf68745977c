import manifest from '@/content/pictures/manifest.json';
import { aboutPage, manufacturers, slides } from './about';

const pictures = [
  ...slides.en.map(({ picture }) => picture),
  ...aboutPage.en.awards.frames.map(({ picture }) => picture),
  aboutPage.en.picture,
  aboutPage.en.who.picture,
  aboutPage.en.app.picture,
];

test('nine slides, each with words and a picture of its own', () => {
  expect(slides.en).toHaveLength(9);
  expect(new Set(slides.en.map(({ title }) => title)).size).toBe(9);
  expect(new Set(pictures).size).toBe(pictures.length);
  for (const picture of pictures) expect(Object.keys(manifest)).toContain(picture);
});

test('who we are holds every stated fact', () => {
  const { paragraphs, figures } = aboutPage.en.who;
  const words = [...paragraphs, ...figures.flatMap(({ value, text }) => [value, text])]
    .join(' ')
    .replaceAll('\u00a0', ' ');
  for (const fact of [
    'March 1976',
    'founded in Sharjah',
    '2005',
    '5,000,000',
    '1,000',
    '10,000',
    '60,000 sq ft',
    '3 Emirates',
    'the GCC, Africa and Russia',
    'Europe and the Middle East',
    'facade cladding',
    'dry-fix cool-roof system',
  ])
    expect(words).toContain(fact);
});

test('the pictures of the company begin where visitors come', () => {
  expect(slides.en[0]?.picture).toBe('about/showroom');
});

test('figures that are given as "about" are marked so, the others are not', () => {
  expect(aboutPage.en.who.figures.filter(({ about }) => about).map(({ value }) => value)).toEqual([
    '5,000,000',
    '60,000',
    '1,000',
  ]);
});

test('brands in three families', () => {
  expect(manufacturers('en').map(({ title, names }) => [title, names.map(({ name }) => name)])).toEqual([
    ['Clay tiles', ['BMI', 'BMI Cobert', 'Cobert', 'Braas', 'Yamama', 'Cejatel', 'Ceipo']],
    ['Solar heaters', ['CMG', 'SIGMA']],
    ['Bricks', ['Yamama', 'La Paloma', 'Isiklar']],
  ]);
});

test('the three frames are milestones of the facts, and are called that', () => {
  expect(aboutPage.en.awards.frames.map(({ year }) => year)).toEqual(['1976', '2005', '5,000,000']);
  expect(aboutPage.en.awards.lead).toContain('milestones');
});
