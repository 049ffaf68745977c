import { RANGES } from '@/content/catalogue/ranges';
import type { TileSupplier } from './tile-supplier';

export const cejatel: TileSupplier = {
  supplier: 'cejatel',
  ranges: ['supp_6'],
  pages: ['cejatel'],
  heading: 'Cejatel Brazil',
  lead: 'One profile from Brazil, the Wave, in four colours that no bare clay has: Caramel, Green, Blue and Maroon.',
  text: 'Ask for a sample and look at it in the sun: strong colours change more with the light than bare clay does.',
  facts: [
    ['Profile in our range', 'Wave'],
    ['Colours', 'Caramel, Green, Blue, Maroon'],
    ['In the simulator', '4 textures'],
  ],
  promo: {
    title: 'See the Wave on a whole villa',
    text: 'Green roof, white wall? Try the four colours on a villa before you lay one of them.',
    picture: 'view/courtyard-villa-tower',
  },
  banner: { picture: 'hero/simulator', tall: 'hero/simulator-tall' },
  card: 'range/wave-green-slope',
  tabs: RANGES.supp_6,
};
