import { words } from '@/content/words';
import { ILLUSTRATIONS_IN_ARABIC, illustrationWords } from '@/content/media/illustrations';
import type { PictureId } from '@/content/pictures/library';

/** The portfolio as a page of its own; home shows the same cards in a carousel. */
export const portfolioPage = words(
  {
    title: 'Project portfolio',
    lead: `${illustrationWords.en.lead} See tiles of our profiles on villas, schools and resorts, and save the pictures you like; colours are indicative.`,
    picture: 'portfolio/villa-compound-sharjah' satisfies PictureId as PictureId,
    gallery: 'Portfolio',
    /** On each card. */
    note: 'Illustration',
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
      lead: `${ILLUSTRATIONS_IN_ARABIC} شاهدوا قرميدًا بأشكالنا على فلل ومدارس ومنتجعات، واحفظوا ما يعجبكم من صور؛ والألوان إرشادية.`,
      gallery: 'معرض المشاريع',
      note: 'صورة توضيحية',
      next: {
        title: 'خططوا لسقف مثل هذه الأسقف',
        text: 'اتركوا الاسم والبريد الإلكتروني ورقم الهاتف لنحدد معكم موعدًا. التقدير مجاني.',
        projects: '24 صورة توضيحية أخرى',
        ask: 'اطلبوا تقديرًا مجانيًا',
      },
    },
  },
);
