import { quantile } from '@/lib/your-roof/picture/filters';
import { coverage } from '@/lib/your-roof/picture/geometry';
import { frameOf, type Frame, type Lab, type Plane } from '@/lib/your-roof/picture/types';

/** A frame's colours. */
export interface Seen {
  lab: Lab;
  frame: Frame;
}

interface Unlikeness {
  /**
   * 0 where a pixel has the colour that the plane has at most places, 1 where it is five spreads from it or more; 1 too
   * beyond the margin.
   */
  map: Float32Array;
  /** That colour: l, a, b. */
  middle: [number, number, number];
}

/** @param margin how far round the plane the map goes, px */
export function unlikeness({ lab, frame }: Seen, plane: Plane, margin: number): Unlikeness {
  const box = frameOf({ width: frame.x + frame.width, height: frame.y + frame.height }, [plane], margin);
  const left = Math.max(0, box.x - frame.x);
  const top = Math.max(0, box.y - frame.y);
  const inside = coverage(plane.corners, box);
  const chosen: number[] = [];
  for (let y = 0, i = 0; y < box.height; y++)
    for (let x = 0; x < box.width; x++, i++)
      if (inside[i]! > 0.99 && i % 3 === 0) chosen.push((y + top) * frame.width + x + left);
  const samples = [lab.l, lab.a, lab.b].map((values) => Float32Array.from(chosen, (at) => values[at]!));
  const middle = samples.map((sample) => quantile(sample, 0.5) || 0) as [number, number, number];
  const per = samples.map((sample, channel) => {
    const from = middle[channel]!;
    const spread =
      1.48 *
      quantile(
        sample.map((value) => Math.abs(value - from)),
        0.5,
      );
    return 1 / Math.max(spread || 0, channel === 0 ? 0.04 : 0.012);
  });
  const map = new Float32Array(lab.l.length).fill(1);
  for (let y = 0; y < box.height; y++)
    for (let x = 0, at = (y + top) * frame.width + left; x < box.width; x++, at++) {
      const l = (lab.l[at]! - middle[0]) * per[0]!;
      const a = (lab.a[at]! - middle[1]) * per[1]!;
      const b = (lab.b[at]! - middle[2]) * per[2]!;
      map[at] = Math.min(1, Math.sqrt(l * l + a * a + b * b) / 5);
    }
  return { map, middle };
}
