import { words } from '@/content/words';
import { company } from '@/content/company';
import { companyInArabic } from '@/content/company.ar';
import type { Lang } from '@/content/lang';
import { localPath } from '@/content/local-path';
import type { PictureId } from '@/content/pictures/library';

/** The news as a feed, in a language. */
export const feedPath = (lang: Lang) => localPath('/news/feed.xml', lang);

export const newsPage = words(
  {
    title: 'NEWS',
    lead: 'Stories from the company: new tools, products and milestones. Dates are given where they are known.',
    picture: 'about/export' satisfies PictureId as PictureId,
    list: 'Events',
    more: 'Read More',
    close: 'Close',
    feed: {
      title: `${company.brand} news`,
      head: 'Follow our news',
      note: 'Add our feed to your reader and see each new entry as we publish it.',
      link: 'RSS feed',
      ask: 'Ask us about any of it',
    },
  },
  {
    ar: {
      title: 'الأخبار',
      lead: 'أخبار الشركة: أدوات جديدة ومنتجات ومحطات من مسيرتنا. ويُذكر التاريخ حيث يُعرف.',
      list: 'الأحداث',
      more: 'اقرؤوا المزيد',
      close: 'إغلاق',
      feed: {
        title: `أخبار ${companyInArabic.name}`,
        head: 'تابعوا أخبارنا',
        note: 'أضيفوا خلاصتنا إلى قارئ الأخبار لتصلكم كل مادة فور نشرها.',
        link: 'خلاصة RSS',
        ask: 'اسألونا عن أي منها',
      },
    },
  },
);
