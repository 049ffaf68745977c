import { SIZING, type ClimateId, type Field, type Mode } from '@/content/solar/sizing';
import { FORCED_SYSTEMS, NATURAL_MODELS } from '@/content/solar/systems';
import { processorTime } from '@/tests/helpers/jest/processor-time';
import { calculate } from './calculation';
import { demandLines, litresOf } from './demand';
import { entriesOf, noEntries, queryOf, stepped, tariffOf, type Entries } from './entries';
import { readCount, readTariff } from './read-count';

const range = { forced: FORCED_SYSTEMS, natural: NATURAL_MODELS };
const litres = (mode: Mode, counts: Partial<Record<Field, number>>) =>
  litresOf(demandLines(SIZING, mode, counts));
const entries = (
  mode: Mode,
  typed: Partial<Record<Field, string>>,
  more: Partial<Entries> = {},
): Entries => ({
  ...noEntries(SIZING),
  mode,
  typed: { ...noEntries(SIZING).typed, [mode]: typed },
  ...more,
});

test('a villa and a camp count their litres as the specification says', () => {
  expect(litres('privateVilla', { fullBathrooms: 1 })).toBe(50);
  expect(litres('privateVilla', { bathroomsWithoutShower: 1 })).toBe(30);
  expect(litres('privateVilla', { centralKitchen: 1 })).toBe(80);
  expect(litres('privateVilla', { fullBathrooms: 5, bathroomsWithoutShower: 2, centralKitchen: 1 })).toBe(
    390,
  );
  expect(litres('laborCamp', { laborCount: 1 })).toBe(20);
  expect(litres('laborCamp', { centralKitchen: 1 })).toBe(1000);
  expect(litres('laborCamp', { ablution: 1 })).toBe(600);
  expect(litres('laborCamp', { laborCount: 100, centralKitchen: 1, ablution: 1 })).toBe(3600);
});

test('litres add up: two buildings together ask for what each asks for', () => {
  for (const [a, b, c, d] of [
    [0, 1, 2, 3],
    [17, 4, 9999, 0],
    [123, 456, 7, 8],
  ] as const) {
    const one = { laborCount: a, centralKitchen: b };
    const other = { laborCount: c, ablution: d };
    const both = { laborCount: a + c, centralKitchen: b, ablution: d };
    expect(litres('laborCamp', one) + litres('laborCamp', other)).toBe(litres('laborCamp', both));
  }
});

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

test('a tariff that is left empty is the usual one, here and in the address; nought is nought', () => {
  for (const tariff of ['', ' ']) {
    const entered = entries('privateVilla', { fullBathrooms: '4' }, { tariff });
    expect(tariffOf(SIZING, entered)).toBe(SIZING.tariff.usual);
    expect(queryOf(SIZING, entered)).toBe('fullBathrooms=4');
  }
  for (const search of ['?tariff=', '?tariff=%20'])
    expect(entriesOf(SIZING, search).tariff).toBe(String(SIZING.tariff.usual));
  expect(entriesOf(SIZING, '?tariff=0').tariff).toBe('0');
  expect(queryOf(SIZING, entries('privateVilla', {}, { tariff: '0' }))).toBe('tariff=0');
});

test('steps stay between none and the most', () => {
  expect(stepped('', 1, 9999)).toBe('1');
  expect(stepped('0', -1, 9999)).toBe('0');
  expect(stepped('abc', -1, 9999)).toBe('0');
  expect(stepped('9999', 1, 9999)).toBe('9999');
  expect(stepped('٤', 1, 9999)).toBe('5');
});

test('nothing entered: no litres, no system, and no number is made up', () => {
  const {
    litres: total,
    sized,
    recommendation,
    savings,
    verdict,
    natural,
    area,
  } = calculate(SIZING, range, entries('privateVilla', { fullBathrooms: 'abc' }, { recirculation: true }));
  expect([total, sized]).toEqual([0, 0]);
  expect(recommendation.kind).toBe('none');
  expect([savings, verdict, natural]).toEqual([null, null, null]);
  expect(area).toEqual({ conservative: 0, central: 0 });
});

test('recirculation leaves the total as it is and sizes with 100 L more', () => {
  const { litres: total, sized } = calculate(
    SIZING,
    range,
    entries('privateVilla', { fullBathrooms: '2' }, { recirculation: true }),
  );
  expect([total, sized]).toEqual([100, 200]);
});

test('a villa of 360 L: system, savings and the rule', () => {
  const made = calculate(SIZING, range, entries('privateVilla', { fullBathrooms: '4', centralKitchen: '2' }));
  expect(made.litres).toBe(360);
  if (made.recommendation.kind !== 'system') throw new Error('none');
  expect(made.recommendation.best.system.id).toBe('system750');
  expect(made.savings!.electricity.central).toBeCloseTo(4614 - 100, -1);
  expect(made.savings!.electricity.conservative).toBeCloseTo(4371 - 100, -1);
  expect(made.savings!.money.central).toBeCloseTo((4514 * 28) / 100, -1);
  expect(made.savings!.co2.central).toBeCloseTo(4514 * 0.4, -1);
  expect(made.verdict).toBe('designed');
});

test('a camp beyond five of the largest systems goes to an engineer, with the area and no system', () => {
  const made = calculate(
    SIZING,
    range,
    entries('laborCamp', { laborCount: '100', centralKitchen: '1', ablution: '1' }),
  );
  expect(made.recommendation).toEqual({ kind: 'engineer' });
  expect(made.savings).toBeNull();
  expect(made.area.conservative).toBeCloseTo(52.6, 0);
  expect(made.area.central).toBeCloseTo(46.9, 0);
});

test('the largest counts a field takes still give numbers', () => {
  const most = { laborCount: '9999', centralKitchen: '9999', ablution: '9999' };
  const made = calculate(SIZING, range, entries('laborCamp', most, { hot: 50, recirculation: true }));
  expect(made.litres).toBe(9999 * 1620);
  expect(made.recommendation.kind).toBe('engineer');
  expect(Number.isFinite(made.area.conservative)).toBe(true);
});

test('an address brings back what was entered', () => {
  const entered = entries(
    'laborCamp',
    { laborCount: '60', ablution: '1' },
    { hot: 55, climate: 'al-ain', recirculation: true, tariff: '38.5' },
  );
  const query = queryOf(SIZING, entered);
  expect(query).toBe(
    'mode=laborCamp&laborCount=60&ablution=1&hot=55&place=al-ain&recirculation=1&tariff=38.5',
  );
  expect(entriesOf(SIZING, `?${query}`)).toEqual(entered);
  expect(queryOf(SIZING, noEntries(SIZING))).toBe('');
});

test('an address keeps the counts of both buildings, those of the one that is not shown under names of their own', () => {
  const typed = {
    privateVilla: { fullBathrooms: '3', centralKitchen: '1' },
    laborCamp: { laborCount: '100', centralKitchen: '2' },
  };
  const queries: Readonly<Record<Mode, string>> = {
    privateVilla:
      'fullBathrooms=3&centralKitchen=1&hot=55&laborCamp.laborCount=100&laborCamp.centralKitchen=2',
    laborCamp:
      'mode=laborCamp&laborCount=100&centralKitchen=2&hot=55&privateVilla.fullBathrooms=3&privateVilla.centralKitchen=1',
  };
  for (const mode of ['privateVilla', 'laborCamp'] as const) {
    const entered: Entries = { ...noEntries(SIZING), mode, typed, hot: 55 };
    expect(queryOf(SIZING, entered)).toBe(queries[mode]);
    expect(entriesOf(SIZING, queries[mode])).toEqual(entered);
  }
});

test.each([
  '?mode=palace&fullBathrooms=-4&hot=90&place=mars&tariff=free&recirculation=2',
  '?laborCamp.laborCount=-4&privateVilla.fullBathrooms=5&palace.fullBathrooms=5&laborCamp.constructor=1',
  '?fullBathrooms=%00&hot=&place[]=x&__proto__=1&mode=constructor',
  '',
])('an address that says nonsense is as usual: %s', (search) =>
  expect(entriesOf(SIZING, search)).toEqual(noEntries(SIZING)),
);

test('every mode and place can be told by an address', () => {
  for (const place of SIZING.climates.map(({ id }) => id as ClimateId))
    expect(entriesOf(SIZING, `?place=${place}`).climate).toBe(place);
});
