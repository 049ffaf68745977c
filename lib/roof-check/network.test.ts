import parity from './parity.json';
import { likelihoodOf, outcomeOf, seenIn, sightOf } from './network';
import { sharpnessOf, softShift } from './softness';
import weights from './weights.json';

const { side } = weights;

/** A picture made of a sum for each byte. */
const madeOf = (byte: (x: number, y: number, channel: number) => number) =>
  Uint8Array.from({ length: side * side * 3 }, (_, at) =>
    byte(Math.floor(at / 3) % side, Math.floor(at / 3 / side), at % 3),
  );

// The pictures that scripts/roof-check/pack.py makes for the same purpose: a sharp one and a soft one.
const drawn = madeOf((x, y, channel) => (x * 2 + y + channel * 40) % 256);
const waves = madeOf((x, y) => 128 + 100 * Math.sin((x + 2 * y) / 9));

test('the browser computes what the trainer computed, also of a soft picture', () => {
  expect(Math.abs(seenIn(weights, drawn).logit - parity.drawn)).toBeLessThan(1e-3);
  expect(sharpnessOf(waves, side)).toBeLessThan(weights.soft.soft);
  expect(Math.abs(seenIn(weights, waves).logit - parity.waves)).toBeLessThan(1e-3);
});

test('a soft picture has to look more like a roof than a sharp one', () => {
  const { soft } = weights;
  expect(soft.shift).toBeGreaterThan(0);
  expect(softShift(soft, soft.sharp + 0.2)).toBe(0);
  expect(softShift(soft, soft.soft - 0.2)).toBe(soft.shift);
  expect(softShift(soft, (soft.sharp + soft.soft) / 2)).toBeCloseTo(soft.shift / 2);
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

test('the logit is the mean of what each place says, there and for who looks twice in the mirror', () => {
  const turned = drawn.map((_, at) => {
    const [y, x, c] = [Math.floor(at / 3 / side), Math.floor(at / 3) % side, at % 3];
    return drawn[(y * side + side - 1 - x) * 3 + c]!;
  });
  const meanOf = (network: (typeof weights.networks)[number], bytes: Uint8Array) => {
    const alone = { ...weights, networks: [{ ...network, share: 1, looks: 1 }] };
    const { evidence } = seenIn(alone, bytes);
    expect(evidence).toHaveLength((side / 16) ** 2);
    return evidence.reduce((sum, value) => sum + value, 0) / evidence.length;
  };
  expect(weights.networks.map(({ looks }) => looks)).toEqual([2, 1]);
  const [twice, once] = weights.networks as [(typeof weights.networks)[0], (typeof weights.networks)[0]];
  const [first, second] = [meanOf(twice, drawn), meanOf(twice, turned)];
  expect(first).not.toBeCloseTo(second, 3);
  const expected = (twice.share * (first + second)) / 2 + once.share * meanOf(once, drawn);
  const shift = softShift(weights.soft, sharpnessOf(drawn, side));
  expect(seenIn(weights, drawn).logit).toBeCloseTo(expected - shift, 4);
  // Where they looked is told of the first look of both.
  const { evidence } = seenIn(weights, drawn);
  const told = evidence.reduce((sum, value) => sum + value, 0) / evidence.length;
  expect(told).toBeCloseTo(twice.share * first + once.share * meanOf(once, drawn), 4);
});

test('the bounds are in order, and more evidence never makes a roof less likely', () => {
  expect(weights.unlikely).toBeLessThan(weights.likely);
  expect(outcomeOf(weights, weights.likely)).toBe('likely');
  expect(outcomeOf(weights, weights.likely - 0.01)).toBe('unsure');
  expect(outcomeOf(weights, weights.unlikely - 0.01)).toBe('unlikely');
  expect(likelihoodOf(weights, 1)).toBeGreaterThan(likelihoodOf(weights, 0));
});
