import { words } from '@/content/words';
import type { PictureId } from '@/content/pictures/library';
import type { RouteKey } from '@/content/routes';

export const productPage = words(
  {
    title: 'Products',
    lead: 'Roof tiles, bricks, roofing components and solar water heaters from factories in Europe, the Middle East and Brazil, for buildings in the UAE and Qatar.',
    picture: 'hours/dusk' as PictureId,
    tall: 'hours/dusk-tall' as PictureId,
    /** Links beside the three families. */
    more: {
      label: 'Also in our range',
      cards: [
        {
          title: 'Roofing components',
          note: 'Ridges, laterals and valleys, and the CoolRoof dry-fix system',
          to: 'components',
          picture: 'category/roofing-components',
        },
        {
          title: 'Tile gallery',
          note: 'All roof tiles by colour, manufacturer and profile',
          to: 'gallery',
          picture: 'category/tile-gallery',
        },
      ] satisfies readonly { title: string; note: string; to: RouteKey; picture: PictureId }[],
    },
    next: {
      title: 'Not sure what your building needs?',
      text: 'Describe the roof, the walls or the hot water you need. We will reply with products, quantities and a quotation.',
      ask: 'Contact us',
      estimate: 'Get your free estimate',
    },
  },
  {
    ar: {
      title: 'المنتجات',
      lead: 'قرميد وطوب ومكوّنات أسقف وسخانات مياه شمسية من مصانع في أوروبا والشرق الأوسط والبرازيل، للمباني في الإمارات وقطر.',
      more: {
        label: 'ضمن منتجاتنا أيضًا',
        cards: [
          { title: 'مكوّنات السقف', note: 'قرميد القمة والحافة والوادي، ونظام CoolRoof للتثبيت الجاف' },
          { title: 'معرض صور القرميد', note: 'كل القرميد حسب اللون والشركة المصنّعة والشكل' },
        ],
      },
      next: {
        title: 'لا تعرفون ما يحتاجه مبناكم؟',
        text: 'صفوا لنا السقف أو الجدران أو ما تحتاجونه من الماء الساخن، لنرد عليكم بالمنتجات والكميات وعرض السعر.',
        ask: 'تواصل معنا',
        estimate: 'اطلبوا تقديرًا مجانيًا',
      },
    },
  },
);
