import { words } from '@/content/words';
import type { PictureId } from '@/content/pictures/library';

/** The gallery of projects, at /projects and /project. */
export const projectsPage = words({
  title: 'OUR PROJECTS',
  lead: 'Roofs on villas, schools, resorts and complexes across Dubai, Abu Dhabi, Sharjah and Al Ain.',
  picture: 'banner/projects' satisfies PictureId as PictureId,
  tall: 'banner/projects-tall' satisfies PictureId as PictureId,
  /** Stands under every picture in the lightbox. */
  caption: 'Explore this beautiful property in detail.',
  gallery: 'Projects',
  note: 'Pictures are computer renderings of typical buildings under our roofs.',
  filter: {
    label: 'Show projects in',
    all: 'All',
    /** Says what the filter left. */
    shown: { all: 'All {count} projects', some: { one: '{count} project', other: '{count} projects' } },
  },
  next: {
    title: 'A roof like one of these?',
    text: 'Tell us the place and the tile you have in mind, or try the tile on a villa first.',
    ask: 'Ask for an estimate',
    portfolio: 'Project portfolio',
  },
});
