import { roofTitle, type Roof } from './catalogue/roofs';
import type { Lang } from './lang';
import { PORTFOLIO as SHOTS } from './pictures/shots/portfolio';
import { words } from './words';

type PortfolioId = (typeof SHOTS)[number]['id'];

export interface PortfolioEntry {
  title: string;
  picture: PortfolioId;
  roof: Roof;
}

/** English stands beside the shots. */
const NAMES = words(
  Object.fromEntries(SHOTS.map(({ id, name }) => [id, name])) as Record<PortfolioId, string>,
);

/** Views of roofs, in the order of the studio's list; the pages say that they are illustrations. */
export const portfolioEntries = (lang: Lang): readonly PortfolioEntry[] =>
  SHOTS.map(({ id, params }) => ({
    title: roofTitle(NAMES[lang][id], params, lang),
    picture: id,
    roof: params,
  }));
