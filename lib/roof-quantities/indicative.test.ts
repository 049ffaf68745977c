import { PROFILE_IDS } from '@/content/catalogue/textures';
import { enquiryListWords } from '@/content/forms/enquiry-list';
import type { Lang } from '@/content/lang';
import { ROOF_FIGURES } from '@/content/roof-quantities/figures';
import { roofResultWords } from '@/content/roof-quantities/result-words';
import { roofTiles } from '@/content/roof-quantities/tiles';
import { unitWords } from '@/content/units';
import { namingIn } from '@/lib/enquiry-list/naming';
import { readLines } from '@/lib/enquiry-list/read-line';
import { shownLine } from '@/lib/enquiry-list/shown-line';
import { queryOf } from '@/lib/roof-quantities/entries/entries';
import { entriesOf } from '@/lib/roof-quantities/entries/entries-schema';
import { readEntries } from '@/lib/roof-quantities/entries/read-entries';
import { takeOff } from '@/lib/roof-quantities/parts/take-off';
import { quantitySaid, rowsOf, stepSaid, type LocalisedQuantities } from './format-quantities';
import { enquiryLines, quantitiesChat, quantitiesCsv, type Report } from './outputs';

/* Tiles whose manufacturer publishes no pieces per m²: counted by our drawing, and said with "about". */

const localised = (lang: Lang): LocalisedQuantities => ({
  lang,
  words: roofResultWords[lang],
  units: unitWords[lang],
});
const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');
const tiles = roofTiles('en');
const drawn = tiles.filter(({ id }) => id !== 'cobert-portugal-lusa');

function report(search: string): Report {
  const entries = entriesOf(Object.fromEntries(new URLSearchParams(search)));
  const { roof, options } = readEntries(entries, { figures: ROOF_FIGURES, tiles }).job!;
  return {
    made: takeOff(roof, options, ROOF_FIGURES),
    tile: options.tile,
    path: '/tile-calculator',
    query: queryOf(entries),
    version: ROOF_FIGURES.version,
  };
}

const GABLE = 'length=10&width=8&pitch=25';
const of = (tile: string, more = '') => report(`tile=${tile}&${GABLE}${more}`);
const first = ({ made }: Report, lang: Lang = 'en') =>
  rowsOf(localised(lang), made.lines, null)[0]!.map(plain);
const working = ({ made }: Report, lang: Lang = 'en') =>
  made.lines[0]!.steps.map((step) => plain(stepSaid(localised(lang), step, made.geometry)));

/** What product pages, comparison and documents say of each profile (lib/suppliers/profile-drawings.test.ts). */
const ON_PAGES: Readonly<Record<string, number>> = {
  Portoghese: 13.5,
  Marsigliese: 13.8,
  Duna: 11.7,
  'Klinker Meridional': 10.6,
  'Klinker Virtus': 11.3,
  'Curva Collado': 22.7,
  LogicaPlana: 11.8,
  Roman: 12.9,
  Wave: 11,
};

test.each(drawn.map(({ id, name }) => [id, name]))('%s is counted by what its pages say', (id, name) => {
  const { made } = of(id);
  const { quantity, mark } = made.lines[0]!;
  const area = (10 * 8) / Math.cos((25 * Math.PI) / 180);
  expect(quantity).toBe(Math.ceil(area * ON_PAGES[name]! * 1.08));
  expect(mark).toBe('trade');
  expect(quantitySaid(localised('en'), made.lines[0]!)).toMatch(
    /^about 1,\d{3}$|^about 2,\d{3}$|^about 9\d\d$/,
  );
  expect(quantitySaid(localised('ar'), made.lines[0]!)).toMatch(/^نحو [\d,]+$/);
});

test('every profile of the range but the published one is among them', () => {
  expect(drawn).toHaveLength(tiles.length - 1);
  expect(new Set(drawn.map(({ name }) => name)).size).toBe(PROFILE_IDS.length - 1);
});

test('cover width and gauge of the drawing, and what decides, stand beside the number and in the working', () => {
  const marsigliese = of('bmi-marsigliese');
  expect(first(marsigliese)).toEqual([
    'Roof tiles',
    '88.27 m²',
    'about 1,316',
    'pieces',
    'about 13.8 per m² by our indicative drawing (cover width 210 × gauge 345 mm); check the manufacturer’s data sheet',
  ]);
  expect(working(marsigliese)).toEqual([
    'By our indicative drawing: 1 ÷ (0.345 m gauge × 0.21 m cover width) = about 13.8 pieces per m²; check the manufacturer’s data sheet',
    '88.27 m² × 13.8 per m² + 8% = 1,315.58, rounded up to 1,316',
  ]);
  expect(first(marsigliese, 'ar')[4]).toBe(
    'نحو 13.8 لكل م² حسب مخططنا الإرشادي (عرض التغطية × تباعد السدايب: \u2066210 × 345\u2069 مم)، والعبرة بالمواصفات الفنية للشركة المصنّعة',
  );
  expect(working(marsigliese, 'ar')[0]).toBe(
    'القطع لكل م² حسب مخططنا الإرشادي، من تباعد السدايب وعرض التغطية: \u20661 ÷ (0.345 m × 0.21 m) ≈ 13.8\u2069، والعبرة بالمواصفات الفنية للشركة المصنّعة',
  );
});

test('of a barrel roof covers and pans are counted', () => {
  const curva = of('cobert-spain-curva');
  expect(first(curva)[2]).toBe('about 2,165');
  expect(first(curva)[4]).toContain('about 22.7 per m², covers and pans, by our indicative drawing');
  expect(first(curva, 'ar')[4]).toContain('نحو 22.7 لكل م²، الأغطية والمجاري معًا، حسب مخططنا الإرشادي');
  expect(working(curva)[0]).toContain('2 ÷ (0.36 m gauge × 0.245 m cover width) = about 22.7 pieces per m²');
  // 13 courses of 4.41 m on each slope; 41 covers in one, and a pan to each.
  expect(first(of('cobert-spain-curva', '&cover=245'))[2]).toBe('about 2,196');
});

test('a published figure stays exact, and a typed one comes before all', () => {
  expect(first(of('cobert-portugal-lusa'))).toEqual([
    'Roof tiles',
    '88.27 m²',
    '1,144',
    'pieces',
    'BMI Portugal, bmigroup.com/pt (manufacturer’s figure)',
  ]);
  expect(first(of('bmi-marsigliese', '&pieces=14'))).toEqual([
    'Roof tiles',
    '88.27 m²',
    '1,335',
    'pieces',
    'your figure',
  ]);
});

test('a typed gauge or cover width takes the place of that of the drawing', () => {
  const gauge = of('bmi-marsigliese', '&gauge=300');
  expect(first(gauge)[2]).toBe('about 1,514');
  expect(first(gauge)[4]).toBe(
    'cover width 0.21 m of our indicative drawing; check the manufacturer’s data sheet',
  );
  expect(working(gauge)[0]).toBe('1 ÷ (0.3 m gauge × 0.21 m cover width) = 15.87 pieces per m²');
  // No slope is a rectangle, so no courses.
  const hip = report('shape=hip&tile=bmi-marsigliese&length=12&width=8&pitch=25&cover=220');
  expect(working(hip)[0]).toBe('1 ÷ (0.345 m gauge × 0.22 m cover width) = 13.18 pieces per m²');
  expect(first(hip)[4]).toBe('gauge 0.345 m of our indicative drawing; check the manufacturer’s data sheet');
  const both = report('shape=hip&tile=bmi-marsigliese&length=12&width=8&pitch=25&cover=220&gauge=340');
  expect(first(both)[2]).not.toContain('about');
});

test('without a tile nothing is counted, and the line says how to have it counted', () => {
  expect(first(report(GABLE)).slice(2)).toEqual([
    'on request',
    '',
    'Choose a tile, enter the tiles per m² of the manufacturer’s data sheet, or ask us.',
  ]);
});

test('list, mail, chat and file say number, mark and area', () => {
  const made = of('bmi-marsigliese');
  const lines = enquiryLines(made);
  expect(readLines(lines)).toEqual(lines);
  expect(lines[0]).toMatchObject({ quantity: 1316, unit: 'pieces', roof: { about: true } });
  expect(shownLine(lines[0]!, namingIn('en'), 'en').note).toBe(
    `An indicative number, calculated for 88.27 m²: gable roof 10 × 8 m, 25°, v${ROOF_FIGURES.version}`,
  );
  expect(plain(shownLine(lines[0]!, namingIn('ar'), 'ar').note)).toContain(
    'عدد إرشادي محسوب لمساحة 88.27 م²: سقف جملوني',
  );
  // Of the other parts the roof is enough.
  expect(shownLine(lines[1]!, namingIn('en'), 'en').note).toMatch(/^Calculated with usual figures: gable/);
  const chat = quantitiesChat(localised('en'), made, {
    number: '971500000000',
    origin: 'https://site.example',
    line: enquiryListWords.en.line,
  });
  expect(new URL(chat).searchParams.get('text')!.split('\n')[1]).toBe(
    '1,316 pieces: Marsigliese roof tiles, BMI, Italy (indicative, for 88.27 m²)',
  );
  expect(quantitiesCsv(localised('en'), made, '').split('\r\n')[4]).toBe(
    '"Marsigliese roof tiles","88.27","m²","1316","pieces","about 13.8 per m² by our indicative drawing (cover width 210 × gauge 345\u00a0mm); check the manufacturer’s data sheet"',
  );
  expect(shownLine(enquiryLines(of('cobert-portugal-lusa'))[0]!, namingIn('en'), 'en').note).toMatch(
    /^Calculated: gable/,
  );
});
