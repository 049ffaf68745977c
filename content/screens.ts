import type { RouteKey } from './routes';

/** What a visitor reads where no page is. */
export const notFoundWords = {
  title: 'Page not found',
  code: '404',
  heading: 'No tile under this number',
  text: 'The page has moved or was never laid. Start again from the roof.',
  picture: 'A roof of clay tiles with one tile missing',
  first: { label: 'View roof tiles', to: 'roofTiles' },
  or: 'Or',
  second: { label: 'Home', to: 'home' },
  more: 'Or from here',
  links: ['bricks', 'solarWater', 'components', 'gallery', 'services', 'projects', 'about', 'contact'],
  call: 'Or call us:',
} as const satisfies Record<string, unknown> & {
  first: { label: string; to: RouteKey };
  second: { label: string; to: RouteKey };
  links: readonly RouteKey[];
};
