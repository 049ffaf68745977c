import { boxBlur } from '@/lib/your-roof/picture/filters';
import type { Lab } from '@/lib/your-roof/picture/types';
import { takeEnclosed } from './enclosed';
import { isThin, type Known } from './known';
import { unlikeness } from './unlike';

/*
 * A tree, a trunk, a chimney: it stands before the roof and goes on beyond its outline. From just outside the outline a
 * colour is followed inwards, as long as it hardly changes and the roof has it at few places. A shadow on the roof ends
 * at the outline and stays.
 */

/** How many of five spreads from the plane's colour count as strange to it. */
const STRANGE = 0.56;
/** Steps of colour (OKLab) from pixel to pixel, and from where it came in. */
const STEP = 0.05;
const GRAIN = 3;
const DRIFT = 0.13;

/** 1 where something stands before the roof. */
export function inFront({ lab, frame, planes, shares, inside, unit }: Known): Uint8Array {
  const { width, height } = frame;
  // The grain of tiles goes, trunks and chimneys stay.
  const smooth = (values: Float32Array): Float32Array => boxBlur(values, frame, Math.round(GRAIN * unit));
  const flat: Lab = { l: smooth(lab.l), a: smooth(lab.a), b: smooth(lab.b) };
  const strange = new Uint8Array(inside.length);
  planes.forEach((plane, p) => {
    // Of a line of caps a shadow takes half: it has no colour of its own.
    if (isThin(plane, unit)) return;
    const { map, middle } = unlikeness({ lab: flat, frame }, plane, 9 * unit);
    for (let at = 0; at < strange.length; at++)
      if (shares[p]![at]! > 0.5 && map[at]! > STRANGE && !shaded(flat, at, middle)) strange[at] = 1;
  });
  const far = (i: number, j: number): number =>
    Math.abs(flat.l[i]! - flat.l[j]!) +
    2 * Math.abs(flat.a[i]! - flat.a[j]!) +
    2 * Math.abs(flat.b[i]! - flat.b[j]!);
  const taken = new Uint8Array(inside.length);
  const from = new Int32Array(inside.length).fill(-1);
  const queue: number[] = [];
  for (let at = 0; at < inside.length; at++)
    if (inside[at]! < -3 * unit && inside[at]! > -6 * unit && strange[at]) {
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
      if (!ok || from[to]! >= 0 || !strange[to] || inside[to]! < -3 * unit) continue;
      if (far(at, to) > STEP || far(from[at]!, to) > DRIFT) continue;
      from[to] = from[at]!;
      queue.push(to);
      if (inside[to]! > 0) taken[to] = 1;
    }
  }
  takeEnclosed(taken, strange, { inside, frame, unit });
  return taken;
}

/** The roof's own colour in more or less light, or in the sky's light alone, which is bluer. */
function shaded(lab: Lab, at: number, [l, a, b]: readonly [number, number, number]): boolean {
  const part = lab.l[at]! / (l || 1);
  const bluer = b * part - lab.b[at]!;
  const near = 0.014 + 0.12 * Math.hypot(a, b);
  return (
    part > 0.3 &&
    part < 1.3 &&
    Math.abs(lab.a[at]! - a * part) < near &&
    bluer > -near &&
    bluer < (part < 1 ? 0.06 : near)
  );
}
