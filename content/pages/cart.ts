import { words } from '@/content/words';
import type { PictureId } from '@/content/pictures/library';
import type { RouteKey } from '@/content/routes';

/** What stands around the enquiry list. */
export const cartPage = words({
  lead: 'Tiles and components gather here as you browse, and go to us in one enquiry: what, how much, and what to mind.',
  picture: 'category/tile-gallery' satisfies PictureId as PictureId,
  contact: 'Write to us',
  ways: [
    { text: 'Tiles by colour', to: 'gallery' },
    { text: 'Roof tiles by maker', to: 'roofTiles' },
    { text: 'Roofing components', to: 'components' },
  ] satisfies readonly { text: string; to: RouteKey }[],
});
