import { words } from '@/content/words';

/** The data sheet of a product, one page A4 (lib/data-sheet), and what leads to it. */
export const dataSheetWords = words(
  {
    heading: 'Data sheet',
    about: 'Specification with its sources and pictures, as they stand today.',
    format: 'PDF',
    length: '1 page A4',
    title: '{name}: data sheet',
    subject: 'Specification of {name} with sources',
    /** `{date}` is the day it was printed, `{version}` the same for all sheets that say the same. */
    issued: 'Printed {date}. Version {version}.',
    latest: 'Latest version and more pictures: {url}',
    licence:
      'Pictures are computer renderings. You may save, print and share this sheet to plan a project. For any other use, write to us first.',
  },
  {
    ar: {
      heading: 'ورقة البيانات',
      about: 'المواصفات مع مصادرها والصور كما هي اليوم.',
      format: 'PDF',
      length: 'صفحة واحدة A4',
      title: '{name}: ورقة البيانات',
      subject: 'مواصفات {name} مع مصادرها',
      issued: 'طُبعت في {date}. الإصدار {version}.',
      latest: 'أحدث إصدار ومزيد من الصور: {url}',
      licence:
        'الصور مصمّمة بالحاسوب. يمكنكم حفظ هذه الورقة وطباعتها ومشاركتها لتخطيط مشروع. لأي استخدام آخر راسلونا أولًا.',
    },
  },
);
