import { checks } from './checks';
import { recolour, study } from './laying/recolour';
import { mask } from './marking/mask';
import { snap } from './marking/snap';
import type { Picture, Plane } from './picture/types';

/*
 * A browser compiles what it has run for a while: the first photograph would wait twice as long as the second. While a
 * visitor chooses his, the same work is done on a drawn one that is small.
 */

/** Sides of the drawn picture, px, and how often it is looked at. */
const WIDE = 320;
const HIGH = 200;
const ROUNDS = 4;

const PLANES: Plane[] = [
  { corners: [at(40, 120), at(180, 120), at(160, 50), at(80, 50)], rows: 0, kind: 'plane' },
  { corners: [at(180, 120), at(290, 120), at(250, 50), at(160, 50)], rows: 0, kind: 'plane' },
];

function at(x: number, y: number) {
  return { x, y };
}

/** A roof of two sides with courses, a wall under it and a tree before it. */
function drawn(): Picture {
  const data = new Uint8ClampedArray(WIDE * HIGH * 4);
  for (let y = 0, to = 0; y < HIGH; y++)
    for (let x = 0; x < WIDE; x++, to += 4) {
      const grain = ((x * 7919 + y * 104729) % 23) - 11;
      const isRoof = y > 50 && y < 120 && x > 40 && x < 290;
      const isTree = Math.hypot(x - 210, y - 110) < 26;
      const [r, g, b] = isTree
        ? [60, 110, 40]
        : isRoof
          ? [170 - (y % 8) * 6, 90, 60]
          : y < 50
            ? [120, 170, 230]
            : [210, 200, 180];
      data.set([r! + grain, g! + grain, b! + grain, 255], to);
    }
  return { width: WIDE, height: HIGH, data };
}

/** One look after the other, each of a few ms; whoever asks for more may stop in between. */
export function* warmUp(): Generator<void, void> {
  const picture = drawn();
  for (let round = 0; round < ROUNDS; round++) {
    const { planes } = snap(picture, PLANES);
    yield;
    const found = mask(picture, { planes, out: [], through: [] });
    yield;
    const roof = { mask: found, study: study(found, picture) };
    checks(picture, { planes, mask: found }, recolour(picture, roof, ['#505256']));
    yield;
  }
}
