import { SIZING } from '@/content/solar/sizing';
import { processorTime } from '@/tests/helpers/jest/processor-time';
import { readCount, readTariff } from './read-count';

test.each([
  ['', 0, null],
  ['28', 28, null],
  ['28 fils', 28, null],
  ['28 Fils/kWh', 28, null],
  ['28 fils per kWh', 28, null],
  ['٢٨ فلسًا', 28, null],
  ['28 فلس لكل كيلوواط ساعة', 28, null],
  ['32.5/kWh', 32.5, null],
  ['0.28 AED', 28, null],
  ['AED 0.28', 28, null],
  ['0.38 Dhs.', 38, null],
  ['0.28 درهم', 28, null],
  ['د.إ 0.28', 28, null],
  ['د.إ.\u200f 0.28', 28, null],
  ['درهم ٠٫٢٨', 28, null],
  ['0.28 د.إ.\u200f', 28, null],
  ['فلس 28', 28, null],
  ['AED 0.28/kWh', 28, null],
  ['Dhs. 0,28 per kWh', 28, null],
  ['fils 28/kWh', 28, null],
  ['درهم ٠٫٢٨ لكل ك.و.س', 28, null],
  ['28 fils/kW·h', 28, null],
  ['28 fils / kW h', 28, null],
  ['AED 0.28 fils', 0, 'unread'],
  ['\u200f28', 28, null],
  ['\u206628\u2069 fils\u200e', 28, null],
  ['0.28', 28, 'thousands'],
  ['٠٫٢٨', 28, 'thousands'],
  ['0,23', 23, 'thousands'],
  ['.445', 44.5, 'thousands'],
  ['1.99', 199, 'thousands'],
  ['2', 2, null],
  ['0', 0, null],
  ['-0.28', 0, 'low'],
  ['0.5 fils', 0.5, null],
  ['0.28/kWh', 28, 'thousands'],
  ['د.إ. 28', 200, 'high'],
  ['AED', 0, 'unread'],
  ['AED fils 3', 0, 'unread'],
  ['-3 fils', 0, 'low'],
  ['5 AED', 200, 'high'],
  ['fils', 0, 'unread'],
  ['28 euro', 0, 'unread'],
  ['28 m', 0, 'unread'],
])('a tariff of %j is %d fils (%s)', (typed, value, change) => {
  expect(readTariff(typed, 200)).toEqual({ value, change });
});

test('a tariff of an address that is mostly blanks holds no page up', () =>
  expect(processorTime(() => readTariff(`28${' '.repeat(1500)}b`, 200))).toBe('short'));

test.each([
  ['5', 5, null],
  ['', 0, null],
  [' 12 ', 12, null],
  ['٥', 5, null],
  ['۱۲', 12, null],
  ['١٬٢٠٠', 1200, null],
  ['1,200', 1200, null],
  ['+3', 3, null],
  ['-3', 0, 'low'],
  ['−3', 0, 'low'],
  ['abc', 0, 'unread'],
  ['1e3', 0, 'unread'],
  ['NaN', 0, 'unread'],
  ['Infinity', 0, 'unread'],
  ['0x10', 0, 'unread'],
  ['1.2.3', 0, 'unread'],
  ['2 3', 0, 'unread'],
  ['1.250', 1250, 'thousands'],
  ['١.٢٥٠', 1250, 'thousands'],
  ['12.500', 9999, 'high'],
  ['-1.250', 0, 'low'],
  ['\u200f12', 12, null],
  ['\u2066١٢\u2069', 12, null],
  ['1.2500', 1, 'whole'],
  ['١٫٢٥٠', 1, 'whole'],
  ['2.7', 2, 'whole'],
  ['٢٫٥', 2, 'whole'],
  ['10000', 9999, 'high'],
  ['1'.repeat(400), 9999, 'high'],
])('%j counts as %d', (typed, value, change) =>
  expect(readCount(typed, SIZING.maxCount)).toEqual({ value, change }),
);

test('a tariff has decimals', () => {
  expect(readTariff('28.5', 200).value).toBe(28.5);
  expect(readTariff('٢٨٫٥', 200).value).toBe(28.5);
  expect(readTariff('28,5', 200).value).toBe(28.5);
  expect(readTariff('28.125', 200).value).toBe(28.125);
});
