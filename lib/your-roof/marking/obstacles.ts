import { boxBlur } from '@/lib/your-roof/picture/filters';
import type { Lab } from '@/lib/your-roof/picture/types';
import { takeEnclosed } from './enclosed';
import type { Known } from './known';
import { strangers } from './strangers';

/*
 * A tree, a trunk, a chimney: it stands before the roof and goes on beyond its outline. From just outside the outline a
 * colour is followed inwards, as long as it hardly changes and the roof has it at few places. A shadow on the roof ends
 * at the outline and stays.
 */

/** Steps of colour (OKLab) from pixel to pixel, and from where it came in. */
const STEP = 0.05;
const GRAIN = 3;
const DRIFT = 0.13;
/** 1 where something stands before the roof. */
export function inFront(known: Known): Uint8Array {
  const { lab, frame, inside, unit } = known;
  const { width, height } = frame;
  // The grain of tiles goes, trunks and chimneys stay.
  const smooth = (values: Float32Array): Float32Array => boxBlur(values, frame, Math.round(GRAIN * unit));
  const flat: Lab = { l: smooth(lab.l), a: smooth(lab.a), b: smooth(lab.b) };
  const { strange, foreign, leaves } = strangers(known, flat);
  const far = (i: number, j: number): number =>
    Math.abs(flat.l[i]! - flat.l[j]!) +
    2 * Math.abs(flat.a[i]! - flat.a[j]!) +
    2 * Math.abs(flat.b[i]! - flat.b[j]!);
  const taken = new Uint8Array(inside.length);
  const from = new Int32Array(inside.length).fill(-1);
  const queue: number[] = [];
  for (let at = 0; at < inside.length; at++)
    if (inside[at]! < -3 * unit && inside[at]! > -6 * unit && foreign[at]) {
      from[at] = at;
      queue.push(at);
    }
  for (let head = 0; head < queue.length; head++) {
    const at = queue[head]!;
    const x = at % width;
    for (const [to, ok] of [
      [at - 1, x > 0],
      [at + 1, x < width - 1],
      [at - width, at >= width],
      [at + width, at < width * (height - 1)],
    ] as const) {
      if (!ok || from[to]! >= 0 || !foreign[to] || inside[to]! < -3 * unit) continue;
      if (far(at, to) > STEP || far(from[at]!, to) > DRIFT) continue;
      from[to] = from[at]!;
      queue.push(to);
      if (inside[to]! > 0) taken[to] = 1;
    }
  }
  takeEnclosed(taken, strange, { inside, frame, unit });
  for (let at = 0; at < taken.length; at++) if (leaves[at]) taken[at] = 1;
  return taken;
}
