import { RANGES } from '@/content/catalogue/ranges';
import { banner } from '@/content/pictures/banner';
import type { TileSupplier } from './tile-supplier';

export const ceipo: TileSupplier = {
  supplier: 'ceipo',
  ranges: ['supp_7'],
  pages: ['ceipo'],
  heading: 'Ceipo Italy',
  lead: 'The Natural range in eight colours, from straw to brown, two of them marked by age and flame.',
  text: 'One profile, an S with a soft roll, for new roofs and for roofs that are to look old from the first day.',
  facts: [
    ['Range', 'Natural'],
    ['Colours', '8'],
    ['In the simulator', '8 textures'],
  ],
  promo: {
    title: 'See Ceipo on a whole villa',
    text: 'Eight colours, three villas: try one after the other before you decide.',
    picture: 'view/arcade-villa-garden-wing',
  },
  banner: banner('banner/roof-tiles'),
  card: 'range/ceipo-brown-slope',
  tabs: RANGES.supp_7,
};
