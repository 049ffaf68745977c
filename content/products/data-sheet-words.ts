import { words } from '@/content/words';

/**
 * Our own sheet of a product, one page A4 (lib/data-sheet), and what leads to it. Visitors read “product sheet”: a data
 * sheet is the manufacturer’s.
 */
export const dataSheetWords = words(
  {
    heading: 'Product sheet',
    about: 'Specification with its sources and pictures, as they stand today.',
    format: 'PDF',
    length: '1 page A4',
    title: '{name}: product sheet',
    subject: 'Specification of {name} with sources',
    /** `{date}` is the day it was printed, `{version}` the same for all sheets that say the same. */
    issued: 'Printed {date}. Version {version}.',
    latest: 'Latest version, more pictures and answers: {url}',
    licence:
      'Pictures are computer renderings. You may save, print and share this sheet to plan a project. For any other use, write to us first.',
  },
  {
    ar: {
      heading: 'ورقة المنتج',
      about: 'المواصفات مع مصادرها والصور كما هي اليوم.',
      format: 'PDF',
      length: 'صفحة واحدة A4',
      title: '{name}: ورقة المنتج',
      subject: 'مواصفات {name} مع مصادرها',
      issued: 'طُبعت في {date}. الإصدار {version}.',
      latest: 'أحدث إصدار ومزيد من الصور والإجابات: {url}',
      licence:
        'الصور مصمّمة بالحاسوب. يمكنكم حفظ هذه الورقة وطباعتها ومشاركتها لتخطيط مشروع. لأي استخدام آخر راسلونا أولًا.',
    },
  },
);
