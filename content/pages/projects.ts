import { words } from '@/content/words';
import { illustrationWords } from '@/content/illustrations';
import type { PictureId } from '@/content/pictures/library';

/** The gallery of projects, at /projects and /project. */
export const projectsPage = words({
  title: 'OUR PROJECTS',
  lead: `${illustrationWords.en.lead} See our tiles on villas, schools, resorts and complexes in the styles of Dubai, Abu Dhabi, Sharjah and Al Ain.`,
  picture: 'banner/projects' satisfies PictureId as PictureId,
  tall: 'banner/projects-tall' satisfies PictureId as PictureId,
  /** Under every picture in the lightbox, before the word on what it is. */
  caption: 'Explore this beautiful property in detail.',
  gallery: 'Projects',
  /** On each card. */
  style: '{city} style',
  note: 'All pictures are computer renderings.',
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
});
