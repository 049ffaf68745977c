import type { Roof } from './catalogue/roofs';
import type { PictureId } from './pictures/library';
import { PORTFOLIO as SHOTS } from './pictures/shots/portfolio';

export interface PortfolioEntry {
  title: string;
  picture: PictureId;
  roof: Roof;
}

/** Views of roofs, in the order of the studio's list; the pages say that they are illustrations. */
export const PORTFOLIO: readonly PortfolioEntry[] = SHOTS.map(({ id, title, params }) => ({
  title,
  picture: id,
  roof: params,
}));
