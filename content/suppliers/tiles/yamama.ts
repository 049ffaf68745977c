import { RANGES } from '@/content/catalogue/ranges';
import type { TileSupplier } from './tile-supplier';

export const yamama: TileSupplier = {
  supplier: 'yamama',
  ranges: ['supp_5'],
  pages: ['bmiSaudi', 'yamamaTiles'],
  heading: 'Yamama Saudi Arabia',
  lead: 'Roof tiles from a Saudi manufacturer in two profiles, Marsigliese and Portoghese: eight articles.',
  text: 'Four articles are plain and four are blends; the codes are the maker’s. Ridge, end and ventilation pieces stand under Accessories.',
  facts: [
    ['Profiles in our range', 'Marsigliese, Portoghese'],
    ['Articles', 'YRT-FB, YRT-FBB, YRT-PB, YRT-PBB, YRT-EB, YRT-EBB, YRT-RB, YRT-RBB'],
    ['In the simulator', '8 textures'],
    ['Also', 'Accessories; bricks on a page of their own'],
  ],
  promo: {
    title: 'See Yamama on a whole villa',
    text: 'Pick a villa, pick an article, change the walls. Then save the picture and bring it to us.',
    picture: 'view/courtyard-villa',
  },
  banner: { picture: 'hero/roof-tiles', tall: 'hero/roof-tiles-tall' },
  card: 'range/yrt-eb-slope',
  tabs: RANGES.supp_5,
};
