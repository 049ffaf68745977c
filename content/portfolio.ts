import type { PictureId } from './pictures/library';
import { PORTFOLIO as SHOTS } from './pictures/shots/portfolio';

export interface PortfolioEntry {
  title: string;
  picture: PictureId;
}

/** Views of roofs, in the order of the studio's list; the pages say that they are renderings. */
export const PORTFOLIO: readonly PortfolioEntry[] = SHOTS.map(({ id, title }) => ({ title, picture: id }));
