import { ABOUT } from './about';
import { BANNERS } from './banners';
import { CARDS } from './cards';
import { HEROES } from './heroes';
import { PORTFOLIO } from './portfolio';
import { PROJECTS } from './projects';
import type { Shot } from './shot';
import { TILES } from './tiles';

/** Every shot in the order of rendering: what visitors see first comes first. */
export const ALL_SHOTS: readonly Shot[] = [
  ...HEROES,
  ...CARDS,
  ...PORTFOLIO,
  ...TILES,
  ...BANNERS,
  ...ABOUT,
  ...PROJECTS,
];
