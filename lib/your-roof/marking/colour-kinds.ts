import type { Lab } from '@/lib/your-roof/picture/types';

/* Two handfuls of pixels, and which of them another pixel's colour goes with: each of them speaks for what is near it. */

/** Pixels of a handful at most, evenly taken. */
const SOME = 40;
/** How far round itself a pixel speaks, OKLab with a and b doubled. */
const NEAR = 0.06;
/** Beyond this many times that it says nothing. */
const MUTE = 3;
/** How sure a colour can be: a logit. */
const SURE = 4;
/** Keeps a colour that neither has from being sure of one. */
const NOTHING = 0.02;

export interface Kinds {
  /** Logit that pixel `at` is one of the first, -4 to 4. */
  odds: (at: number) => number;
  /** How well the two can be told apart, 0 to 1. */
  clear: number;
}

/** What was taken into a handful by mistake speaks for the other this clearly; so many of a handful have to be left. */
const MISTAKEN = 1;
const LEFT = 0.25;

/** @param first, second indices of pixels; with too few of either nothing is told */
export function kindsOf(lab: Lab, first: readonly number[], second: readonly number[]): Kinds {
  const all = [evenly(first), evenly(second)] as const;
  if (all.some((some) => some.length === 0)) return { odds: () => 0, clear: 0 };
  const once = between(lab, ...all);
  const [one, other] = [
    without(all[0], (at) => once(at) < -MISTAKEN),
    without(all[1], (at) => once(at) > MISTAKEN),
  ];
  const odds = between(lab, one, other);
  const mean = (some: readonly number[]): number => some.reduce((sum, at) => sum + odds(at), 0) / some.length;
  const apart = (mean(one) - mean(other)) / (2 * SURE);
  return { odds, clear: Math.min(1, Math.max(0, (apart - 0.1) / 0.4)) };
}

function between(lab: Lab, first: readonly number[], second: readonly number[]): (at: number) => number {
  const [one, other] = [coloursOf(lab, first), coloursOf(lab, second)];
  return (at) => {
    const ratio = Math.log((spoken(one, lab, at) + NOTHING) / (spoken(other, lab, at) + NOTHING));
    return Math.min(SURE, Math.max(-SURE, ratio));
  };
}

function without(some: readonly number[], isMistaken: (at: number) => boolean): readonly number[] {
  const kept = some.filter((at) => !isMistaken(at));
  return kept.length >= LEFT * some.length ? kept : some;
}

const evenly = (all: readonly number[]): number[] => {
  const step = Math.max(1, Math.floor(all.length / SOME));
  return all.filter((_, i) => i % step === 0);
};

/** l, a and b of each, one after the other. */
const coloursOf = (lab: Lab, all: readonly number[]): Float32Array =>
  Float32Array.from(all.flatMap((at) => [lab.l[at]!, lab.a[at]!, lab.b[at]!]));

/** How much of a handful is near a pixel's colour, 0 to 1. */
function spoken(handful: Float32Array, { l, a, b }: Lab, at: number): number {
  let sum = 0;
  for (let i = 0; i < handful.length; i += 3) {
    const dl = l[at]! - handful[i]!;
    const da = 2 * (a[at]! - handful[i + 1]!);
    const db = 2 * (b[at]! - handful[i + 2]!);
    const far = (dl * dl + da * da + db * db) / (NEAR * NEAR);
    if (far < MUTE * MUTE) sum += Math.exp(-far);
  }
  return (3 * sum) / handful.length;
}
