import { RANGES } from '@/content/catalogue/ranges';
import { banner } from '@/content/pictures/banner';
import type { TileSupplier } from './tile-supplier';

export const bmiItaly: TileSupplier = {
  supplier: 'bmi',
  ranges: ['supp_1'],
  pages: ['bmiItaly'],
  heading: 'BMI Italy',
  lead: 'Two Italian profiles: Portoghese, the rolling S, and Marsigliese, the flat interlocking tile with a rib.',
  text: 'Each comes in four colours, from natural clay to the blends that look laid long ago. Ridge, end and ventilation pieces stand under Accessories.',
  facts: [
    ['Profiles in our range', 'Portoghese, Marsigliese'],
    ['In the simulator', '8 textures'],
    ['Also', 'Accessories'],
  ],
  promo: {
    title: 'See BMI on a whole villa',
    text: 'Pick a villa, pick a texture, change the walls. Then save the picture and bring it to us.',
    picture: 'view/arcade-villa-terracotta',
  },
  banner: banner('banner/roof-tiles'),
  card: 'range/bmi-marsigliese-natural-slope',
  tabs: RANGES.supp_1,
};
