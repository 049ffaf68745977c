import { SIZING, type Climate, type SizingData } from '@/content/solar/sizing';
import {
  areaFor,
  heatLoss,
  monthLoad,
  ratios,
  referenceTemperature,
  shareOf,
  tankFactor,
  yearYield,
  yieldSpan,
  type Plant,
} from './f-chart';

const sharjah: Climate = SIZING.climates[0];
const plant = (more: Partial<Plant>): Plant => ({
  demand: 360,
  area: 5,
  tank: 500,
  hot: 60,
  climate: sharjah,
  data: SIZING,
  ...more,
});

/** Within half a per cent, as the vectors allow. */
const near = (value: number, wanted: number, tolerance = 0.005) =>
  expect(Math.abs(value - wanted) / wanted).toBeLessThanOrEqual(tolerance);

test.each([
  [180, 3, 300, 60, 2444, 1981, 0.811, 1841, 0.753],
  [325, 5, 500, 60, 4413, 3549, 0.804, 3320, 0.752],
  [360, 5, 500, 60, 4888, 3716, 0.76, 3478, 0.712],
  [360, 8, 750, 60, 4888, 4614, 0.944, 4371, 0.894],
  [360, 5, 500, 50, 3360, 3047, 0.907, 2947, 0.877],
  [690, 10, 1000, 60, 9369, 7476, 0.798, 7033, 0.751],
  [3600, 60, 6000, 60, 48880, 42858, 0.877, 40458, 0.828],
])('%d L a day on %d m² with %d L at %d °C yields as the independent vectors say', (...vector) => {
  const [demand, area, tank, hot, load, central, centralShare, conservative, conservativeShare] = vector;
  const span = yieldSpan(plant({ demand, area, tank, hot }));
  near(span.central.load, load);
  near(span.central.solar, central);
  near(span.central.share, centralShare);
  near(span.conservative.solar, conservative);
  near(span.conservative.share, conservativeShare);
});

test('the steps of one January are those of the vector', () => {
  const third = plant({});
  near(heatLoss(third), 5.78);
  near(tankFactor(third), 0.9306);
  near(referenceTemperature(third, 0, 60), 154.5);
  near(monthLoad(third, 0), 443.9);
  const { x, y } = ratios(third, 0, 60);
  expect([x, y, shareOf(x, y)].map((value) => value.toFixed(2))).toEqual(['5.43', '1.10', '0.57']);
});

test('the T*SOL report of an Abu Dhabi villa is met: 4055 kWh, 85.1% within the span', () => {
  const collector = { ...SIZING.collector, n0: 0.8, a1: 3.69, a2: 0.007 };
  const data = { ...SIZING, collector } as unknown as SizingData;
  const abuDhabi = SIZING.climates[1];
  const span = yieldSpan(plant({ demand: 300, area: 5, tank: 300, climate: abuDhabi, data }));
  near(span.central.load, 4073);
  near(span.central.load, 4055, 0.01);
  near(span.central.share, 0.857, 0.01);
  near(span.conservative.share, 0.801, 0.01);
  expect(span.conservative.share).toBeLessThan(0.851);
  expect(span.central.share).toBeGreaterThan(0.845);
});

test.each([
  [100, 2.1, 1.8],
  [200, 1.8, 1.55],
  [300, 1.7, 1.47],
  [500, 1.6, 1.38],
  [1000, 1.5, 1.33],
  [3600, 1.46, 1.3],
])(
  '%d L a day ask for %d m² for each 100 L by the careful result, %d by the central',
  (demand, careful, central) => {
    const site = { demand, hot: 60, climate: sharjah, data: SIZING };
    const tenth = 0.1 / (demand / 100);
    expect(Math.abs((areaFor(site, 60) / demand) * 100 - careful)).toBeLessThanOrEqual(0.05 + tenth);
    expect(Math.abs((areaFor(site, 40) / demand) * 100 - central)).toBeLessThanOrEqual(0.05 + tenth);
  },
);

const rising = (values: readonly number[], strictly = false) =>
  values.slice(1).every((value, at) => (strictly ? value > values[at]! : value >= values[at]! - 1e-9));

const DEMANDS = [1, 5, 20, 80, 150, 360, 700, 1500, 5000, 40_000, 16_000_000];
const AREAS = [0.5, 1, 2, 3, 5, 8, 10, 25, 60, 400];

test.each(SIZING.climates.map((climate) => [climate.id, climate as Climate] as const))(
  'in %s more water asks for more and its share falls; more area yields more; hotter water asks for more',
  (_, climate) => {
    for (const water of [40, 50, 60]) {
      for (const area of AREAS) {
        const yields = DEMANDS.map((demand) =>
          yearYield(plant({ demand, area, tank: area * 100, climate }), water),
        );
        expect(
          rising(
            yields.map(({ load }) => load),
            true,
          ),
        ).toBe(true);
        expect(rising(yields.map(({ solar }) => solar))).toBe(true);
        expect(rising(yields.map(({ share }) => -share))).toBe(true);
      }
      for (const demand of DEMANDS.slice(0, 8)) {
        const yields = AREAS.map((area) =>
          yearYield(plant({ demand, area, tank: area * 100, climate }), water),
        );
        expect(rising(yields.map(({ solar }) => solar))).toBe(true);
      }
    }
    const hotter = [50, 55, 60].map((hot) => yieldSpan(plant({ hot, climate })));
    expect(
      rising(
        hotter.map(({ central }) => central.load),
        true,
      ),
    ).toBe(true);
    expect(
      rising(
        hotter.map(({ central }) => -central.share),
        true,
      ),
    ).toBe(true);
    expect(
      rising(
        hotter.map(({ conservative }) => -conservative.share),
        true,
      ),
    ).toBe(true);
  },
);

test('no input gives anything but a number between its bounds', () => {
  for (const demand of [0, -5, 1e-9, 1, 360, 16e6, 1e15])
    for (const area of [0, 1e-6, 5, 1e9])
      for (const tank of [0, 1, 500, 1e9])
        for (const hot of [0, 20, 28, 60, 100]) {
          const { months, load, solar, share } = yearYield(plant({ demand, area, tank, hot }), hot);
          expect(months).toHaveLength(12);
          for (const value of [load, solar, share, ...months.map((month) => month.solar)])
            expect(Number.isFinite(value)).toBe(true);
          expect(share).toBeGreaterThanOrEqual(0);
          expect(share).toBeLessThanOrEqual(1 + 1e-9);
        }
});

test('the careful result is never above the central one', () => {
  for (const demand of DEMANDS)
    for (const hot of [50, 55, 60]) {
      const { central, conservative } = yieldSpan(plant({ demand, hot }));
      expect(conservative.solar).toBeLessThanOrEqual(central.solar + 1e-9);
    }
});
