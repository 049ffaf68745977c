import { RANGES } from '@/content/catalogue/ranges';
import { words } from '@/content/words';
import { banner } from '@/content/pictures/banner';
import type { TileSupplier } from './tile-supplier';

export const yamama: TileSupplier = {
  supplier: 'yamama',
  ranges: ['supp_5'],
  pages: ['bmiSaudi', 'yamamaTiles'],
  words: words(
    {
      heading: 'Yamama Saudi Arabia',
      lead: 'Yamama roof tiles from Saudi Arabia in two profiles, Marsigliese and Portoghese: eight products.',
      text: 'Four are plain and four are blends. The codes are the manufacturer’s. Ridge, end and ventilation tiles are listed under Accessories.',
      facts: [
        ['Profiles', 'Marsigliese, Portoghese'],
        ['Products', 'YRT-FB, YRT-FBB, YRT-PB, YRT-PBB, YRT-EB, YRT-EBB, YRT-RB, YRT-RBB'],
        ['Accessories', 'Ridge, end ridge, three-way ridge, laterals, ventilation tiles'],
      ],
      promo: {
        title: 'See your Yamama roof before you order',
        text: 'Choose a villa, a tile and a wall colour. Save the picture and send it to us with your enquiry.',
        picture: 'villa/yamama',
      },
    },
    {
      ar: {
        heading: 'Yamama السعودية',
        lead: 'قرميد Yamama من السعودية بشكلين، Marsigliese (مارسيليا) و\u00a0Portoghese (بورتوغيز): ثمانية منتجات.',
        text: 'أربعة معروضة بلون واحد وأربعة بخلطة ألوان، والرموز هي رموز الشركة المصنّعة. قرميد القمة ونهاياتها وقرميد التهوية ضمن الملحقات.',
        facts: [
          ['أشكال القرميد', 'Marsigliese،\u200f Portoghese'],
          [
            'المنتجات',
            'YRT-FB،\u200f YRT-FBB،\u200f YRT-PB،\u200f YRT-PBB،\u200f YRT-EB،\u200f YRT-EBB،\u200f YRT-RB،\u200f YRT-RBB',
          ],
          ['الملحقات', 'قرميد القمة، نهاية القمة، قطعة ثلاثية، قرميد الحافة، قرميد تهوية'],
        ],
        promo: {
          title: 'شاهدوا سقفكم بقرميد Yamama قبل الطلب',
          text: 'اختاروا فيلا وقرميدًا ولونًا للجدران، ثم احفظوا الصورة وأرسلوها إلينا مع طلبكم.',
        },
      },
    },
  ),
  banner: banner('banner/yamama-tiles'),
  card: 'range/yrt-eb-slope',
  tabs: RANGES.supp_5,
};
