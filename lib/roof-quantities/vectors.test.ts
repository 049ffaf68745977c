import { ROOF_FIGURES } from '@/content/roof-quantities/figures';
import { edgesOf, metresOf } from '@/lib/roof-quantities/geometry/geometry';
import type { Figure } from '@/lib/roof-quantities/parts/marks';
import { optionsOf, type TypedOptions } from '@/lib/roof-quantities/entries/options';
import type { PartId } from '@/lib/roof-quantities/parts/part';
import type { Roof } from '@/lib/roof-quantities/geometry/roof';
import { hipFactor, slopeFactor } from '@/lib/roof-quantities/geometry/slope';
import { takeOff, type TakeOff } from '@/lib/roof-quantities/parts/take-off';

/* Eight roofs worked out by hand, from the study that the formulas are from: to its last digit. */

const STUDY = { pieces: 12, gauge: 345, caps: 2.5 };

const made = (roof: Roof, waste: number, more: TypedOptions = {}): TakeOff =>
  takeOff(
    roof,
    optionsOf({ ...STUDY, waste, ...more }, { roof, tile: null, figures: ROOF_FIGURES }),
    ROOF_FIGURES,
  );
const lineOf = ({ lines }: TakeOff, part: PartId) => lines.find((line) => line.part === part);
const quantity = (of: TakeOff, part: PartId) => lineOf(of, part)?.quantity ?? 0;
const step = (of: TakeOff, part: PartId, value: string) => lineOf(of, part)!.steps.at(-1)!.values[value]!;
const lengths = ({ geometry }: TakeOff, kind: Parameters<typeof edgesOf>[1]) =>
  edgesOf(geometry, kind).map(({ length }) => Number(length.toFixed(4)));

test('1: gable 10 × 6 m, 35°, 10%', () => {
  const roof = made({ shape: 'gable', length: 10, width: 6, pitch: 35 }, 10);
  expect(slopeFactor(35)).toBeCloseTo(1.220775, 6);
  expect(roof.geometry.planes.map(({ sides }) => sides!.slope.toFixed(4))).toEqual(['3.6623', '3.6623']);
  expect(roof.geometry.area).toBeCloseTo(73.2465, 4);
  expect(lengths(roof, 'ridge')).toEqual([10]);
  expect(metresOf(roof.geometry, 'eaves')).toBe(20);
  expect(metresOf(roof.geometry, 'verge')).toBeCloseTo(14.649, 3);
  expect(step(roof, 'tiles', 'raw')).toBeCloseTo(966.85, 2);
  expect(quantity(roof, 'tiles')).toBe(967);
  expect(quantity(roof, 'caps')).toBe(25);
  expect(step(roof, 'battens', 'raw')).toBeCloseTo(212.3, 1);
});

test('2: hip 12 × 8 m, 25°, 10%', () => {
  const roof = made({ shape: 'hip', length: 12, width: 8, pitch: 25, ends: [25, 25] }, 10);
  expect(slopeFactor(25)).toBeCloseTo(1.103378, 6);
  expect(hipFactor(25)).toBeCloseTo(1.489108, 6);
  expect(4 * slopeFactor(25)).toBeCloseTo(4.4135, 4);
  expect(roof.geometry.area).toBeCloseTo(105.924, 3);
  expect(lengths(roof, 'ridge')).toEqual([4]);
  expect(lengths(roof, 'hip')).toEqual([5.9564, 5.9564, 5.9564, 5.9564]);
  expect(metresOf(roof.geometry, 'eaves')).toBe(40);
  expect(metresOf(roof.geometry, 'verge')).toBe(0);
  expect(step(roof, 'tiles', 'raw')).toBeCloseTo(1398.2, 1);
  expect(quantity(roof, 'tiles')).toBe(1399);
  expect(lineOf(roof, 'caps')!.steps.map(({ values }) => values.count)).toEqual([10, 15, 15, 15, 15, 70]);
  expect(step(roof, 'battens', 'raw')).toBeCloseTo(307.0, 1);
});

test('3: pyramid 9 × 9 m, 30°, 12%', () => {
  const roof = made({ shape: 'pyramid', length: 9, width: 9, pitch: 30 }, 12);
  expect(slopeFactor(30)).toBeCloseTo(1.154701, 6);
  expect(hipFactor(30)).toBeCloseTo(1.527525, 6);
  expect(4.5 * slopeFactor(30)).toBeCloseTo(5.1962, 4);
  expect(roof.geometry.area).toBeCloseTo(93.531, 3);
  expect(lengths(roof, 'ridge')).toEqual([]);
  expect(lengths(roof, 'hip')).toEqual([6.8739, 6.8739, 6.8739, 6.8739]);
  expect(metresOf(roof.geometry, 'eaves')).toBe(36);
  expect(step(roof, 'tiles', 'raw')).toBeCloseTo(1257.05, 2);
  expect(quantity(roof, 'tiles')).toBe(1258);
  expect(lineOf(roof, 'caps')!.steps.map(({ values }) => values.count)).toEqual([18, 18, 18, 18, 72]);
  expect(step(roof, 'battens', 'raw')).toBeCloseTo(271.1, 1);
});

test('4: mono-pitch 8 × 5 m, 17°, 8%', () => {
  const roof = made({ shape: 'mono', length: 8, width: 5, pitch: 17 }, 8);
  expect(slopeFactor(17)).toBeCloseTo(1.045692, 6);
  expect(roof.geometry.planes[0]!.sides!.slope).toBeCloseTo(5.2285, 4);
  expect(roof.geometry.area).toBeCloseTo(41.828, 3);
  expect(lengths(roof, 'top')).toEqual([8]);
  expect(metresOf(roof.geometry, 'eaves')).toBe(8);
  expect(metresOf(roof.geometry, 'verge')).toBeCloseTo(10.457, 3);
  expect(step(roof, 'tiles', 'raw')).toBeCloseTo(542.09, 2);
  expect(quantity(roof, 'tiles')).toBe(543);
  expect(quantity(roof, 'caps')).toBe(0);
  expect(step(roof, 'battens', 'raw')).toBeCloseTo(121.2, 1);
});

test('5: T 14 × 8 m with a wing of 5 × 6 m, 30°, 12%', () => {
  const wing = { length: 5, width: 6 };
  const roof = made({ shape: 't', length: 14, width: 8, pitch: 30, wing }, 12);
  expect(4 * slopeFactor(30)).toBeCloseTo(4.6188, 4);
  expect(3 * slopeFactor(30)).toBeCloseTo(3.4641, 4);
  // The study multiplies by k as it is printed: 142 × 1.154701 = 163.968.
  expect(roof.geometry.area).toBeCloseTo(142 * slopeFactor(30), 9);
  expect((142 * 1.154701).toFixed(3)).toBe('163.968');
  expect(lengths(roof, 'ridge')).toEqual([14, 8]);
  expect(lengths(roof, 'valley')).toEqual([4.5826, 4.5826]);
  expect(metresOf(roof.geometry, 'eaves')).toBe(32);
  expect(metresOf(roof.geometry, 'verge')).toBeCloseTo(25.403, 3);
  expect(step(roof, 'tiles', 'raw')).toBeCloseTo(2203.7, 1);
  expect(quantity(roof, 'tiles')).toBe(2204);
  expect(lineOf(roof, 'caps')!.steps.map(({ values }) => values.count)).toEqual([35, 20, 55]);
  expect(step(roof, 'battens', 'raw')).toBeCloseTo(475.3, 1);
});

test('6: hip 12 × 8 m, 25°, ends of 35°, 10%', () => {
  const roof = made({ shape: 'hip', length: 12, width: 8, pitch: 25, ends: [35, 35] }, 10);
  const [long, , end] = roof.geometry.planes;
  expect(long!.corners[2]!.z).toBeCloseTo(1.86523, 5);
  expect(end!.corners[2]!.x).toBeCloseTo(2.66383, 5);
  expect(2 * end!.onPlan!.area).toBeCloseTo(21.3106, 4);
  expect(2 * end!.area).toBeCloseTo(26.0154, 4);
  expect(2 * long!.onPlan!.area).toBeCloseTo(74.6894, 4);
  expect(2 * long!.area).toBeCloseTo(82.4106, 4);
  expect(roof.geometry.area).toBeCloseTo(108.426, 3);
  expect(lengths(roof, 'ridge')).toEqual([6.6723]);
  expect(lengths(roof, 'hip')).toEqual([5.1551, 5.1551, 5.1551, 5.1551]);
  expect(metresOf(roof.geometry, 'eaves')).toBe(40);
  expect(step(roof, 'tiles', 'raw')).toBeCloseTo(1431.2, 1);
  expect(quantity(roof, 'tiles')).toBe(1432);
  expect(lineOf(roof, 'caps')!.steps.map(({ values }) => values.count)).toEqual([17, 13, 13, 13, 13, 69]);
  expect(step(roof, 'battens', 'raw')).toBeCloseTo(314.3, 1);
});

test('7: slopes of 32.5, 32.5 and 18 m², 14.6 on a m², 10%', () => {
  const planes = [{ area: 32.5 }, { area: 32.5 }, { area: 18 }];
  const roof = made({ shape: 'planes', planes, edges: {} }, 10, { pieces: 14.6 });
  expect(roof.geometry.area).toBe(83);
  expect(step(roof, 'tiles', 'raw')).toBeCloseTo(1332.98, 2);
  expect(quantity(roof, 'tiles')).toBe(1333);
  expect(quantity(roof, 'caps')).toBe(0);
  expect(roof.notCounted.slice(0, 5)).toEqual(['eaves', 'ridge', 'hip', 'valley', 'verge']);
});

test('8: the gable of 1 by courses, cover width 241.5 mm', () => {
  // A figure for the square metre would take the place of whole courses.
  const gable: Roof = { shape: 'gable', length: 10, width: 6, pitch: 35 };
  const given = { roof: gable, tile: null, figures: ROOF_FIGURES };
  const roof = takeOff(gable, optionsOf({ gauge: 345, caps: 2.5, cover: 241.5 }, given), ROOF_FIGURES);
  const [one, other, all] = lineOf(roof, 'tiles')!.steps;
  expect(one!.values).toMatchObject({ courses: 11, across: 42, count: 462 });
  expect(one!.values.slope! / 0.345).toBeCloseTo(10.615, 3);
  expect(one!.values.real).toBeCloseTo(0.33294, 5);
  expect(10 / 0.2415).toBeCloseTo(41.41, 2);
  expect(other!.values.count).toBe(462);
  expect(all!.values.laid).toBe(924);
  expect(quantity(roof, 'tiles')).toBe(952);
  expect(quantity(roof, 'caps')).toBe(25);
  // Whole courses alone, before anything breaks, over what the area comes to.
  expect(924 / (73.2465 * 12)).toBeCloseTo(1.051, 3);
});

test('what is not a rectangle is counted by its area, with what gauge and cover width come to', () => {
  const roof: Roof = { shape: 'hip', length: 12, width: 8, pitch: 25, ends: [25, 25] };
  const options = optionsOf({ gauge: 345, cover: 241.5 }, { roof, tile: null, figures: ROOF_FIGURES });
  const [from, all] = lineOf(takeOff(roof, options, ROOF_FIGURES), 'tiles')!.steps;
  expect(from!.values.pieces).toBeCloseTo(12.002, 3);
  expect(all!.say).toBe('tilesByArea');
});

test('pieces of the other parts', () => {
  const hip = made({ shape: 'hip', length: 12, width: 8, pitch: 25, ends: [25, 25] }, 10);
  const gable = made({ shape: 'gable', length: 10, width: 6, pitch: 35 }, 10);
  const t = made({ shape: 't', length: 14, width: 8, pitch: 30, wing: { length: 5, width: 6 } }, 12);
  const l = made({ shape: 'l', length: 14, width: 8, pitch: 30, wing: { length: 5, width: 6 } }, 12);
  const all = (of: TakeOff) => Object.fromEntries(of.lines.map((line) => [line.part, line.quantity]));
  expect(all(hip)).toEqual({
    tiles: 1399,
    caps: 70,
    threeWay: 2,
    pestGuard: 40,
    battens: 308,
    eavesBattens: 40,
    counterBattens: 177,
    // 105.924 · 1.5 ÷ 1.35 + 27.826 · 0.3 = 126.04 m², two rolls of 75.
    underlay: 2,
    ridgeRoll: 28,
    screws: 70,
  });
  expect(all(gable)).toMatchObject({
    lateralsLeft: 22,
    lateralsRight: 22,
    endRidge: 2,
    pestGuard: 20,
    ridgeRoll: 10,
    screws: 25 + 44,
  });
  expect(all(t)).toMatchObject({
    endRidge: 3,
    valley: 10,
    lateralsLeft: 14 + 14 + 11,
    lateralsRight: 14 + 14 + 11,
  });
  expect(all(l)).toMatchObject({
    endRidge: 2,
    threeWay: 1,
    valley: 5,
    lateralsLeft: 14 + 11,
    lateralsRight: 25,
  });
});

test('a line is as sure as the least sure of what it depends on', () => {
  const roof: Roof = { shape: 'gable', length: 10, width: 6, pitch: 35 };
  const marksOf = (typed: TypedOptions, pieces: Figure | null) => {
    const options = { ...optionsOf(typed, { roof, tile: null, figures: ROOF_FIGURES }), pieces };
    const { lines } = takeOff(roof, options, ROOF_FIGURES);
    return Object.fromEntries(lines.map(({ part, mark }) => [part, mark]));
  };
  const published: Figure = { mark: 'published', value: 12, source: 'A manufacturer' };
  expect(marksOf({}, published)).toMatchObject({
    tiles: 'published',
    caps: 'trade',
    lateralsLeft: 'trade',
    pestGuard: 'measured',
    screws: 'trade',
  });
  expect(marksOf({ caps: 3, gauge: 340 }, published)).toMatchObject({ caps: 'entered', screws: 'entered' });
  expect(marksOf({ caps: 3 }, null)).toMatchObject({ tiles: 'unknown', caps: 'entered', screws: 'trade' });
});
