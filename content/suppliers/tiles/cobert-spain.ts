import { RANGES } from '@/content/catalogue/ranges';
import type { TileSupplier } from './tile-supplier';

export const cobertSpain: TileSupplier = {
  supplier: 'cobert-spain',
  ranges: ['supp_2'],
  pages: ['bmiSpain'],
  heading: 'BMI Cobert Spain',
  lead: 'Four Spanish profiles. Duna in two shallow waves, Meridional and Virtus in klinker, Curva Collado for the barrel roof of the old towns.',
  text: 'Clay varies from tile to tile, so judge a colour by several pieces or by a whole slope. Ridge, hip and ventilation pieces come from the same maker.',
  facts: [
    ['Profiles in our range', 'Duna, Klinker Meridional, Klinker Virtus, Curva Collado'],
    ['In the simulator', '10 textures'],
    ['Also', 'Accessories'],
  ],
  promo: {
    title: 'See Cobert on a whole villa',
    text: 'Pick a villa, pick a texture, change the walls. Then save the picture and bring it to us.',
    picture: 'view/antique-roof',
  },
  banner: { picture: 'hero/roof-tiles', tall: 'hero/roof-tiles-tall' },
  card: 'range/cobert-duna-beige-slope',
  tabs: RANGES.supp_2,
};
