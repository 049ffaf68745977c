import parity from './parity.json';
import { logitOf, outcomeOf } from './network';
import weights from './weights.json';

const { side } = weights;

/** The picture that studio/roof_check/train.py makes for the same purpose. */
const drawn = Uint8Array.from({ length: side * side * 3 }, (_, at) => {
  const [y, x, c] = [Math.floor(at / 3 / side), Math.floor(at / 3) % side, at % 3];
  return (x * 7 + y * 13 + c * 31 + ((x * y) % 17) * 5) % 256;
});

test('the browser computes what the trainer computed', () => {
  expect(Math.abs(logitOf(weights, drawn) - parity.logit)).toBeLessThan(1e-3);
});

test('a picture of any size is answered, also one without any contrast', () => {
  for (const [width, height] of [
    [1, 1],
    [512, 3],
    [96, 96],
    [511, 384],
  ] as const) {
    const data = new Uint8ClampedArray(width * height * 4).fill(200);
    expect(['likely', 'unsure', 'unlikely']).toContain(outcomeOf(weights, { data, width, height }));
  }
});

test('the weights are light and their bounds in order', () => {
  expect(JSON.stringify(weights).length).toBeLessThan(300_000);
  expect(weights.unlikely).toBeLessThanOrEqual(weights.likely);
});
