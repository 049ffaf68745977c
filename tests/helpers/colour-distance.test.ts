import { colourDistance, labOf, type Lab } from './colour-distance';

/* Pairs of the paper's own table of test data. */
const PAIRS: readonly [Lab, Lab, number][] = [
  [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
  [[50, -1.3802, -84.2814], [50, 0, -82.7485], 1.0],
  [[50, 0, 0], [50, -1, 2], 2.3669],
  [[50, 2.49, -0.001], [50, -2.49, 0.0009], 7.1792],
  [[50, 2.5, 0], [73, 25, -18], 27.1492],
  [[60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644],
  [[22.7233, 20.0904, -46.694], [23.0331, 14.973, -42.5619], 2.0373],
  [[2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514], 0.9082],
];

test.each(PAIRS)('%j and %j are %d apart', (one, other, expected) => {
  expect(colourDistance(one, other)).toBeCloseTo(expected, 3);
  expect(colourDistance(other, one)).toBeCloseTo(expected, 3);
});

test('white is white, and the roofs of the house are where Lab has them', () => {
  expect(labOf(255, 255, 255).map(Math.round)).toEqual([100, 0, 0]);
  expect(labOf(0xb9, 0x74, 0x55).map(Math.round)).toEqual([56, 24, 28]);
});
