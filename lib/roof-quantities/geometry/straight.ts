import { corner, line, rectangle, verge, type Face, type Line } from './pieces-of-geometry';
import type { PlainRoof } from './roof';
import { riseOf, slopeFactor } from './slope';

/* Roofs between straight verges: one slope, or two that meet in a ridge. Length and width over the eaves, in metres. */

interface Shape {
  faces: readonly Face[];
  lines: readonly Line[];
}

/** Mono-pitch: area L·W·k, verges W·k each, the upper edge as long as the eaves. */
export function monoPitch({ length, width, pitch }: PlainRoof): Shape {
  const height = width * riseOf(pitch);
  const slope = width * slopeFactor(pitch);
  const [a, b] = [corner(0, 0), corner(length, 0)] as const;
  const [c, d] = [corner(length, width, height), corner(0, width, height)] as const;
  return {
    faces: [rectangle(length, width, { pitch, corners: [a, b, c, d] })],
    lines: [
      line('eaves', length, [a, b]),
      verge('left', slope, [a, d]),
      verge('right', slope, [b, c]),
      line('top', length, [d, c]),
    ],
  };
}

/** Gable: two slopes of R = W/2·k, a ridge of L, four verges of R. */
export function gable({ length, width, pitch }: PlainRoof): Shape {
  const run = width / 2;
  const slope = run * slopeFactor(pitch);
  const height = run * riseOf(pitch);
  const [a, b] = [corner(0, 0), corner(length, 0)] as const;
  const [c, d] = [corner(length, width), corner(0, width)] as const;
  const [from, to] = [corner(0, run, height), corner(length, run, height)] as const;
  return {
    faces: [
      rectangle(length, run, { pitch, corners: [a, b, to, from] }),
      rectangle(length, run, { pitch, corners: [c, d, from, to] }),
    ],
    lines: [
      line('eaves', length, [a, b]),
      line('eaves', length, [c, d]),
      verge('left', slope, [a, from]),
      verge('right', slope, [b, to]),
      verge('left', slope, [c, to]),
      verge('right', slope, [d, from]),
      line('ridge', length, [from, to]),
    ],
  };
}
