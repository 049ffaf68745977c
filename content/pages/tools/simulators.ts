import { words } from '@/content/words';
import type { PictureId } from '@/content/pictures/library';
import type { RouteKey } from '@/content/routes';

/** The two open tools, as the pages of products and services show them. */
export const simulators = words(
  {
    title: 'Simulator',
    lead: 'See your roof on a villa before you order, and find out how much hot water your building needs.',
    cards: [
      {
        title: 'Roof tiles simulator',
        text: 'Try roof textures and wall finishes on a villa, then save the picture and send it to us.',
        button: 'Experience now',
        to: 'roofSimulator',
        picture: 'villa/yamama',
      },
      {
        title: 'Solar water heater calculator',
        text: 'Enter bathrooms and kitchens, or the size of a labour camp, and get the litres per day.',
        button: 'Calculate now',
        to: 'hotWater',
        picture: 'tool/hot-water',
      },
    ] satisfies readonly { title: string; text: string; button: string; to: RouteKey; picture: PictureId }[],
  },
  {
    ar: {
      title: 'المحاكي',
      lead: 'شاهدوا سقفكم على فيلا قبل الطلب، واعرفوا كم يحتاج مبناكم من الماء الساخن.',
      cards: [
        {
          title: 'محاكي القرميد',
          text: 'جرّبوا تشكيلات القرميد وتشطيبات الجدران على فيلا، ثم احفظوا الصورة وأرسلوها إلينا.',
          button: 'جرّبوه الآن',
        },
        {
          title: 'حاسبة السخان الشمسي',
          text: 'أدخلوا عدد الحمّامات والمطابخ أو حجم سكن العمال لتعرفوا احتياجكم باللتر يوميًا.',
          button: 'احسبوا الآن',
        },
      ],
    },
  },
);
