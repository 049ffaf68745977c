import { words } from '@/content/words';
import { illustrationWords } from '@/content/illustrations';
import type { PictureId } from '@/content/pictures/library';

/** The portfolio as a page of its own; home shows the same cards in a carousel. */
export const portfolioPage = words({
  title: 'Project portfolio',
  lead: `${illustrationWords.en.lead} See our tiles on villas, schools and resorts, and save the pictures you like.`,
  picture: 'portfolio/villa-compound-sharjah' satisfies PictureId as PictureId,
  gallery: 'Portfolio',
  next: {
    title: 'More roof ideas',
    text: 'See 24 more illustrations in the styles of Dubai, Abu Dhabi, Sharjah and Al Ain.',
    projects: 'Our projects',
    ask: 'Get your free estimate',
  },
});
