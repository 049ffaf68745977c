import { TEXTURES } from '@/content/catalogue/textures';
import { CATALOGUE_LENGTH, catalogueHeadings } from '@/content/documents/catalogue-headings';
import { roofTilesPage } from '@/content/pages/catalogue/roof-tiles';
import { ROOF_FIGURES } from '@/content/roof-quantities/figures';
import { roofTiles } from '@/content/roof-quantities/tiles';
import { entriesOf } from '@/lib/roof-quantities/entries/entries-schema';
import { readEntries } from '@/lib/roof-quantities/entries/read-entries';
import { takeOff } from '@/lib/roof-quantities/parts/take-off';
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

test('pieces per m² as on the website: one published figure with its source, the others “about”', () => {
  const text = JSON.stringify(pages).replaceAll('\u00a0', ' ');
  expect(text).toContain('LogicaLusa: 12 (BMI Portugal, bmigroup.com/pt)');
  expect(text).toContain(
    '"Pieces per m²","Portoghese: about 13.5, Marsigliese: about 13.8. Those with “about” are indicative',
  );
  expect(text).toContain('Curva Collado: about 22.7, covers and pans');
  expect(text).toContain('LogicaPlana: about 11.8');
  // Of the table of manufacturers, which has those without a page of their own.
  expect(text).toContain('"Braas","Italy","Roman","5","about 12.9"');
  expect(text).toContain('12 (1), about 11.8');
  expect(text).toContain(roofTilesPage.en.table.note);
  expect(text).not.toMatch(/Pieces per m²","on request"/);
  const inArabic = JSON.stringify(catalogue('ar').pages).replaceAll('\u00a0', ' ');
  expect(inArabic).toContain('Portoghese: نحو 13.5');
  expect(inArabic).toContain(roofTilesPage.ar.table.note);
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
  const [, area] = worked('en');
  expect(area).toContain('60 × 1.2208 = 73.25 m²');
});

test.each(['en', 'ar'] as const)(
  'the example comes to what the calculator counts for its roof: %s',
  (lang) => {
    const entries = { tile: 'cobert-portugal-lusa', length: '10', width: '6', pitch: '35' };
    const given = { figures: ROOF_FIGURES, tiles: roofTiles(lang) };
    const { roof, options } = readEntries(entriesOf(entries), given).job!;
    const { quantity } = takeOff(roof, options, ROOF_FIGURES).lines[0]!;
    expect(quantity).toBe(950);
    expect(worked(lang)[2]).toContain(`${ROOF_FIGURES.waste.straight}%`);
    expect(worked(lang)[2]).toContain(`: ${quantity} `);
  },
);
