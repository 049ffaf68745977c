import { guided } from '@/lib/your-roof/picture/filters';
import { labIn } from '@/lib/your-roof/picture/oklab';
import { unitOf, type Frame, type Picture } from '@/lib/your-roof/picture/types';
import type { Mask } from '@/lib/your-roof/marking/mask';

/*
 * A roof marked on a small copy, for the large one: what was seen is what is saved, and nothing is decided twice. The
 * guided filter lays the enlarged edge on the large picture's own.
 */

type Enlarged = Pick<Mask, 'frame' | 'alpha' | 'lab'>;

/** @param by length of the large picture over that of the small one */
export function enlarge({ frame, alpha }: Mask, picture: Picture, by: number): Enlarged {
  const to: Frame = {
    x: Math.round(frame.x * by),
    y: Math.round(frame.y * by),
    width: Math.min(picture.width - Math.round(frame.x * by), Math.round(frame.width * by)),
    height: Math.min(picture.height - Math.round(frame.y * by), Math.round(frame.height * by)),
  };
  const lab = labIn(picture, to);
  if (by === 1) return { frame: to, alpha, lab };
  const large = between(alpha, frame, { to, by });
  const r = Math.max(1, Math.round(1.5 * unitOf(picture)));
  const soft = guided(lab.l, large, { size: to, r, eps: 4e-4 });
  for (let at = 0; at < soft.length; at++) {
    // What is certain stays as it was seen.
    const was = large[at]!;
    soft[at] = was < 0.01 ? 0 : was > 0.99 ? 1 : Math.min(1, Math.max(0, soft[at]!));
  }
  return { frame: to, alpha: soft, lab };
}

/** Values of the small frame at the pixels of the large one, in between its own. */
function between(values: Float32Array, from: Frame, { to, by }: { to: Frame; by: number }): Float32Array {
  const out = new Float32Array(to.width * to.height);
  const columns = Array.from({ length: to.width }, (_, x) => (x + to.x + 0.5) / by - 0.5 - from.x);
  for (let y = 0, at = 0; y < to.height; y++) {
    const v = Math.min(from.height - 1, Math.max(0, (y + to.y + 0.5) / by - 0.5 - from.y));
    const top = Math.floor(v) * from.width;
    const bottom = Math.min(from.height - 1, Math.floor(v) + 1) * from.width;
    const down = v - Math.floor(v);
    for (let x = 0; x < to.width; x++, at++) {
      const u = Math.min(from.width - 1, Math.max(0, columns[x]!));
      const left = Math.floor(u);
      const right = Math.min(from.width - 1, left + 1);
      const along = u - left;
      const above = values[top + left]! * (1 - along) + values[top + right]! * along;
      const below = values[bottom + left]! * (1 - along) + values[bottom + right]! * along;
      out[at] = above * (1 - down) + below * down;
    }
  }
  return out;
}
