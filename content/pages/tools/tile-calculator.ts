import type { PictureId } from '@/content/pictures/library';
import { words } from '@/content/words';

/** /tile-calculator: the words around the calculator, whose own stand in content/roof-quantities. */
export const tileCalculatorPage = words(
  {
    title: 'Roof tile calculator',
    lead: 'Choose a tile and enter the shape and the dimensions of your roof. You get its area, its tiles and parts, and the working behind each number.',
    breadcrumbs: 'Breadcrumbs',
    picture: 'portfolio/portico-villa-sharjah' satisfies PictureId as PictureId,
    /** On the pages that lead here. */
    open: 'Work out quantities',
    band: {
      title: 'How many tiles does your roof need?',
      text: 'Choose a tile and enter the shape, the dimensions and the pitch. You get the area, the tiles and parts, and the working behind each number.',
    },
    next: {
      title: 'Have the quantities checked',
      text: 'Put the quantities on your enquiry list and send it to us. We will check it with the manufacturer and reply with a quotation.',
      ask: 'Open the enquiry list',
      tiles: 'Roof tiles by country',
    },
  },
  {
    ar: {
      title: 'حاسبة القرميد',
      lead: 'اختاروا القرميدة وأدخلوا شكل سقفكم وقياساته لتعرفوا المساحة وعدد القرميد والقطع، وكيف حُسب كل رقم.',
      breadcrumbs: 'مسار التنقل',
      open: 'حساب الكميات',
      band: {
        title: 'كم قرميدة يحتاج سقفكم؟',
        text: 'اختاروا القرميدة وأدخلوا شكل السقف وقياساته وميله لتعرفوا المساحة وعدد القرميد والقطع، وكيف حُسب كل رقم.',
      },
      next: {
        title: 'راجعوا الكميات معنا',
        text: 'أضيفوا الكميات إلى قائمة الطلب وأرسلوها إلينا، فنراجعها مع الشركة المصنّعة ونرد عليكم بعرض سعر.',
        ask: 'فتح قائمة الطلب',
        tiles: 'القرميد حسب البلد',
      },
    },
  },
);
