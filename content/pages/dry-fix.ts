import { words } from '@/content/words';
import { company } from '@/content/company';
import { dryFixWords } from '@/content/documents/dry-fix';
import { illustrationWords } from '@/content/illustrations';
import type { PictureId } from '@/content/pictures/library';

const { legalName, since, foundedIn, figures } = company;

/** /roof-tiles-dry-fix and /roof-tiles/dry-fix-installation */
export const dryFixPage = words({
  title: 'Dry fix installation',
  lead: 'Clay roof tiles installed without cement mortar: breathable, waterproof and mechanically fixed.',
  breadcrumbs: 'Breadcrumbs',
  picture: 'dry-fix/ridge-roll' as PictureId,
  company: {
    title: 'Who we are',
    text: `${legalName} has traded in building materials since ${since.month} ${since.year}. Founded in ${foundedIn}, the company supplies about ${figures.tilesPerYear.toLocaleString('en')} roof tiles a year, together with the dry-fix system to install them: radiant barrier, counter battens, pest guard and dry-fix ridge.`,
  },
  guide: {
    title: 'Installation guide',
    lead: 'Eleven pages from deck to ridge: the build-up, the checks before you start, each step in order, and our contacts.',
    /** Its pages after the cover, as its headings say them. */
    headings: Object.values(dryFixWords.en.pages).map(({ heading }) => heading),
    label: 'Dry-fix installation guide, eleven pages',
    words: {
      carousel: 'carousel',
      slide: 'slide',
      previous: 'Previous page',
      next: 'Next page',
      marks: 'Pages of the guide',
      page: 'Page {nth}',
      nth: '{nth} of {total}',
    },
    download: {
      download: 'Download PDF',
      about: 'of the dry-fix installation guide',
      size: '{language}, {pages} pages, {megabytes} MB',
    },
  },
  projects: {
    title: 'What a dry-fix roof looks like',
    note: illustrationWords.en.lead,
    items: [
      { title: 'Hip, starter and ridge roll in an antic blend', picture: 'villa/cobert-spain' },
      { title: 'Hipped wing under terracotta tiles, seen from a scaffold', picture: 'villa/bmi-italy' },
    ] satisfies readonly { title: string; picture: PictureId }[],
  },
  next: {
    title: 'Plan a dry-fix roof',
    text: 'Email us a drawing or describe the roof in a message, and we will reply with the layers and quantities it needs.',
    ask: 'Contact us',
    coolroof: 'The CoolRoof system',
    components: 'Roofing components',
  },
});
