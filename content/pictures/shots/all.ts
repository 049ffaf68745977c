import { CARDS } from './cards';
import { HEROES } from './heroes';
import { PORTFOLIO } from './portfolio';
import type { Shot } from './shot';

/** Every shot in the order of rendering: what visitors see first comes first. */
export const ALL_SHOTS: readonly Shot[] = [...HEROES, ...CARDS, ...PORTFOLIO];
