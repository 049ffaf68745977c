import { words } from '@/content/words';
import type { PictureId } from '@/content/pictures/library';

/** /coolroof */
export const coolroofPage = words({
  title: 'CoolRoof',
  lead: 'A roof laid dry: no cement mortar, air under the tiles, and a foil that sends the heat back.',
  breadcrumbs: 'Breadcrumbs',
  picture: 'tool/dry-fix' as PictureId,
  parts: {
    title: 'What it is made of',
    items: [
      {
        title: 'Pest guard',
        text: 'Closes the gap under the first course at the eaves to birds and pests, and lets the air in.',
        picture: 'dry-fix/pest-guard',
      },
      {
        title: 'Counter battens',
        text: 'Run from eaves to ridge under the tile battens and keep the tiles clear of the deck.',
        picture: 'dry-fix/counter-battens',
      },
      {
        title: 'Radiant barrier',
        text: 'A foil that reflects up to 97% of radiant heat (manufacturer’s figure).',
        picture: 'dry-fix/radiant-barrier',
      },
      {
        title: 'Dry-fix',
        text: 'Breathable and waterproof; it takes the place of cement mortar under ridge and hip.',
        picture: 'dry-fix/ridge-roll',
      },
    ] satisfies readonly { title: string; text: string; picture: PictureId }[],
  },
  next: {
    title: 'For your roof?',
    text: 'Send a drawing or a photograph. We say which layers it needs and who lays them.',
    ask: 'Ask for an estimate',
    dryFix: 'How it is laid',
    components: 'Roofing components',
  },
});
