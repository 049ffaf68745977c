import { words } from '@/content/words';
import { ILLUSTRATIONS_IN_ARABIC, illustrationWords } from '@/content/media/illustrations';
import type { PictureId } from '@/content/pictures/library';

/** The portfolio as a page of its own; home shows the same cards in a carousel. */
export const portfolioPage = words(
  {
    title: 'Project portfolio',
    breadcrumbs: 'Breadcrumbs',
    lead: `${illustrationWords.en.lead} The 18 views from our home page, enlarged and ready to save. Colours are indicative.`,
    picture: 'project/portico-arches-al-ain' satisfies PictureId as PictureId,
    gallery: 'Portfolio',
    next: {
      title: 'Plan a roof like one of these',
      text: 'Leave your name, email and phone number, and we will arrange an appointment. The estimate is free.',
      projects: '24 more illustrations',
      ask: 'Get your free estimate',
    },
  },
  {
    ar: {
      title: 'معرض المشاريع',
      breadcrumbs: 'مسار التنقل',
      lead: `${ILLUSTRATIONS_IN_ARABIC} هي المشاهد الثمانية عشر في صفحتنا الرئيسية، بحجم كبير وقابلة للحفظ. والألوان إرشادية.`,
      gallery: 'معرض المشاريع',
      next: {
        title: 'خططوا لسقف مثل هذه الأسقف',
        text: 'اتركوا الاسم والبريد الإلكتروني ورقم الهاتف لنحدد معكم موعدًا. التقدير مجاني.',
        projects: '24 صورة توضيحية أخرى',
        ask: 'اطلبوا تقديرًا مجانيًا',
      },
    },
  },
);
