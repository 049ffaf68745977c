import { corner, face, line, rectangle, verge, type Face, type Line } from './pieces-of-geometry';
import type { WingedRoof } from './roof';
import { hipFactor, riseOf, slopeFactor } from './slope';

/*
 * A gable roof with a wing at a right angle, all of one pitch; free ends are gables. Where both are L × W and l × w
 * metres, all slopes together are (L·W + l·w)·k. The wing stands at the side y = 0 and ends at y = −l.
 */

interface Shape {
  faces: readonly Face[];
  lines: readonly Line[];
}

/** T: the wing in the middle of a long side. Its ridge is l + w/2, its two valleys w/2·√(2 + t²). */
export function tee({ length, width, pitch, wing }: WingedRoof): Shape {
  const [run, half, k] = [width / 2, wing.width / 2, slopeFactor(pitch)];
  const [height, low] = [run * riseOf(pitch), half * riseOf(pitch)];
  const middle = length / 2;
  const side = middle - half;
  const [a, b, c, d] = [corner(0, 0), corner(length, 0), corner(length, width), corner(0, width)] as const;
  const [from, to] = [corner(0, run, height), corner(length, run, height)] as const;
  const [left, right] = [corner(side, 0), corner(middle + half, 0)] as const;
  const [outLeft, outRight] = [corner(side, -wing.length), corner(middle + half, -wing.length)] as const;
  const [out, meet] = [corner(middle, -wing.length, low), corner(middle, half, low)] as const;
  const ofWing = wing.length * half + half ** 2 / 2;
  const valley = half * hipFactor(pitch);
  return {
    faces: [
      face(length * run - half ** 2, pitch, [a, left, meet, right, b, to, from]),
      rectangle(length, run, { pitch, corners: [c, d, from, to] }),
      face(ofWing, pitch, [left, outLeft, out, meet]),
      face(ofWing, pitch, [outRight, right, meet, out]),
    ],
    lines: [
      line('eaves', side, [a, left]),
      line('eaves', wing.length, [left, outLeft]),
      line('eaves', wing.length, [outRight, right]),
      line('eaves', side, [right, b]),
      line('eaves', length, [c, d]),
      verge('left', run * k, [a, from]),
      verge('right', run * k, [b, to]),
      verge('left', run * k, [c, to]),
      verge('right', run * k, [d, from]),
      verge('right', half * k, [outLeft, out]),
      verge('left', half * k, [outRight, out]),
      line('ridge', length, [from, to]),
      line('ridge', wing.length + half, [out, meet]),
      line('valley', valley, [left, meet]),
      line('valley', valley, [right, meet]),
    ],
  };
}

/**
 * L: the wing at the end of a long side, the outer corner hipped. Ridges L − W/2 and l + w/2; one valley of run w/2,
 * hips of runs W/2 and (W − w)/2.
 */
export function ell({ length, width, pitch, wing }: WingedRoof): Shape {
  const [run, half, k] = [width / 2, wing.width / 2, slopeFactor(pitch)];
  const [height, low] = [run * riseOf(pitch), half * riseOf(pitch)];
  const [a, b, c] = [corner(0, 0), corner(length, width), corner(0, width)] as const;
  const [from, to] = [corner(0, run, height), corner(length - run, run, height)] as const;
  const [inner, meet] = [corner(length - wing.width, 0), corner(length - half, half, low)] as const;
  const [outLeft, outRight] = [
    corner(length - wing.width, -wing.length),
    corner(length, -wing.length),
  ] as const;
  const out = corner(length - half, -wing.length, low);
  const far = length * run - run ** 2 / 2;
  const ofWing = wing.length * half + half ** 2 / 2;
  const diagonal = hipFactor(pitch);
  return {
    faces: [
      face(far - half ** 2, pitch, [a, inner, meet, to, from]),
      face(far, pitch, [b, c, from, to]),
      face(ofWing + run ** 2, pitch, [outRight, b, to, meet, out]),
      face(ofWing, pitch, [inner, outLeft, out, meet]),
    ],
    lines: [
      line('eaves', length - wing.width, [a, inner]),
      line('eaves', wing.length, [inner, outLeft]),
      line('eaves', width + wing.length, [outRight, b]),
      line('eaves', length, [b, c]),
      verge('left', run * k, [a, from]),
      verge('right', run * k, [c, from]),
      verge('right', half * k, [outLeft, out]),
      verge('left', half * k, [outRight, out]),
      line('ridge', length - run, [from, to]),
      line('ridge', wing.length + half, [out, meet]),
      line('hip', run * diagonal, [b, to]),
      line('hip', (run - half) * diagonal, [to, meet]),
      line('valley', half * diagonal, [inner, meet]),
    ],
  };
}
