import { TEXTURES } from '@/content/catalogue/textures';
import { CATALOGUE_LENGTH, catalogueHeadings } from '@/content/documents/catalogue-headings';
import { catalogue } from './catalogue-pages';
import { factors, SLOPES, worked } from '../roof-measure';

const { pages } = catalogue('en');

test('forty pages, each with a heading of its own', () => {
  expect(CATALOGUE_LENGTH).toBe(40);
  expect(catalogueHeadings('en')).toHaveLength(40);
  expect(new Set(catalogueHeadings('en')).size).toBe(40);
  expect(pages).toHaveLength(40);
});

test('all 54 colours stand in it, each once', () => {
  const slopes = pages.flatMap((page) =>
    page.kind === 'colours' ? page.groups.flatMap(({ cards }) => cards.map(({ slope }) => slope)) : [],
  );
  expect([...slopes].sort()).toEqual(TEXTURES.map(({ key }) => `range/${key}-slope`).sort());
});

test('every manufacturer, and the eight parts', () => {
  const manufacturers = pages.filter(({ kind }) => kind === 'manufacturer').map(({ heading }) => heading);
  expect(manufacturers).toEqual([
    'BMI Italy',
    'BMI Cobert Spain',
    'Cobert Portugal',
    'Yamama Saudi Arabia',
    'Cejatel Brazil',
    'Ceipo Italy',
  ]);
  expect(pages.flatMap((page) => (page.kind === 'diagram' ? [...page.parts] : []))).toHaveLength(8);
});

test('one published figure, with its source; none is made up', () => {
  const text = JSON.stringify(pages);
  expect(text).toContain('LogicaLusa: 12 (BMI Portugal, bmigroup.com/pt)');
  expect(text.match(/Pieces per m²","on request"/g)).toHaveLength(5);
  expect(text).toContain('up to 97%');
});

test('a slope is its plan over the cosine of the pitch', () => {
  expect(SLOPES.map((pitch) => factors[pitch].toFixed(3))).toEqual([
    '1.035',
    '1.064',
    '1.103',
    '1.155',
    '1.221',
    '1.305',
    '1.414',
  ]);
  const [, area, tiles] = worked('en');
  expect(area).toContain('60 × 1.2208 = 73.25 m²');
  expect(tiles).toContain('967 tiles');
});
