import { MAX_QUANTITY } from './line';
import { fitUnit, readQuantity } from './quantity';

const read = (typed: string, unit = 'm²') => readQuantity(typed, unit, 7);

test.each([
  ['420', 420],
  ['1.5', 1.5],
  ['12,5', 12.5],
  ['0,25', 0.25],
  ['.5', 0.5],
  ['12.', 12],
  [' 1 200 ', 1200],
  ['1\u00a0200,5', 1200.5],
  ["1'200", 1200],
  ['1,200.50', 1200.5],
  ['1.200,50', 1200.5],
  ['٤٢٠', 420],
  ['۴۲۰', 420],
  ['١٢٫٥', 12.5],
  ['١٬٢٠٠', 1200],
  ['+3', 3],
  ['0,125', 0.13],
  ['١،٢٥٠', 1250],
  ['about 300', 300],
  ['~ 42', 42],
  ['نحو 1000', 1000],
  ['حوالي ٩٦٧', 967],
  ['حوالى ٩٦٧', 967],
  ['تقريبًا 300', 300],
  ['\u200f12', 12],
  ['\u200fنحو \u2066١٬٢٠٠\u2069', 1200],
])('%j is a quantity of m²', (typed, quantity) => expect(read(typed).quantity).toBe(quantity));

test.each(['420', '1.5', '12,5', '١٢٫٥', '1 200', '1,200.50'])('%j is taken without a word', (typed) =>
  expect(read(typed).change).toBeNull(),
);

test.each([
  '',
  ' ',
  'many',
  '1e9',
  '1.2.3',
  '1,2,3',
  '1,20,000',
  '--1',
  '5 towers',
  '20-30',
  "12'6",
  '10 20',
  '10 20 m2',
  'm² 5',
  'نحو',
  'النحو 5',
  'Infinity',
  'NaN',
  '0x10',
])('%j is no number: the quantity there was stays, and that is said', (typed) =>
  expect(read(typed)).toEqual({ quantity: 7, unit: 'm²', change: 'unread' }),
);

test.each(['0', '-3', '−3', '0,00', '0.001', '٠'])('%j is too little', (typed) =>
  expect(read(typed)).toEqual({ quantity: 7, unit: 'm²', change: 'low' }),
);

test.each([
  ['380 m2', 380, 'm²'],
  ['380m²', 380, 'm²'],
  ['380 ㎡', 380, 'm²'],
  ['٣٨٠ م٢', 380, 'm²'],
  ['380 Sq. M.', 380, 'm²'],
  ['42 m', 42, 'metres'],
  ['42.5 mtrs', 42.5, 'metres'],
  ['٤٢ متر', 42, 'metres'],
  ['300 أمتار', 300, 'metres'],
  ['٤٢ مترًا', 42, 'metres'],
  ['٤٢ مترا', 42, 'metres'],
  ['380 مترًا مربعًا', 380, 'm²'],
  ['٢٠٠٠ قرميدة', 2000, 'pieces'],
  ['15 صندوقا', 15, 'boxes'],
  ['600pcs', 600, 'pieces'],
  ['12 nos.', 12, 'pieces'],
  ['5 pallets', 5, 'pallets'],
  ['2,400.5 sq ft', 2400.5, 'sq ft'],
  ['1 200 Tiles', 1200, 'pieces'],
])('%j takes its unit along', (typed, quantity, unit) => {
  for (const before of ['pieces', 'm²'])
    expect(readQuantity(typed, before, 7)).toEqual({ quantity, unit, change: null });
});

test('a point or a comma before three digits is a thousand, and of a measure that is asked', () => {
  for (const typed of ['1.250', '1,250', '1,250 m2'])
    expect(read(typed)).toEqual({ quantity: 1250, unit: 'm²', change: 'thousands', other: 1.25 });
  expect(read('1.250', 'pieces')).toEqual({ quantity: 1250, unit: 'pieces', change: 'thousands' });
  // Nobody writes a thousand with an Arabic decimal sign.
  expect(read('١٫٢٥٠')).toEqual({ quantity: 1.25, unit: 'm²', change: null });
  expect(read('0.125')).toEqual({ quantity: 0.13, unit: 'm²', change: 'decimals' });
});

test('too much is cut to the most, and that is said', () => {
  expect(read('1000000000')).toMatchObject({ quantity: MAX_QUANTITY, change: 'high' });
  expect(read('999999999.999', 'pieces')).toMatchObject({ quantity: MAX_QUANTITY, change: 'high' });
});

test('pieces are whole, and never short', () => {
  expect(read('1.5', 'pieces')).toMatchObject({ quantity: 2, change: 'whole' });
  expect(read('0.2', 'sets')).toMatchObject({ quantity: 1, change: 'whole' });
  expect(read('2.0', 'pieces')).toMatchObject({ quantity: 2, change: null });
  expect(fitUnit(12.5, 'pieces')).toEqual({ quantity: 13, change: 'whole' });
  expect(fitUnit(12.5, 'metres')).toEqual({ quantity: 12.5, change: null });
});

test('a fourth decimal is rounded off, and that is said', () => {
  expect(read('12.3456')).toMatchObject({ quantity: 12.35, change: 'decimals' });
  expect(read('1.200.000', 'pieces')).toMatchObject({ quantity: 1_200_000, change: 'thousands' });
});
