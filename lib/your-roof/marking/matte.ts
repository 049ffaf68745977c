import type { Known } from './known';
import { sureColours, type Told } from './sure-colours';

/*
 * The last word at an edge: a white gutter, a flashing or the sky differs from the roof beside it far more clearly than
 * from all roofs of the picture. A tree or a chimney is found without the grain of tiles and so a little too large: what
 * has the colour of the roof round it comes back to the roof.
 */

/** px of 1024: how far outside the outline a pixel may still become roof, and how far inside it may cease to be. */
const OUTER = 4;
const INNER = 4;
/** How far a pixel may come back to the roof round what was found, px of 1024. */
const HALO = 5;
/** Alphas that are sure. */
const ROOF = 0.95;
const OTHER = 0.05;

/** Changes `alpha` near the outline, and round what was left out within it. */
export function matte(
  alpha: Float32Array,
  { lab, frame, inside, unit }: Pick<Known, 'lab' | 'frame' | 'inside' | 'unit'>,
): void {
  const { width, height } = frame;
  const isDeep = (at: number): boolean => inside[at]! > INNER * unit;
  const tell = sureColours(
    { lab, frame, unit },
    (at) => alpha[at]! > ROOF && isDeep(at),
    (at) => alpha[at]! < OTHER,
  );
  const borders: number[] = [];
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++) {
      const depth = inside[at]!;
      if (depth < -OUTER * unit) continue;
      if (depth > INNER * unit) {
        if (alpha[at]! > ROOF && hasOtherBeside(alpha, at, width)) borders.push(at);
        continue;
      }
      const told = tell(x, y);
      if (told && (told.part < alpha[at]! || depth >= -unit)) mix(alpha, at, told);
    }
  regain(alpha, borders, {
    width,
    steps: HALO * unit,
    tell: (at) => (isDeep(at) ? tell(at % width, Math.floor(at / width)) : null),
  });
}

const mix = (alpha: Float32Array, at: number, { part, sure }: Told): void => {
  alpha[at] = alpha[at]! + sure * (part - alpha[at]!);
};

const hasOtherBeside = (alpha: Float32Array, at: number, width: number): boolean =>
  alpha[at - 1]! <= ROOF ||
  alpha[at + 1]! <= ROOF ||
  alpha[at - width]! <= ROOF ||
  alpha[at + width]! <= ROOF;

interface Way {
  width: number;
  /** How far it goes, px. */
  steps: number;
  tell: (at: number) => Told | null;
}

/** From the sure roof on, pixel by pixel, what has its colour: a dark window behind a white frame is not reached. */
function regain(alpha: Float32Array, borders: readonly number[], { width, steps, tell }: Way): void {
  const seen = new Uint8Array(alpha.length);
  let ring = borders;
  for (let step = 0; step < steps && ring.length > 0; step++) {
    const next: number[] = [];
    for (const from of ring)
      for (const at of [from - 1, from + 1, from - width, from + width]) {
        if (seen[at] || alpha[at]! > ROOF) continue;
        seen[at] = 1;
        const told = tell(at);
        if (told && told.part > alpha[at]!) mix(alpha, at, told);
        if (alpha[at]! > 0.5) next.push(at);
      }
    ring = next;
  }
}
