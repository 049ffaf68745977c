import { words } from '@/content/words';
import type { PictureId } from '@/content/pictures/library';
import type { RouteKey } from '@/content/routes';

export const productPage = words({
  title: 'Products',
  lead: 'Fired earth for the roof and the wall, the parts that close it, and hot water from the sun.',
  banner: { picture: 'hero/simulator', tall: 'hero/simulator-tall' },
  /** Shelves that stand beside the three families. */
  more: {
    label: 'More of the range',
    cards: [
      {
        title: 'Roofing components',
        note: 'Ridge, hip, valley and eaves, and CoolRoof, the dry-fix system',
        to: 'components',
        picture: 'category/roofing-components',
      },
      {
        title: 'Tile gallery',
        note: 'Roof tiles by colour, from natural red to dark grey',
        to: 'gallery',
        picture: 'category/tile-gallery',
      },
    ] satisfies readonly { title: string; note: string; to: RouteKey; picture: PictureId }[],
  },
});
