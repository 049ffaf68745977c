import { pathOf, placeOf, regionOf } from './region';

const SIDE = 10;
/** Evidence that is strong in a block of places and against elsewhere. */
const block = (left: number, top: number, size: number) =>
  Float32Array.from({ length: SIDE * SIDE }, (_, at) => {
    const [x, y] = [at % SIDE, Math.floor(at / SIDE)];
    return x >= left && x < left + size && y >= top && y < top + size ? 5 : -2;
  });

test('the outline goes round what speaks for a roof', () => {
  const region = regionOf(block(1, 2, 4))!;
  expect(region.outlines).toHaveLength(1);
  const [xs, ys] = [0, 1].map((axis) => region.outlines[0]!.map((point) => point[axis]!));
  const ends = [Math.min(...xs!), Math.max(...xs!), Math.min(...ys!), Math.max(...ys!)];
  // Between the places that speak for it and those that do not.
  [0.1, 0.5, 0.2, 0.6].forEach((wished, at) =>
    expect(Math.abs(ends[at]! - wished)).toBeLessThanOrEqual(0.05),
  );
  expect(region.share).toBeGreaterThan(0.1);
  expect(region.share).toBeLessThan(0.2);
  expect(placeOf(region)).toBe('middle left');
});

test('two places are two outlines, and one with a hole has its line too', () => {
  const two = block(0, 0, 3).map((value, at) => Math.max(value, block(6, 6, 3)[at]!));
  expect(regionOf(two)!.outlines).toHaveLength(2);
  const ring = block(1, 1, 8).map((value, at) => (block(4, 4, 2)[at]! > 0 ? -5 : value));
  expect(regionOf(ring)!.outlines).toHaveLength(2);
});

test('nothing is outlined where nothing speaks for a roof, the whole where all does', () => {
  expect(regionOf(new Float32Array(SIDE * SIDE).fill(-1))).toBeNull();
  const whole = regionOf(new Float32Array(SIDE * SIDE).fill(3))!;
  expect(whole.share).toBe(1);
  expect(placeOf(whole)).toBe('middle centre');
});

test('any evidence has closed lines inside the picture', () => {
  for (let seed = 1; seed <= 50; seed++) {
    const evidence = Float32Array.from({ length: SIDE * SIDE }, (_, at) => Math.sin(at * seed * 1.7) * 3);
    for (const outline of regionOf(evidence)!.outlines) {
      expect(outline.flat().every((value) => value >= 0 && value <= 1)).toBe(true);
      expect(pathOf(outline)).toMatch(/^M[\d.]+ [\d.]+(Q[\d. ]+)+Z$/);
    }
  }
});
