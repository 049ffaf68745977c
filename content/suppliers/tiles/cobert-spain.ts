import { RANGES } from '@/content/catalogue/ranges';
import { words } from '@/content/words';
import { banner } from '@/content/pictures/banner';
import type { TileSupplier } from './tile-supplier';

export const cobertSpain: TileSupplier = {
  supplier: 'cobert-spain',
  ranges: ['supp_2'],
  pages: ['bmiSpain'],
  words: words(
    {
      heading: 'BMI Cobert Spain',
      lead: 'BMI Cobert clay roof tiles from Spain in four profiles: Duna, Klinker Meridional, Klinker Virtus and Curva Collado.',
      text: 'Clay colour varies from tile to tile, so judge it by several tiles or a laid panel. Ridge, end and ventilation tiles are listed under Accessories.',
      facts: [
        ['Profiles', 'Duna, Klinker Meridional, Klinker Virtus, Curva Collado'],
        ['Colours', '10 across the four profiles'],
        ['Accessories', 'Ridge, end ridge, three-way ridge, laterals, ventilation tiles'],
      ],
      promo: {
        title: 'See your BMI Cobert roof before you order',
        text: 'Choose a villa, a tile and a wall colour. Save the picture and send it to us with your enquiry.',
        picture: 'villa/cobert-spain',
      },
    },
    {
      ar: {
        heading: 'BMI Cobert إسبانيا',
        lead: 'قرميد BMI Cobert الفخاري من إسبانيا بأربعة أشكال: Duna (دونا) و\u00a0Klinker Meridional و\u00a0Klinker Virtus و\u00a0Curva Collado.',
        text: 'يتفاوت لون الفخار من قرميدة إلى أخرى، فاحكموا عليه من عدة قطع أو من لوحة مركّبة. قرميد القمة ونهاياتها وقرميد التهوية ضمن الملحقات.',
        facts: [
          ['أشكال القرميد', 'Duna،\u200f Klinker Meridional،\u200f Klinker Virtus،\u200f Curva Collado'],
          ['الألوان', '10 موزّعة على الأشكال الأربعة'],
          ['الملحقات', 'قرميد القمة، نهاية القمة، قطعة ثلاثية، قرميد الحافة، قرميد تهوية'],
        ],
        promo: {
          title: 'شاهدوا سقفكم بقرميد BMI Cobert قبل الطلب',
          text: 'اختاروا فيلا وقرميدًا ولونًا للجدران، ثم احفظوا الصورة وأرسلوها إلينا مع طلبكم.',
        },
      },
    },
  ),
  banner: banner('banner/cobert-spain'),
  card: 'range/cobert-duna-beige-slope',
  tabs: RANGES.supp_2,
};
