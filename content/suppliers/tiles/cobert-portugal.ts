import { RANGES } from '@/content/catalogue/ranges';
import type { TileSupplier } from './tile-supplier';

export const cobertPortugal: TileSupplier = {
  supplier: 'cobert-portugal',
  ranges: ['supp_3', 'supp_8'],
  pages: ['bmiPortugal', 'cobertPortugal'],
  heading: 'Cobert Portugal',
  lead: 'Two Portuguese profiles: LogicaLusa, a round S, and LogicaPlana, flat, and laid with broken joints.',
  text: 'Lusa keeps the shadow of a traditional roof. Plana lies so flat that the roof becomes one calm plane; it is the tile of the third villa in the simulator.',
  facts: [
    ['Profiles in our range', 'LogicaLusa, LogicaPlana'],
    ['In the simulator', '11 textures, 4 of them for the third villa'],
    ['Also', 'Accessories'],
  ],
  promo: {
    title: 'See Plana on a modern villa',
    text: 'The third villa of the simulator is drawn for flat tiles. Change its roof and its walls, then save the picture.',
    picture: 'view/modern-villa',
  },
  banner: { picture: 'hero/simulator', tall: 'hero/simulator-tall' },
  card: 'range/cobert-plana-dark-grey-slope',
  tabs: RANGES.supp_3,
  perSquareMetre: { profile: 'lusa', value: 12, source: 'BMI Portugal, bmigroup.com/pt' },
};
