import parity from './parity.json';
import { likelihoodOf, outcomeOf, seenIn, sightOf } from './network';
import weights from './weights.json';

const { side } = weights;

/** The picture that scripts/roof-check/pack.py makes for the same purpose. */
const drawn = Uint8Array.from({ length: side * side * 3 }, (_, at) => {
  const [y, x, c] = [Math.floor(at / 3 / side), Math.floor(at / 3) % side, at % 3];
  return (x * 2 + y + c * 40) % 256;
});

test('the browser computes what the trainer computed', () => {
  expect(Math.abs(seenIn(weights, drawn).logit - parity.logit)).toBeLessThan(1e-3);
});

test('a picture of any size is answered, also one without any contrast', () => {
  for (const [width, height] of [
    [1, 1],
    [512, 3],
    [96, 96],
    [511, 384],
  ] as const) {
    const data = new Uint8ClampedArray(width * height * 4).fill(200);
    const { outcome, likelihood, evidence } = sightOf(weights, { data, width, height });
    expect(outcome).toBe('unlikely');
    expect(likelihood).toBeGreaterThan(0);
    expect(likelihood).toBeLessThan(0.5);
    expect(evidence.every(Number.isFinite)).toBe(true);
  }
});

test('the logit is the mean of what each place says, there and in the mirror', () => {
  const turned = drawn.map((_, at) => {
    const [y, x, c] = [Math.floor(at / 3 / side), Math.floor(at / 3) % side, at % 3];
    return drawn[(y * side + side - 1 - x) * 3 + c]!;
  });
  const both = [drawn, turned].map((bytes) => seenIn(weights, bytes));
  const [first, second] = both.map(({ evidence }) => {
    expect(evidence).toHaveLength((side / 16) ** 2);
    return evidence.reduce((sum, value) => sum + value, 0) / evidence.length;
  }) as [number, number];
  expect(first).not.toBeCloseTo(second, 3);
  for (const { logit } of both) expect(logit).toBeCloseTo((first + second) / 2, 4);
});

test('the bounds are in order, and more evidence never makes a roof less likely', () => {
  expect(weights.unlikely).toBeLessThan(weights.likely);
  expect(outcomeOf(weights, weights.likely)).toBe('likely');
  expect(outcomeOf(weights, weights.likely - 0.01)).toBe('unsure');
  expect(outcomeOf(weights, weights.unlikely - 0.01)).toBe('unlikely');
  expect(likelihoodOf(weights, 1)).toBeGreaterThan(likelihoodOf(weights, 0));
});
