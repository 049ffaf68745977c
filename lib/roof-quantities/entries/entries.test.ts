import { ROOF_FIGURES } from '@/content/roof-quantities/figures';
import { roofFaults } from '@/content/roof-quantities/input-words';
import { roofTiles } from '@/content/roof-quantities/tiles';
import { NO_ENTRIES, queryOf } from './entries';
import { entriesOf } from './entries-schema';
import { readEntries } from './read-entries';
import { readMeasure, readPitch } from './read-measure';
import { stepped } from './stepped';

const tiles = roofTiles('en');
const given = { figures: ROOF_FIGURES, tiles };
const entries = (search: string) => entriesOf(Object.fromEntries(new URLSearchParams(search)));
const read = (search: string) => readEntries(entries(search), given);
const roof = (search: string) => read(search).job?.roof;
const faults = (search: string) =>
  Object.fromEntries(Object.entries(read(search).faults).map(([key, fault]) => [key, fault?.code]));

test('an address describes a roof of each shape', () => {
  const block = 'length=12&width=8&pitch=25';
  const plain = { length: 12, width: 8, pitch: 25 };
  expect(roof(block)).toEqual({ shape: 'gable', ...plain });
  expect(roof(`shape=mono&${block}`)).toEqual({ shape: 'mono', ...plain });
  expect(roof(`shape=pyramid&${block}`)).toEqual({ shape: 'pyramid', ...plain });
  expect(roof(`shape=hip&${block}`)).toEqual({ shape: 'hip', ...plain, ends: [25, 25] });
  expect(roof(`shape=hip&${block}&ends=35`)).toEqual({ shape: 'hip', ...plain, ends: [35, 35] });
  expect(roof(`shape=hip&${block}&far=35`)).toEqual({ shape: 'hip', ...plain, ends: [25, 35] });
  const wing = { length: 5, width: 6 };
  expect(roof(`shape=t&${block}&wingLength=5&wingWidth=6`)).toEqual({ shape: 't', ...plain, wing });
  expect(roof(`shape=l&${block}&wingLength=5&wingWidth=6`)).toEqual({ shape: 'l', ...plain, wing });
  expect(roof('shape=planes&area1=32.5&eaves3=10&slope3=3.6&ridge=10&verge=0')).toEqual({
    shape: 'planes',
    planes: [
      { row: 0, area: 32.5 },
      { row: 2, eaves: 10, slope: 3.6 },
    ],
    edges: { ridge: 10, verge: 0 },
  });
});

test.each([
  ['12.5', 'm', 12.5],
  ['12,5', 'm', 12.5],
  ['١٢٫٥', 'm', 12.5],
  ['۱۲', 'm', 12],
  ['١٢،٥', 'm', 12.5],
  ['12 m', 'm', 12],
  ['٨ م', 'm', 8],
  ['8000 mm', 'm', 8],
  ['800cm', 'm', 8],
  ['0.345 m', 'mm', 345],
  ['345', 'mm', 345],
  ['32,5 m²', 'm²', 32.5],
  ['32.5m2', 'm²', 32.5],
  ['1,250', 'm²', 1250],
  ['0,345 m', 'mm', 345],
  ["1'250", 'm²', 1250],
  ["12'", 'm', null],
  ['12\'6"', 'm', null],
  ["12'6", 'm', null],
  ['12 6', 'm', null],
  ['12″', 'm', null],
  ['12 ft', 'm', null],
  ['10 %', '%', 10],
  ['١٠٪', '%', 10],
  ['', 'm', undefined],
  ['  ', 'm', undefined],
  ['m', 'm', null],
  ['12 m²', 'm', null],
  ['12 kg', 'm', null],
  ['12 متر', 'm', 12],
  ['١٢ مترًا', 'm', 12],
  ['12 metres', 'm', 12],
  ['12 mtrs.', 'm', 12],
  ['0.345 metres', 'mm', 345],
  ['8000 مم', 'm', 8],
  ['120 sqm', 'm²', 120],
  ['120 sq. m', 'm²', 120],
  ['120 متر مربع', 'm²', 120],
  ['12 متر مربع', 'm', null],
  ['12 متر', 'm²', null],
  ['12 pieces', '/m²', 12],
  ['12 pcs', '/m²', 12],
  ['13.5 pcs/m²', '/m²', 13.5],
  ['12/m²', '/m²', 12],
  ['١٢ قطعة/م٢', '/m²', 12],
  ['12 per sqm', '/m²', 12],
  ['12 m²', '/m²', null],
  ['12 rolls', '/m²', null],
  ['12/', '/m²', null],
  ['12 pcs/m', '/m²', null],
  ['12 pcs/pcs', '/m²', null],
  ['12 pcs', 'm', null],
  ['2.5 pcs/m', '/metres', 2.5],
  ['٢٫٥ قطعة لكل متر', '/metres', 2.5],
  ['2.5/m²', '/metres', null],
  ['12 قطعة لكل متر مربع', '/m²', 12],
  ['12/m²', 'm²', null],
  ['\u200f12', 'm', 12],
  ['\u20668,5\u2069\u200e م', 'm', 8.5],
  ['12 sq ft', 'm²', null],
  ['10 °', '%', null],
  ['1e9', 'm', null],
  ['NaN', 'm', null],
  ['Infinity', 'm', null],
  ['1.2.3', 'm', null],
] as const)('%j in %s reads as %p', (text, unit, value) => expect(readMeasure(text, unit)).toBe(value));

test('a pitch is read in degrees, or in per cent', () => {
  expect(readPitch('25', 'degrees')).toBe(25);
  expect(readPitch('25°', 'percent')).toBe(25);
  // What keyboards have in its place: the sign of ordinal numbers, and a ring above.
  expect(readPitch('25º', 'percent')).toBe(25);
  expect(readPitch('25 ˚', 'percent')).toBe(25);
  expect(readPitch('\u200f25\u200e', 'degrees')).toBe(25);
  expect(readPitch('25o', 'degrees')).toBeNull();
  expect(readPitch('2º5', 'degrees')).toBeNull();
  expect(readPitch('100', 'percent')).toBeCloseTo(45, 9);
  expect(readPitch('٧٠٪', 'degrees')).toBeCloseTo(34.992, 3);
  expect(readPitch('25 degree', 'percent')).toBe(25);
  expect(readPitch('25 Degrees', 'percent')).toBe(25);
  expect(readPitch('25 deg.', 'percent')).toBe(25);
  expect(readPitch('25 درجة', 'percent')).toBe(25);
  expect(readPitch('٢٥ درجه', 'percent')).toBe(25);
  expect(readPitch('25 m', 'degrees')).toBeNull();
  expect(readPitch('°', 'degrees')).toBeNull();
  expect(readPitch('', 'degrees')).toBeUndefined();
});

test.each([
  ['length=12&width=8&pitch=0', { pitch: 'low' }],
  ['length=12&width=8&pitch=90', { pitch: 'high' }],
  ['length=12&width=8&pitch=-25', { pitch: 'low' }],
  ['length=12&width=8&pitch=90&in=percent', {}],
  ['length=12&width=8&pitch=25&pieces=0', { pieces: 'low' }],
  ['length=12&width=8&pitch=25&waste=x', { waste: 'unread' }],
  ['length=12&width=8&pitch=25&lap=800', { lap: 'lapOverRoll' }],
  ['length=12', { width: 'missing', pitch: 'missing' }],
  ['length=abc', { length: 'unread', width: 'missing', pitch: 'missing' }],
  ['length=0&width=0&pitch=25', { length: 'low', width: 'low' }],
  ['shape=hip&length=8&width=12&pitch=25', { width: 'widthOverLength' }],
  ['shape=hip&length=8&width=12&pitch=25&ends=10', { ends: 'endsTooFlat' }],
  ['shape=hip&length=8&width=8&pitch=25&far=10', { far: 'endsTooFlat' }],
  ['shape=hip&length=8&width=12&pitch=25&ends=0', { ends: 'low' }],
  ['shape=hip&length=8&width=12&pitch=25&ends=45', {}],
  ['shape=hip&length=9&width=9&pitch=30', {}],
  ['shape=t&length=12&width=8&pitch=25&wingLength=5&wingWidth=9', { wingWidth: 'wingTooWide' }],
  ['shape=t&length=12&width=8&pitch=25', { wingLength: 'missing', wingWidth: 'missing' }],
  ['shape=l&length=6&width=13&pitch=25&wingLength=5&wingWidth=3', { width: 'widthOverTwice' }],
  ['shape=planes&area1=30&eaves1=10', { area1: 'areaOrSides' }],
  ['shape=planes&eaves1=10&slope2=4', { slope1: 'missing', eaves2: 'missing' }],
  ['shape=planes&ridge=10', { area1: 'missing' }],
])('%s is told at its fields', (search, told) => {
  expect(faults(search)).toEqual(told);
  expect(roof(search) === undefined).toBe(Object.keys(told).length > 0);
});

test('steps begin at the usual and stay within the limits, in the unit of the field', () => {
  const step = (text: string, by: 1 | -1, more = {}) =>
    stepped(text, by, { field: 'length', unit: 'degrees', figures: ROOF_FIGURES, usual: 12, ...more });
  expect(['', 'abc', '12,5', '0.5', '200', '8000 mm'].map((text) => step(text, 1))).toEqual([
    '12',
    '12',
    '13',
    '1',
    '200',
    '8.5',
  ]);
  expect(step('0.5', -1)).toBe('0.5');
  expect(step('46.6', 1, { field: 'pitch', unit: 'percent' })).toBe('47.6');
  expect(step('1', -1, { field: 'pitch', unit: 'degrees' })).toBe('1');
  expect(step('345', -1, { field: 'gauge' })).toBe('340');
});

test('a limit is told as the field is typed, and every fault has its sentence', () => {
  const high = read('length=12&width=8&pitch=600&in=percent').faults.pitch!;
  expect(high).toEqual({ code: 'high', least: 1.8, most: 567.1 });
  expect(read('length=500&width=8&pitch=25').faults.length).toEqual({ code: 'high', least: 0.5, most: 200 });
  for (const sentence of Object.values(roofFaults.en)) expect(sentence).toMatch(/\.$/);
});

test('nothing typed is no fault, and what another shape asks for waits', () => {
  expect(read('')).toEqual({ job: null, faults: {} });
  expect(faults('shape=planes&length=12&pieces=0')).toEqual({ pieces: 'low' });
  expect(read('wingLength=x&length=12&width=8&pitch=25').job).not.toBeNull();
});

test('a profile of ours brings its own figures, and what is typed counts more', () => {
  const of = (search: string) => read(`length=12&width=8&pitch=25&${search}`).job!;
  const lusa = of('tile=cobert-portugal-lusa');
  expect(lusa.options.pieces).toEqual({
    mark: 'published',
    value: 12,
    source: 'BMI Portugal, bmigroup.com/pt',
  });
  expect(lusa.options.gauge).toEqual({ mark: 'trade', value: 0.37, source: 'drawing' });
  expect(of('tile=cobert-portugal-lusa&pieces=11.5&gauge=360').options).toMatchObject({
    pieces: { mark: 'entered', value: 11.5 },
    gauge: { mark: 'entered', value: 0.36 },
  });
  expect(of('tile=bmi-portoghese').options.pieces).toMatchObject({ mark: 'trade', value: 13.5 });
  expect(of('tile=made-up').options).toMatchObject({ tile: null, pieces: null });
});

test('waste goes by what is cut, unless it is typed', () => {
  const wasteOf = (search: string) => {
    const { options } = read(search).job!;
    return [options.waste, options.wasteFor];
  };
  const block = 'length=12&width=8&pitch=25';
  expect(wasteOf(block)).toEqual([0.08, 'straight']);
  expect(wasteOf(`shape=mono&${block}`)).toEqual([0.08, 'straight']);
  expect(wasteOf(`shape=hip&${block}`)).toEqual([0.1, 'hips']);
  expect(wasteOf(`shape=l&${block}&wingLength=5&wingWidth=6`)).toEqual([0.12, 'valleys']);
  expect(wasteOf('shape=planes&area1=30&hip=4')).toEqual([0.1, 'hips']);
  expect(wasteOf('shape=planes&area1=30&hip=4&valley=4')).toEqual([0.12, 'valleys']);
  expect(wasteOf('shape=planes&area1=30')).toEqual([0.08, 'straight']);
  expect(wasteOf(`${block}&waste=0`)).toEqual([0, 'entered']);
});

test('an address that was written is read as it was, faults and all', () => {
  for (const search of [
    '',
    'shape=hip&in=percent&tile=bmi-portoghese&length=12%2C5&width=8+m&pitch=46.6&ends=35&waste=abc',
    'shape=planes&length=12&ridge=10&area1=32.5&eaves3=4&slope12=2',
    'shape=l&length=0&width=-3&wingLength=1e9',
  ]) {
    expect(queryOf(entries(search))).toBe(search);
    expect(entries(queryOf(entries(search)))).toEqual(entries(search));
  }
});

test('digits of any script and signs nobody sees make one address', () => {
  const typed = { length: '\u200f١٢٫٥', width: '۸', pitch: '25' };
  const planes = [{ area: '٣٢', eaves: '', slope: '' }];
  expect(queryOf({ ...NO_ENTRIES, typed, planes })).toBe('length=12.5&width=8&pitch=25&area1=32');
});

test('a step from an empty field is a step from what it stands for, not the same as typed', () => {
  const press = (by: 1 | -1, counts: boolean) =>
    stepped('', by, { field: 'pieces', unit: 'degrees', figures: ROOF_FIGURES, usual: 13.5, counts });
  expect([press(1, true), press(-1, true)]).toEqual(['14', '13']);
  expect([press(1, false), press(-1, false)]).toEqual(['13.5', '13.5']);
});
