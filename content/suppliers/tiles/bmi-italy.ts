import { RANGES } from '@/content/catalogue/ranges';
import { banner } from '@/content/pictures/banner';
import { words } from '@/content/words';
import type { TileSupplier } from './tile-supplier';

export const bmiItaly: TileSupplier = {
  supplier: 'bmi',
  ranges: ['supp_1'],
  pages: ['bmiItaly'],
  words: words(
    {
      heading: 'BMI Italy',
      lead: 'BMI clay roof tiles from Italy in two profiles: S-shaped Portoghese and low-profile interlocking Marsigliese.',
      text: 'Each profile comes in four colours, from natural clay to antic blends. Ridge, end and ventilation tiles are listed under Accessories.',
      facts: [
        ['Profiles', 'Portoghese, Marsigliese'],
        ['Colours', '8: four in each profile'],
        ['Accessories', 'Ridge, end ridge, three-way ridge, laterals, ventilation tiles'],
      ],
      promo: {
        title: 'See your BMI roof before you order',
        text: 'Choose a villa, a tile and a wall colour. Save the picture and send it to us with your enquiry.',
        picture: 'villa/bmi-italy',
      },
    },
    {
      ar: {
        heading: 'BMI إيطاليا',
        lead: 'قرميد BMI الفخاري من إيطاليا بشكلين: Portoghese (بورتوغيز) بمقطع على شكل حرف\u00a0S، و\u00a0Marsigliese (مارسيليا) المستوي المتداخل.',
        text: 'لكل شكل أربعة ألوان، من لون الفخار الطبيعي إلى الخلطات المعتّقة. قرميد القمة ونهاياتها وقرميد التهوية ضمن الملحقات.',
        facts: [
          ['أشكال القرميد', 'Portoghese،\u200f Marsigliese'],
          ['الألوان', '8: أربعة لكل شكل'],
          ['الملحقات', 'قرميد القمة، نهاية القمة، قطعة ثلاثية، قرميد الحافة، قرميد تهوية'],
        ],
        promo: {
          title: 'شاهدوا سقفكم بقرميد BMI قبل الطلب',
          text: 'اختاروا فيلا وقرميدًا ولونًا للجدران، ثم احفظوا الصورة وأرسلوها إلينا مع طلبكم.',
        },
      },
    },
  ),
  banner: banner('banner/bmi-italy'),
  card: 'range/bmi-marsigliese-natural-slope',
  tabs: RANGES.supp_1,
};
