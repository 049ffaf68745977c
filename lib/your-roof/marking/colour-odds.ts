import { RING, type Known } from './known';

/** Steps of l, a and b in a histogram. */
const BINS = 20;

/** Log of how much likelier a pixel's colour is on the roof than round it, -4 to 4. */
export function colourOdds({ lab, inside, unit }: Pick<Known, 'lab' | 'inside' | 'unit'>): {
  odds: Float32Array;
  alike: boolean;
} {
  const size = inside.length;
  const bin = new Uint16Array(size);
  const on = new Float32Array(BINS ** 3);
  const off = new Float32Array(BINS ** 3);
  for (let at = 0; at < size; at++) {
    const to =
      (slot(lab.l[at]!, 0, 1) * BINS + slot(lab.a[at]!, -0.15, 0.15)) * BINS + slot(lab.b[at]!, -0.2, 0.2);
    bin[at] = to;
    if (inside[at]! > 3 * unit) on[to]!++;
    else if (inside[at]! < -4 * unit && inside[at]! > -RING * unit) off[to]!++;
  }
  const table = logRatio(on, off);
  const odds = new Float32Array(size);
  let [strange, all] = [0, 0];
  for (let at = 0; at < size; at++) {
    odds[at] = table[bin[at]!]!;
    if (inside[at]! <= 3 * unit) continue;
    all++;
    if (odds[at]! < -0.5) strange++;
  }
  return { odds, alike: strange > 0.3 * all };
}

const slot = (value: number, least: number, most: number): number =>
  Math.min(BINS - 1, Math.max(0, Math.floor(((value - least) / (most - least)) * BINS)));

function logRatio(on: Float32Array, off: Float32Array): Float32Array {
  const smooth = (counts: Float32Array): Float32Array => {
    let from = counts;
    for (const step of [1, BINS, BINS * BINS])
      from = from.map(
        (value, i) => 0.5 * value + 0.25 * (from[i - step] ?? 0) + 0.25 * (from[i + step] ?? 0),
      );
    const total = from.reduce((sum, value) => sum + value, 0) || 1;
    return from.map((value) => value / total + 1e-4);
  };
  const other = smooth(off);
  return smooth(on).map((value, i) => Math.min(4, Math.max(-4, Math.log(value / other[i]!))));
}
