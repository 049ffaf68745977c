import { words } from '@/content/words';
import { company } from '@/content/company';
import { dryFixGuide } from '@/content/documents/dry-fix';
import type { PictureId } from '@/content/pictures/library';

const { legalName, since, foundedIn, figures } = company;

/** /roof-tiles-dry-fix and /roof-tiles/dry-fix-installation */
export const dryFixPage = words({
  title: 'Dry fix installation',
  lead: 'Roof tiles laid without cement mortar: breathable, waterproof, and fixed dry.',
  breadcrumbs: 'Breadcrumbs',
  picture: 'dry-fix/ridge-roll' as PictureId,
  company: {
    title: 'Who lays it',
    text: `${legalName} has traded in building materials since ${since.month} ${since.year}. Founded in ${foundedIn}, it supplies about ${figures.tilesPerYear.toLocaleString('en')} roof tiles a year and the system that holds them: pest guard, counter battens, radiant barrier and dry-fix.`,
  },
  guide: {
    title: 'The guide',
    lead: 'Eleven pages from the deck to the ridge: what lies where, four checks, the steps in their order, and whom to ask.',
    /** Its pages after the cover, as its headings say them. */
    headings: dryFixGuide.pages.map(({ heading }) => heading),
    label: 'Dry-fix installation guide, eleven pages',
    words: {
      previous: 'Previous page',
      next: 'Next page',
      marks: 'Pages of the guide',
      page: 'Page',
      of: 'of',
    },
    download: {
      download: 'Download PDF',
      about: 'of the dry-fix installation guide',
      size: '{pages} pages, {megabytes} MB',
    },
  },
  projects: {
    title: 'Roofs laid dry',
    note: 'Pictures are computer renderings of typical buildings under our roofs.',
    items: [
      { title: 'Ridge and hip of an antique blend', picture: 'view/antique-roof' },
      { title: 'Garden wing under terracotta tiles', picture: 'view/arcade-villa-garden-wing' },
    ] satisfies readonly { title: string; picture: PictureId }[],
  },
  next: {
    title: 'For your roof?',
    text: 'Send a drawing or a photograph. We say which layers it needs and who lays them.',
    ask: 'Ask for an estimate',
    coolroof: 'CoolRoof, layer by layer',
    components: 'Roofing components',
  },
});
