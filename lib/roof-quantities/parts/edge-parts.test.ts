import { ROOF_FIGURES } from '@/content/roof-quantities/figures';
import { resultInArabic } from '@/content/roof-quantities/result-words.ar';
import { resultInEnglish } from '@/content/roof-quantities/result-words.en';
import { optionsOf } from '@/lib/roof-quantities/entries/options';
import type { PlanesRoof, Roof } from '@/lib/roof-quantities/geometry/roof';
import type { PartId } from './part';
import { takeOff, type TakeOff } from './take-off';

const made = (roof: Roof): TakeOff =>
  takeOff(roof, optionsOf({}, { roof, tile: null, figures: ROOF_FIGURES }), ROOF_FIGURES);
const quantity = ({ lines }: TakeOff, part: PartId) =>
  lines.find((line) => line.part === part)?.quantity ?? 0;

test.each([
  // The ridge of the house, that of the wing and the hip of the outer corner.
  { shape: 'l', width: 8, wing: 8, points: 1 },
  { shape: 'l', width: 8, wing: 7.9, points: 1 },
  // The ridge of the wing ends on that of the house.
  { shape: 't', width: 8, wing: 8, points: 1 },
  { shape: 't', width: 8, wing: 7.9, points: 0 },
  { shape: 't', width: 12, wing: 12, points: 1 },
] as const)(
  '$shape, house $width m wide, wing $wing m: three ridges or hips meet in $points points',
  ({ shape, width, wing, points }) => {
    const roof = made({ shape, length: 12, width, pitch: 25, wing: { length: 5, width: wing } });
    expect(quantity(roof, 'threeWay')).toBe(points);
    expect(quantity(roof, 'endRidge')).toBe(shape === 't' ? 3 : 2);
  },
);

test('hips that meet in one point take another piece, which is said', () => {
  for (const roof of [
    { shape: 'pyramid', length: 8, width: 8, pitch: 25 },
    { shape: 'hip', length: 8, width: 8, pitch: 25, ends: [25, 25] },
  ] as const) {
    expect(quantity(made(roof), 'threeWay')).toBe(0);
    expect(made(roof).notCounted).toContain('apex');
  }
});

test('of ridges and hips by their metres nobody knows where they meet or end, and that is said', () => {
  const notCountedOf = (edges: PlanesRoof['edges']) =>
    made({ shape: 'planes', planes: [{ area: 50 }], edges }).notCounted;
  expect(notCountedOf({ ridge: 12, hip: 24 })).toEqual([
    ...['eaves', 'ridgeEnds', 'valley', 'verge'],
    ...['fixings', 'vents', 'chimney', 'gutter'],
  ]);
  expect(notCountedOf({ hip: 24 })).toContain('ridgeEnds');
  expect(notCountedOf({ ridge: 0, hip: 0 })).not.toContain('ridgeEnds');
  expect(notCountedOf({ valley: 5 })).not.toContain('ridgeEnds');
  expect(resultInEnglish.notCounted.ridgeEnds).toBe('Three-way and end ridge tiles');
  expect(resultInArabic.notCounted.ridgeEnds).toBe('القطع الثلاثية وقطع نهاية القمة');
});
