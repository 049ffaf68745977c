import { quantile } from '@/lib/your-roof/picture/filters';
import { coverage, union } from '@/lib/your-roof/picture/geometry';
import type { Marks } from '@/lib/your-roof/picture/types';
import { BAND, RING, type Known } from './known';
import { unlikeness } from './unlike';

/**
 * A strongly coloured roof has its hue to itself, as a rule: what has it just beyond the outline is the rim of a cap or
 * the lip of a tile, and would show under the new colour. Where the surroundings have that hue too, nothing is taken.
 */
export function takeRims(belief: Float32Array, { lab, inside, unit }: Known): void {
  const inner: number[] = [];
  for (let at = 0; at < inside.length; at += 3) if (inside[at]! > 4 * unit) inner.push(at);
  const deep = (values: Float32Array): number =>
    quantile(
      inner.map((at) => values[at]!),
      0.5,
    );
  const [a, b] = [deep(lab.a), deep(lab.b)];
  const chroma = Math.hypot(a, b);
  if (!(chroma > 0.06)) return;
  // Along the roof's own hue at least half its chroma, and hardly to the side of it.
  const alike = (at: number): boolean => {
    const along = (lab.a[at]! * a + lab.b[at]! * b) / chroma;
    const aside = Math.abs(lab.a[at]! * b - lab.b[at]! * a) / chroma;
    return along > 0.55 * chroma && aside < 0.3 * along;
  };
  let [same, all] = [0, 0];
  for (let at = 0; at < inside.length; at++)
    if (inside[at]! < -10 * unit && inside[at]! > -RING * unit) {
      all++;
      if (alike(at)) same++;
    }
  if (same > 0.12 * all) return;
  for (let at = 0; at < inside.length; at++)
    if (Math.abs(inside[at]!) < 6 * unit && belief[at]! < 0.95 && alike(at)) belief[at] = 0.95;
}

/** Where the roof is seen through something, a pixel is roof as far as it has the roof's colour. */
export function lookThrough(belief: Float32Array, known: Known, outlines: Marks['through']): void {
  const { frame, planes, shares, unit } = known;
  if (outlines.length === 0) return;
  const there = union(outlines.map((outline) => coverage(outline, frame)));
  const maps = planes.map((plane) => unlikeness(known, plane, BAND * unit).map);
  for (let at = 0; at < there.length; at++) {
    if (there[at]! < 0.5) continue;
    const unlike = maps.reduce((sum, map, p) => sum + map[at]! * shares[p]![at]!, 0);
    belief[at]! *= 1 / (1 + Math.exp(14 * (unlike - 0.42)));
  }
}
