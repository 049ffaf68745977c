import { words } from '@/content/words';
import type { PictureId } from '@/content/pictures/library';

/** The portfolio as a page of its own; home shows the same cards in a carousel. */
export const portfolioPage = words({
  title: 'Project portfolio',
  lead: 'Eighteen roofs, from courtyard towers in clay to modern villas under flat tiles. Open one large, step through them all, keep a picture.',
  picture: 'hero/simulator' satisfies PictureId as PictureId,
  tall: 'hero/simulator-tall' satisfies PictureId as PictureId,
  gallery: 'Portfolio',
  next: {
    title: 'More roofs, by city',
    text: 'The projects page sorts twenty-four of them into Dubai, Abu Dhabi, Sharjah and Al Ain.',
    projects: 'Our projects',
    ask: 'Ask for an estimate',
  },
});
