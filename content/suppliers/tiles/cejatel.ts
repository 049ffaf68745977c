import { RANGES } from '@/content/catalogue/ranges';
import { words } from '@/content/words';
import { banner } from '@/content/pictures/banner';
import type { TileSupplier } from './tile-supplier';

export const cejatel: TileSupplier = {
  supplier: 'cejatel',
  ranges: ['supp_6'],
  pages: ['cejatel'],
  words: words(
    {
      heading: 'Cejatel Brazil',
      lead: 'Cejatel roof tiles from Brazil: the Wave profile in Caramel, Green, Blue and Maroon.',
      text: 'Four strong colours for a roof that stands out. Ask for a sample and look at it in daylight before you order.',
      facts: [
        ['Profile', 'Wave'],
        ['Colours', 'Caramel, Green, Blue, Maroon'],
      ],
      promo: {
        title: 'See the Wave on a villa before you order',
        text: 'Try all four colours on a villa, with the wall colour you plan.',
        picture: 'villa/cejatel',
      },
    },
    {
      ar: {
        heading: 'Cejatel البرازيل',
        lead: 'قرميد Cejatel من البرازيل: شكل Wave (ويف) بألوان الكراميل والأخضر والأزرق والعنّابي.',
        text: 'أربعة ألوان قوية لسقف يلفت النظر. اطلبوا عيّنة وعاينوها في ضوء النهار قبل الطلب.',
        facts: [
          ['شكل القرميدة', 'Wave'],
          ['الألوان', 'كراميل، أخضر، أزرق، عنّابي'],
        ],
        promo: {
          title: 'شاهدوا Wave على فيلا قبل الطلب',
          text: 'جرّبوا الألوان الأربعة على فيلا، مع لون الجدران الذي تريدونه.',
        },
      },
    },
  ),
  banner: banner('banner/cejatel'),
  card: 'range/wave-green-slope',
  tabs: RANGES.supp_6,
};
