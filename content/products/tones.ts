/*
 * What the nominal colours of a product say by themselves: how light it is, which hue, how much it varies, and how it
 * stands beside another. CIE L*a*b* (1976) of sRGB under D65. The colours are ours and indicative, so is all of this.
 */

interface Lab {
  /** Lightness, 0 black to 100 white. */
  l: number;
  a: number;
  b: number;
}

export type Lightness = 'pale' | 'light' | 'medium' | 'deep' | 'dark';
export type Hue = 'neutral' | 'red' | 'terracotta' | 'sand' | 'ochre' | 'green' | 'blue';
export type Spread = 'even' | 'gentle' | 'lively';

const linear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

const channels = (hex: string): [number, number, number] => {
  const at = (from: number) => linear(parseInt(hex.slice(from, from + 2), 16) / 255);
  const start = hex.startsWith('#') ? 1 : 0;
  return [at(start), at(start + 2), at(start + 4)];
};

const luminance = (hex: string) => {
  const [r, g, b] = channels(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

const cube = (value: number) =>
  value > 216 / 24389 ? Math.cbrt(value) : (24389 / 27 / 116) * value + 16 / 116;

/** Beside the white of D65. */
function labOf(hex: string): Lab {
  const [r, g, b] = channels(hex);
  const x = cube((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
  const y = cube(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = cube((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
  return { l: 116 * y - 16, a: 500 * (x - y), b: 200 * (y - z) };
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

const means = new WeakMap<readonly string[], Lab>();

/** Once for each group: a page compares its own with those of all other products. */
function meanLab(colours: readonly string[]): Lab {
  const known = means.get(colours);
  if (known) return known;
  const all = colours.map(labOf);
  const lab = {
    l: mean(all.map(({ l }) => l)),
    a: mean(all.map(({ a }) => a)),
    b: mean(all.map(({ b }) => b)),
  };
  means.set(colours, lab);
  return lab;
}

/** Share of the light that a surface of these colours gives back, in per cent: what plans call LRV. */
export const reflectance = (colours: readonly string[]): number =>
  Math.round(mean(colours.map(luminance)) * 100);

/** Distance of two groups of colours: 2 is just to be seen, above 40 they are two things (CIE 1976). */
export function distance(one: readonly string[], other: readonly string[]): number {
  const [p, q] = [meanLab(one), meanLab(other)];
  return Math.hypot(p.l - q.l, p.a - q.a, p.b - q.b);
}

const LIGHTNESS: readonly (readonly [least: number, name: Lightness])[] = [
  [78, 'pale'],
  [63, 'light'],
  [47, 'medium'],
  [33, 'deep'],
  [-1, 'dark'],
];

/** Below this chroma nobody names a hue; from the second on what is yellow is no sand. */
const NEUTRAL = 9;
const OCHRE = 36;

function hueOf({ a, b }: Lab): Hue {
  if (Math.hypot(a, b) < NEUTRAL) return 'neutral';
  const angle = ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
  if (angle < 44 || angle >= 330) return 'red';
  if (angle < 66) return 'terracotta';
  if (angle < 108) return Math.hypot(a, b) < OCHRE ? 'sand' : 'ochre';
  return angle < 200 ? 'green' : 'blue';
}

/** Most that two colours of a blend differ in lightness. */
const spreadOf = (colours: readonly string[]): Spread => {
  const all = colours.map((hex) => labOf(hex).l);
  const range = Math.max(...all) - Math.min(...all);
  if (range < 7) return 'even';
  return range < 15 ? 'gentle' : 'lively';
};

/** What is to be said of a group of colours in words. */
export function toneOf(colours: readonly string[]): { lightness: Lightness; hue: Hue; spread: Spread } {
  const lab = meanLab(colours);
  const lightness = LIGHTNESS.find(([least]) => lab.l >= least)![1];
  return { lightness, hue: hueOf(lab), spread: spreadOf(colours) };
}

export type Contrast = 'near' | 'moderate' | 'strong';

/** The distance that a moderate pairing comes nearest to. */
const MODERATE = 32;

const best = <T>(all: readonly T[], cost: (one: T) => number): T =>
  all.reduce((found, one) => (cost(one) < cost(found) ? one : found));

/**
 * Three of many to stand beside a group of colours: the nearest in tone, one apart from it, and the one that stands
 * out most. Each of them once.
 */
export function pairings<T extends { colours: readonly string[] }>(
  colours: readonly string[],
  among: readonly T[],
): readonly { contrast: Contrast; one: T }[] {
  const far = (one: T) => distance(colours, one.colours);
  const near = best(among, far);
  const strong = best(
    among.filter((one) => one !== near),
    (one) => -far(one),
  );
  const others = among.filter((one) => one !== near && one !== strong);
  // The mean of a striped roof says little of how far it stands apart.
  const quiet = others.filter((one) => spreadOf(one.colours) !== 'lively');
  const moderate = best(quiet.length > 0 ? quiet : others, (one) => Math.abs(far(one) - MODERATE));
  return [
    { contrast: 'near', one: near },
    { contrast: 'moderate', one: moderate },
    { contrast: 'strong', one: strong },
  ];
}

/** Up to here one colour is still near another: bordeaux and bordeaux, no caramel and terracotta. */
const NEAR = 9;

/** The nearest of many, as far as they are near at all; the mean of a blend is near to none that is even. */
export const near = <T extends { colours: readonly string[] }>(
  colours: readonly string[],
  among: readonly T[],
  count: number,
): readonly T[] => {
  const blend = spreadOf(colours) === 'lively';
  const alike = among.filter((one) => (spreadOf(one.colours) === 'lively') === blend);
  return nearest(colours, alike, count).filter((one) => distance(colours, one.colours) <= NEAR);
};

/** The nearest of many, the nearest first. One pass with the few that are kept: the many may be ten thousand. */
export function nearest<T extends { colours: readonly string[] }>(
  colours: readonly string[],
  among: readonly T[],
  count: number,
): readonly T[] {
  const kept: { one: T; far: number }[] = [];
  for (const one of among) {
    const far = distance(colours, one.colours);
    if (kept.length === count && far >= kept.at(-1)!.far) continue;
    const at = kept.findIndex((other) => other.far > far);
    kept.splice(at < 0 ? kept.length : at, 0, { one, far });
    if (kept.length > count) kept.pop();
  }
  return kept.map(({ one }) => one);
}
