import { RANGES } from '@/content/catalogue/ranges';
import { banner } from '@/content/pictures/banner';
import { words } from '@/content/words';
import type { TileSupplier } from './tile-supplier';

export const ceipo: TileSupplier = {
  supplier: 'ceipo',
  ranges: ['supp_7'],
  pages: ['ceipo'],
  words: words(
    {
      heading: 'Ceipo Italy',
      lead: 'Ceipo clay roof tiles from Italy: the Natural range in eight colours, from straw to brown.',
      text: 'Shown in one S-shaped profile, with an Antic and a flamed finish for traditional buildings.',
      facts: [
        ['Range', 'Natural'],
        ['Colours', 'Straw, Rose, Terracotta, Red, Maroon, Brown, Antic, Flamed'],
      ],
      promo: {
        title: 'See your Ceipo roof before you order',
        text: 'Try eight colours on a villa, with the wall colour you plan.',
        picture: 'villa/ceipo',
      },
    },
    {
      ar: {
        heading: 'Ceipo إيطاليا',
        lead: 'قرميد Ceipo الفخاري من إيطاليا: مجموعة Natural بثمانية ألوان، من القشّي إلى البني.',
        text: 'معروض بمقطع واحد على شكل حرف\u00a0S، ومن ألوانه المعتّق والملفوح للمباني التقليدية.',
        facts: [
          ['المجموعة', 'Natural'],
          ['الألوان', 'قشّي، وردي، تيراكوتا، أحمر، عنّابي، بني، معتّق، ملفوح'],
        ],
        promo: {
          title: 'شاهدوا سقفكم بقرميد Ceipo قبل الطلب',
          text: 'جرّبوا ثمانية ألوان على فيلا، مع لون الجدران الذي تريدونه.',
        },
      },
    },
  ),
  banner: banner('banner/ceipo'),
  card: 'range/ceipo-flamed-slope',
  tabs: RANGES.supp_7,
};
