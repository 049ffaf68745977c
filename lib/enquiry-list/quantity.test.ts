import { MAX_QUANTITY } from './enquiry-list';
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
])('%j is a quantity of m²', (typed, quantity) => expect(read(typed).quantity).toBe(quantity));

test.each(['420', '1.5', '12,5', '١٢٫٥', '1 200', '1,200.50'])('%j is taken without a word', (typed) =>
  expect(read(typed).change).toBeNull(),
);

test.each(['', ' ', 'many', '1e9', '1.2.3', '1,2,3', '1,20,000', '--1', '5 m²', 'Infinity', 'NaN', '0x10'])(
  '%j is no number: the quantity there was stays, and that is said',
  (typed) => expect(read(typed)).toEqual({ quantity: 7, change: 'unread' }),
);

test.each(['0', '-3', '−3', '0,00', '0.001', '٠'])('%j is too little', (typed) =>
  expect(read(typed)).toEqual({ quantity: 7, change: 'low' }),
);

test('too much is cut to the most, and that is said', () => {
  expect(read('1000000000')).toEqual({ quantity: MAX_QUANTITY, change: 'high' });
  expect(read('999999.999', 'pieces')).toEqual({ quantity: MAX_QUANTITY, change: 'high' });
});

test('pieces are whole, and never short', () => {
  expect(read('1.5', 'pieces')).toEqual({ quantity: 2, change: 'whole' });
  expect(read('0.2', 'sets')).toEqual({ quantity: 1, change: 'whole' });
  expect(read('2.0', 'pieces')).toEqual({ quantity: 2, change: null });
  expect(fitUnit(12.5, 'pieces')).toEqual({ quantity: 13, change: 'whole' });
  expect(fitUnit(12.5, 'metres')).toEqual({ quantity: 12.5, change: null });
});

test('a third decimal is rounded off, a comma before three digits is English: both are said', () => {
  expect(read('12.345')).toEqual({ quantity: 12.35, change: 'decimals' });
  expect(read('1,200')).toEqual({ quantity: 1200, change: 'thousands' });
  expect(read('1.200.000', 'pieces')).toEqual({ quantity: MAX_QUANTITY, change: 'high' });
});
