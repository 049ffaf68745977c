import { words } from '@/content/words';

/** Of one roof in the light of five hours. */
export const hourAlts = words({
  'hours/dawn':
    'Terracotta roofs and the square tower of a villa in the first low sun from the right, wall lanterns still lit',
  'hours/morning': 'The same roofs in morning sun that draws every row of tiles',
  'hours/noon': 'The same roofs at noon: short shadows, the clay at its palest',
  'hours/afternoon':
    'Terracotta roofs of a villa in the afternoon, sun from the left, the tower’s shadow across the tiles',
  'hours/dusk': 'The same roofs at dusk: muted clay under a deep blue sky, lamps behind the arched windows',
});
