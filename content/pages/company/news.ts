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
      head: 'Ask us about a product',
      note: 'Send us your question. To see each new entry as we publish it, add our feed to your reader.',
      link: 'RSS feed',
      ask: 'Contact us',
    },
  },
  {
    ar: {
      title: 'الأخبار',
      lead: 'أخبار الشركة: أدوات جديدة ومنتجات ومحطات من مسيرتنا. مع التاريخ إن كان معروفًا.',
      list: 'الأحداث',
      more: 'اقرؤوا المزيد',
      close: 'إغلاق',
      feed: {
        title: `أخبار ${companyInArabic.name}`,
        head: 'اسألونا عن أي منتج',
        note: 'أرسلوا إلينا سؤالكم. ولتصلكم كل مادة فور نشرها، أضيفوا خلاصتنا إلى قارئ الأخبار.',
        link: 'خلاصة RSS',
        ask: 'تواصل معنا',
      },
    },
  },
);
