import { words } from '@/content/words';
import { ILLUSTRATIONS_IN_ARABIC, illustrationWords } from '@/content/media/illustrations';
import type { PictureId } from '@/content/pictures/library';

/** The gallery of projects, at /projects and /project. */
export const projectsPage = words(
  {
    title: 'OUR PROJECTS',
    lead: `${illustrationWords.en.lead} Buildings in the styles of four cities; colours are indicative.`,
    picture: 'banner/projects' satisfies PictureId as PictureId,
    tall: 'banner/projects-tall' satisfies PictureId as PictureId,
    /** Under every picture in the lightbox, before the word on what it is. */
    caption: 'Explore this beautiful property in detail.',
    gallery: 'Projects',
    /** On each card, on one line; the lead says that all are illustrations. */
    style: '{city}\u00a0style',
    filter: {
      label: 'Style',
      all: 'All',
      /** Says what the filter left. */
      shown: {
        all: 'All {count} illustrations',
        some: { one: '{count} illustration', other: '{count} illustrations' },
      },
    },
    next: {
      title: 'Plan a roof like one of these',
      text: 'Leave your name, email and phone number, and we will arrange an appointment. The estimate is free.',
      ask: 'Get your free estimate',
      portfolio: 'Project portfolio',
    },
  },
  {
    ar: {
      title: 'مشاريعنا',
      lead: `${ILLUSTRATIONS_IN_ARABIC} المباني على طراز أربع مدن، والألوان إرشادية.`,
      caption: 'تعرّفوا على هذا المبنى الجميل بالتفصيل.',
      gallery: 'المشاريع',
      style: 'طراز\u00a0{city}',
      filter: {
        label: 'الطراز',
        all: 'الكل',
        shown: {
          all: 'جميع الصور التوضيحية: {count}',
          some: {
            zero: 'لا صور توضيحية',
            one: 'صورة توضيحية واحدة',
            two: 'صورتان توضيحيتان',
            few: '{count} صور توضيحية',
            many: '{count} صورة توضيحية',
            other: '{count} صورة توضيحية',
          },
        },
      },
      next: {
        title: 'خططوا لسقف مثل هذه الأسقف',
        text: 'اتركوا الاسم والبريد الإلكتروني ورقم الهاتف لنحدد معكم موعدًا. التقدير مجاني.',
        ask: 'اطلبوا تقديرًا مجانيًا',
        portfolio: 'معرض المشاريع',
      },
    },
  },
);
