import type { PictureId } from './pictures/library';
import manifest from './pictures/manifest.json';
import { PORTFOLIO as SHOTS } from './pictures/shots/portfolio';

export interface PortfolioEntry {
  title: string;
  picture: PictureId;
}

/** The specification's number of cards. */
const CARDS = 18;

/** Stand in, under titles that say what they show, until the studio has rendered all the shots. */
const STAND_INS: readonly PortfolioEntry[] = [
  { title: 'Arcade villa in terracotta', picture: 'view/arcade-villa-terracotta' },
  { title: 'Courtyard villa with a tower', picture: 'view/courtyard-villa' },
  { title: 'Modern villa with flat tiles', picture: 'view/modern-villa' },
  { title: 'Arcade villa in grey', picture: 'view/arcade-villa-grey' },
  { title: 'Roof in an antique blend', picture: 'view/antique-roof' },
  { title: 'Tower over a courtyard', picture: 'view/courtyard-villa-tower' },
  { title: 'Stone tower and flat tiles', picture: 'view/modern-villa-tower' },
  { title: 'Entrance under grey roofs', picture: 'view/arcade-villa-entrance' },
  { title: 'Garden wing in terracotta', picture: 'view/arcade-villa-garden-wing' },
  { title: 'Deep eaves over glass', picture: 'view/modern-villa-terrace' },
  { title: 'Wing and fountain', picture: 'view/courtyard-villa-wing' },
  { title: 'Arched windows under clay', picture: 'view/arcade-villa-bedrooms' },
  { title: 'Antique blend laid', picture: 'view/antique-blend-laid' },
  { title: 'Grey tiles laid', picture: 'view/grey-blend-laid' },
  { title: 'Peach walls and grey tiles', picture: 'view/grey-roof-bedrooms' },
  { title: 'Garden wing in grey', picture: 'view/grey-roof-garden-wing' },
  { title: 'Gable in red Roman tiles', picture: 'view/courtyard-villa-gable' },
  { title: 'Hip in an antique blend', picture: 'view/antique-hip' },
];

const rendered: readonly PortfolioEntry[] = SHOTS.filter(({ id }) => id in manifest).map(({ id, title }) => ({
  title,
  picture: id,
}));

export const PORTFOLIO: readonly PortfolioEntry[] = [...rendered, ...STAND_INS].slice(0, CARDS);
