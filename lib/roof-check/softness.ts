/** How much a soft picture's logit is lowered, and what is soft: as scripts/roof-check/pack.py measured. */
export interface SoftRule {
  /** Sharpness from which on nothing is lowered: nearly all photographs. */
  sharp: number;
  /** Sharpness up to which the whole is: most photographs blurred over 2 px of 256. */
  soft: number;
  /** By how much. */
  shift: number;
}

/** Keeps a picture without any contrast from a division by nothing. */
const STILL = 0.5;

/** How much neighbours in rows, `step` values apart, differ, and how much one such difference does from the next. */
function differences(light: Float32Array, side: number, step: number) {
  const along = step === 1 ? side : 1;
  let first = 0;
  let second = 0;
  for (let row = 0; row < side; row++)
    for (let at = 0; at < side - 1; at++) {
      const here = row * along + at * step;
      first += Math.abs(light[here + step]! - light[here]!);
      if (at > 0) second += Math.abs(light[here + step]! - 2 * light[here]! + light[here - step]!);
    }
  return { first: first / (side * (side - 1)), second: second / (side * (side - 2)) };
}

/**
 * How sharp a square of `side` px, three bytes a pixel, is: how much lightness bends from pixel to pixel, over how much
 * it changes. Photographs in focus are at 1.2 and above, those out of focus at 0.5; as packed.py reckons it.
 */
export function sharpnessOf(bytes: Uint8Array, side: number): number {
  const light = Float32Array.from(
    { length: side * side },
    (_, at) => (bytes[at * 3]! + bytes[at * 3 + 1]! + bytes[at * 3 + 2]!) / 3,
  );
  const across = differences(light, side, 1);
  const down = differences(light, side, side);
  return (across.second + down.second) / (across.first + down.first + STILL);
}

/** What the logit of a square is lowered by: a picture out of focus looks more like a roof than it is. */
export const softShift = ({ sharp, soft, shift }: SoftRule, sharpness: number): number =>
  shift * Math.min(1, Math.max(0, (sharp - sharpness) / (sharp - soft)));
