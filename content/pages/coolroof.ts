import { words } from '@/content/words';
import type { PictureId } from '@/content/pictures/library';

/** /coolroof */
export const coolroofPage = words({
  title: 'CoolRoof',
  lead: 'The dry-fix system for clay tile roofs: no cement mortar, ventilation under the tiles and a radiant barrier that reflects heat.',
  breadcrumbs: 'Breadcrumbs',
  picture: 'tool/dry-fix' as PictureId,
  parts: {
    title: 'The four parts of the system',
    items: [
      {
        title: 'Pest guard',
        text: 'Closes the gap under the first course at the eaves. It keeps birds and pests out and lets air in.',
        picture: 'dry-fix/pest-guard',
      },
      {
        title: 'Counter battens',
        text: 'Fixed over the radiant barrier from eaves to ridge. They keep the tiles clear of the deck, so air can pass.',
        picture: 'news/coolroof-laid-dry',
      },
      {
        title: 'Radiant barrier',
        text: 'A foil laid on the roof under the counter battens. It reflects up to 97% of radiant heat (manufacturer’s figure).',
        picture: 'dry-fix/radiant-barrier',
      },
      {
        title: 'Dry-fix',
        text: 'Breathable and waterproof. It replaces cement mortar at ridges and hips.',
        picture: 'dry-fix/ridge-roll',
      },
    ] satisfies readonly { title: string; text: string; picture: PictureId }[],
  },
  next: {
    title: 'Plan CoolRoof for your roof',
    text: 'Email us a drawing or describe the roof in a message, and we will reply with the layers and quantities it needs.',
    ask: 'Get your free estimate',
    contact: 'Contact us',
    dryFix: 'Dry-fix installation',
    components: 'Roofing components',
  },
});
