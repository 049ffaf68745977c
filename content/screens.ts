import type { RouteKey } from './routes';
import { words } from './words';

/** What a visitor reads where no page is. */
export const notFoundWords = words({
  title: 'Page not found',
  code: '404',
  heading: 'No tile under this number',
  text: 'The page has moved or was never laid. Start again from the roof.',
  picture: 'A roof of clay tiles with one tile missing',
  first: { label: 'View roof tiles', to: 'roofTiles' satisfies RouteKey as RouteKey },
  or: 'Or',
  second: { label: 'Home', to: 'home' satisfies RouteKey as RouteKey },
  more: 'Or from here',
  call: 'Or call us:',
});

/** Where else such a visitor may go. */
export const NOT_FOUND_LINKS = [
  ...(['bricks', 'solarWater', 'components', 'gallery'] as const),
  ...(['services', 'projects', 'about', 'contact'] as const),
] satisfies readonly RouteKey[];
