import { SIZING, type Climate } from '@/content/solar/sizing';
import { FORCED_SYSTEMS, NATURAL_MODELS } from '@/content/solar/systems';
import { fits, ladder, naturalFor, propose, recommend, type Site } from './recommend';

const sharjah: Climate = SIZING.climates[0];
const site = (demand: number, hot = 60): Site => ({ demand, hot, climate: sharjah, data: SIZING });
const bestOf = (demand: number, hot = 60) => {
  const found = recommend(site(demand, hot), FORCED_SYSTEMS);
  return found.kind === 'system' ? `${found.best.count} ${found.best.system.id}` : found.kind;
};

const limits = [
  ['system300', 180, 220, 280],
  ['system500', 325, 395, 500],
  ['system750', 540, 655, 825],
  ['system1000', 690, 840, 1055],
] as const;

test.each(limits)('%s carries 75%% up to %d L at 60 °C, %d at 55, %d at 50', (id, ...most) => {
  const system = FORCED_SYSTEMS.find((one) => one.id === id)!;
  for (const [at, hot] of [60, 55, 50].entries()) {
    const share = (demand: number) =>
      propose(site(demand, hot), { system, count: 1 }).span.conservative.share;
    expect(share(Number(most[at]))).toBeGreaterThanOrEqual(0.75);
    expect(share(Number(most[at]) + 5)).toBeLessThan(0.75);
  }
});

test.each([
  ['system300', 205, 245, 300],
  ['system500', 365, 435, 530],
  ['system750', 600, 710, 875],
  ['system1000', 765, 905, 1110],
] as const)('%s by the central result up to %d, %d and %d L', (id, ...most) => {
  const system = FORCED_SYSTEMS.find((one) => one.id === id)!;
  for (const [at, hot] of [60, 55, 50].entries()) {
    const share = (demand: number) => propose(site(demand, hot), { system, count: 1 }).span.central.share;
    expect(share(Number(most[at]))).toBeGreaterThanOrEqual(0.75);
    expect(share(Number(most[at]) + 5)).toBeLessThan(0.75);
  }
});

test.each([
  [0, 'none'],
  [1, '1 system300'],
  [180, '1 system300'],
  [185, '1 system500'],
  [325, '1 system500'],
  [330, '1 system750'],
  [540, '1 system750'],
  [545, '1 system1000'],
  [360, '1 system750'],
  [690, '1 system1000'],
  [700, '2 system1000'],
  [3400, '5 system1000'],
  [3600, 'engineer'],
  [16_000_000, 'engineer'],
])('%d L a day at 60 °C: %s', (demand, best) => expect(bestOf(demand)).toBe(best));

test('the tank holds at least four fifths of a day', () => {
  // At 50 °C the collectors of 300/3 would do for 280 L, and its tank for 375.
  expect(bestOf(280, 50)).toBe('1 system300');
  const small = { ...FORCED_SYSTEMS[1], tank: 200 };
  expect(fits(site(280, 50), propose(site(280, 50), { system: small, count: 1 }))).toBe(false);
});

test('System 200/25 is never proposed, at any demand, temperature or place, nor beside another', () => {
  const steps = ladder(FORCED_SYSTEMS, SIZING.maxSystems);
  expect(steps.map(({ system, count }) => `${count} ${system.id}`)).toEqual([
    '1 system300',
    '1 system500',
    '1 system750',
    '1 system1000',
    '2 system1000',
    '3 system1000',
    '4 system1000',
    '5 system1000',
  ]);
});

test('one size down and one up stand beside, as far as there are any', () => {
  const beside = (demand: number) => {
    const found = recommend(site(demand), FORCED_SYSTEMS);
    if (found.kind !== 'system') throw new Error('none');
    return [found.smaller, found.larger].map((one) => one && `${one.count} ${one.system.id}`);
  };
  expect(beside(100)).toEqual([null, '1 system500']);
  expect(beside(360)).toEqual(['1 system500', '1 system1000']);
  expect(beside(1000)).toEqual(['1 system1000', '3 system1000']);
  expect(beside(3400)).toEqual(['4 system1000', null]);
});

test('several systems yield together what each yields of its part', () => {
  const system = FORCED_SYSTEMS[4];
  const one = propose(site(600), { system, count: 1 });
  const three = propose(site(1800), { system, count: 3 });
  expect(three.span.central.solar).toBeCloseTo(3 * one.span.central.solar, 6);
  expect(three.span.central.share).toBeCloseTo(one.span.central.share, 9);
  expect([three.tank, three.area]).toEqual([3000, 30]);
});

test('a larger system never carries a smaller share', () => {
  const steps = ladder(FORCED_SYSTEMS, SIZING.maxSystems);
  for (const demand of [60, 360, 900, 2500]) {
    const shares = steps.map((choice) => propose(site(demand), choice).span.conservative.share);
    for (const [at, share] of shares.slice(1).entries()) expect(share).toBeGreaterThan(shares[at]! - 1e-9);
  }
});

test.each([
  [0, null],
  [100, 120],
  [120, 120],
  [121, 150],
  [300, 300],
  [301, null],
])('natural circulation for %d L: model %s', (demand, model) =>
  expect(naturalFor(demand, NATURAL_MODELS)?.model ?? null).toBe(model),
);
