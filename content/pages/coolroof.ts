import type { PictureId } from '@/content/pictures/library';
import { isRendered } from '@/content/pictures/rendered';

interface Part {
  title: string;
  text: string;
  /** Only once the studio has rendered it. */
  picture?: PictureId;
}

const part = (title: string, text: string, picture: PictureId): Part => ({
  title,
  text,
  ...(isRendered(picture) && { picture }),
});

/** /coolroof */
export const coolroofPage = {
  title: 'CoolRoof',
  lead: 'A roof laid dry: no cement mortar, air under the tiles, and a foil that sends the heat back.',
  breadcrumbs: 'Breadcrumbs',
  picture: 'tool/dry-fix' as PictureId,
  parts: {
    title: 'What it is made of',
    items: [
      part(
        'Pest guard',
        'Closes the gap under the first course at the eaves to birds and pests, and lets the air in.',
        'dry-fix/pest-guard',
      ),
      part(
        'Counter battens',
        'Run from eaves to ridge under the tile battens and keep the tiles clear of the deck.',
        'dry-fix/counter-battens',
      ),
      part(
        'Radiant barrier',
        'A foil that reflects up to 97% of radiant heat (manufacturer’s figure).',
        'dry-fix/radiant-barrier',
      ),
      part(
        'Dry-fix',
        'Breathable and waterproof; it takes the place of cement mortar under ridge and hip.',
        'dry-fix/ridge-roll',
      ),
    ],
  },
  next: {
    title: 'For your roof?',
    text: 'Send a drawing or a photograph. We say which layers it needs and who lays them.',
    ask: 'Ask for an estimate',
    dryFix: 'How it is laid',
    components: 'Roofing components',
  },
} as const;
