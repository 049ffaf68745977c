import { refused, rowsCanBeLaid, type Reason } from '@/lib/your-roof/checks';
import type { Picture, Plane } from '@/lib/your-roof/picture/types';
import type { Mask } from '@/lib/your-roof/marking/mask';
import { place, viewOf } from './camera';
import { seams } from './caps';
import type { Roof } from './recolour';
import { retile, type Tile } from './retile';

export interface Recoloured extends Roof {
  mask: Mask;
  picture: Picture;
  /** The recoloured picture. */
  under: Picture;
  planes: readonly Plane[];
  reasons: readonly Reason[];
}

/** Way B: rows of tiles in perspective on every plane where they can be seen; the others stay recoloured. */
export function inRows(old: Recoloured, tile: Tile): Picture {
  const { picture, planes, reasons } = old;
  const placed = place(picture, planes, viewOf(picture, planes));
  const may = rowsCanBeLaid(placed, Math.max(picture.width, picture.height));
  const isSeen = !refused(reasons) && !reasons.includes('above');
  const laid = placed.map((plane, p) => (may[p] && isSeen ? plane : null));
  return retile(old, { planes, placed: laid, seams: seams(picture, planes, laid) }, tile);
}
