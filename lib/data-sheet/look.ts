import { INK } from '@/lib/site/mark';
import { A4, type Lettering } from './paper';

/** Lines between rows: as app/tokens.css has them, in the colours of paper. */
export const HAIRLINE = '#cfc5b9';

/** Between the margins, in points. */
export const WIDTH = A4.width - 2 * A4.margin;
/** Between two columns. */
export const GAP = 18;
/** Where the foot begins at the earliest: four lines of Arabic with the rule over them. */
export const FOOT = A4.height - A4.margin - 54;

export const TEXT: Lettering = { hand: 'text', size: 8.6, colour: INK.bitumen };
export const STRONG: Lettering = { ...TEXT, hand: 'strong' };
export const SOFT: Lettering = { ...TEXT, colour: INK.soft };
export const NOTE: Lettering = { hand: 'text', size: 7.2, colour: INK.soft };

/** Where a part of the sheet begins, and how wide it may be. */
export interface Frame {
  top: number;
  width: number;
}
