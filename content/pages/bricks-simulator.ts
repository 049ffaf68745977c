import { words } from '@/content/words';
import type { PictureId } from '@/content/pictures/library';

/** /bricks/simulator */
export const bricksSimulatorPage = words({
  title: 'Bricks simulator',
  notice: 'COMING SOON',
  lead: 'See a brick on a whole wall before you order it. We are still building this tool.',
  picture: 'news/bricks-simulator-announced' as PictureId,
  breadcrumbs: 'Breadcrumbs',
  tell: {
    title: 'Hear from us when it opens',
    lead: 'Leave your name, email and phone number. We will write to you once, when the simulator opens.',
    message: 'Please tell me when the bricks simulator opens.',
  },
  today: {
    title: 'What you can use today',
    items: [
      {
        to: 'laPaloma',
        title: 'Compare two colours',
        text: 'Put any two of the 28 La Paloma colours side by side, as wall, corner and facade.',
      },
      {
        to: 'yamamaBricks',
        title: 'Find a block by size',
        text: 'See 88 Yamama products with their dimensions and the number of units per m².',
      },
      {
        to: 'bricks',
        title: 'All bricks',
        text: 'Compare three manufacturers and learn how to read a brick size.',
      },
      {
        to: 'gallery',
        title: 'Roof tiles by colour',
        text: 'Choose the roof tile that goes with the wall: every tile we supply, sorted by colour.',
      },
    ],
  },
});
