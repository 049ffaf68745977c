import { words } from '@/content/words';
import { company } from '@/content/company';
import type { PictureId } from '@/content/pictures/library';

export const newsPage = words({
  title: 'NEWS',
  lead: 'What joined the range, what is being built, and where it began. Seven entries, the latest first.',
  picture: 'hero/solar-water' satisfies PictureId as PictureId,
  tall: 'hero/solar-water-tall' satisfies PictureId as PictureId,
  list: 'Events',
  more: 'Read More',
  close: 'Close',
  feed: {
    path: '/news/feed.xml',
    title: `${company.brand} news`,
    head: 'Follow the news',
    note: 'A feed reader shows each new entry as it appears, without an account and without mail.',
    link: 'RSS feed',
  },
});
