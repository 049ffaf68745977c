import { corner, face, line, type Face, type Line } from './pieces-of-geometry';
import type { HipRoof, PlainRoof } from './roof';
import { pitchOfRise, riseOf } from './slope';

/* Roofs that slope to all four sides. Length and width over the eaves, in metres. */

type Runs = readonly [near: number, far: number];

/** Runs on plan of the two ends, in metres: the height of the ridge over the rise of the end, W/2·t₁ ÷ t₂. */
export const endRuns = ({ width, pitch, ends }: HipRoof): Runs => {
  const height = (width / 2) * riseOf(pitch);
  return [height / riseOf(ends[0]), height / riseOf(ends[1])];
};

/** Four slopes over a rectangle whose ends run so far in: ridge L − e₁ − e₂, hips √((W/2)² + e² + h²). */
function hipped({ length, width, pitch }: Omit<HipRoof, 'shape' | 'ends'>, [near, far]: Runs) {
  const run = width / 2;
  const height = run * riseOf(pitch);
  const ridge = Math.max(length - near - far, 0);
  const [a, b] = [corner(0, 0), corner(length, 0)] as const;
  const [c, d] = [corner(length, width), corner(0, width)] as const;
  const [from, to] = [corner(near, run, height), corner(near + ridge, run, height)] as const;
  const long = ((length + ridge) / 2) * run;
  const end = (e: number, at: Face['corners']) => face((width * e) / 2, pitchOfRise(height / e), at);
  const hip = (e: number) => Math.hypot(run, e, height);
  const faces: Face[] = [
    face(long, pitch, [a, b, to, from]),
    face(long, pitch, [c, d, from, to]),
    end(near, [d, a, from]),
    end(far, [b, c, to]),
  ];
  const lines: Line[] = [
    line('eaves', length, [a, b]),
    line('eaves', width, [b, c]),
    line('eaves', length, [c, d]),
    line('eaves', width, [d, a]),
    line('ridge', ridge, [from, to]),
    line('hip', hip(near), [a, from]),
    line('hip', hip(far), [b, to]),
    line('hip', hip(far), [c, to]),
    line('hip', hip(near), [d, from]),
  ];
  return { faces, lines };
}

/** Hip roof; its ends may be of other pitches than its long sides. */
export const hip = (roof: HipRoof) => hipped(roof, endRuns(roof));

/** Pyramid: four hips to one point. Over a rectangle its ends are flatter than its long sides. */
export const pyramid = (roof: PlainRoof) => hipped(roof, [roof.length / 2, roof.length / 2]);
