import { words } from '@/content/words';
import type { PictureId } from '@/content/pictures/library';
import type { RouteKey } from '@/content/routes';

/** The two open tools, as the pages of products and services show them. */
export const simulators = words({
  title: 'Simulator',
  lead: 'Two questions that are better answered on the screen than on the roof.',
  cards: [
    {
      title: 'Roof tiles simulator',
      text: 'Three villas, fifty-four roof textures, twenty-five wall finishes. Lay one after the other until the house agrees.',
      button: 'Experience now',
      to: 'roofSimulator',
      picture: 'view/courtyard-villa',
    },
    {
      title: 'Solar water heater calculator',
      text: 'Count bathrooms and kitchens, or the people in a labour camp, and read the litres a day.',
      button: 'Calculate now',
      to: 'hotWater',
      picture: 'tool/hot-water',
    },
  ] satisfies readonly { title: string; text: string; button: string; to: RouteKey; picture: PictureId }[],
});
