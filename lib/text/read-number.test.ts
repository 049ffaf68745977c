import { readFigures, typedNumber } from './read-number';

test.each([
  ['', undefined],
  [' ', undefined],
  ['420', 420],
  ['12,5', 12.5],
  ['.5', 0.5],
  ['12.', 12],
  ['-3', -3],
  ['\u22123', -3],
  ['+3', 3],
  ['1 200', 1200],
  ["1'200", 1200],
  ['12 345\u00a0678', 12_345_678],
  ['1\u202f200', 1200],
  ['1’250,5', 1250.5],
  ['١ ٢٥٠', 1250],
  ['-1 200', -1200],
  ['1,250', 1250],
  ['1.250', 1.25],
  ['0,345', 0.345],
  ['1.200,50', 1200.5],
  ['1,200.50', 1200.5],
  ['1.200.000', 1_200_000],
  ['١٬٢٠٠', 1200],
  ['١٢٫٥', 12.5],
  ['١٫٢٥٠', 1.25],
  ['\u200f12', 12],
  ['\u2066−1,250.5\u2069', -1250.5],
  ['\u200f', undefined],
  ['١،٢٥٠', 1250],
  ['9'.repeat(400), Number.MAX_VALUE],
  ['١٢٬٥', null],
  ['--1', null],
  ['+-1', null],
  ['1.2.3', null],
  ['1,20,000', null],
  ['1e9', null],
  ['0x10', null],
  ['many', null],
  ["12'6", null],
  ["5' 6", null],
  ["12'", null],
  ['10 20', null],
  ['1 2 3', null],
  ['1_0', null],
  ['1 2000', null],
  ['12.5 250', null],
  ['1,250 500', null],
])('%j reads as %p', (typed, value) => expect(typedNumber(typed)).toBe(value));

test('a thousand that may be three decimals says so, with its sign', () => {
  expect(readFigures('1.250')).toEqual({ value: 1250, grouped: true, other: 1.25 });
  expect(readFigures('-1,250')).toEqual({ value: -1250, grouped: true, other: -1.25 });
  expect(readFigures('1,250,000')).toEqual({ value: 1_250_000, grouped: true });
  expect(readFigures('1,250.5')).toEqual({ value: 1250.5, grouped: false });
});
