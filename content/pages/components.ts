import { words } from '@/content/words';
import { diagramPicture, HOTSPOTS, type Hotspot } from '@/content/catalogue/diagram';
import type { PictureId } from '@/content/pictures/library';
import { banner } from '@/content/pictures/banner';

/** /product/roofing-components */
export const componentsPage = words({
  title: 'Roofing components',
  lead: 'Ridge, hip, valley, edge and chimney: the eight parts that complete a clay tile roof.',
  ...banner('banner/roofing-components'),
  breadcrumbs: 'Breadcrumbs',
  diagram: {
    title: 'Eight parts',
    lead: 'Select a number on the roof or a part in the list.',
    label: 'Parts on the roof',
    list: 'The eight parts',
    picture: diagramPicture,
    /** What quantities are counted in at first. */
    countedIn: 'pieces',
    parts: HOTSPOTS satisfies readonly Hotspot[],
  },
  catalogue: {
    title: 'The roofing catalogue',
    lead: 'Forty pages: all manufacturers and colours, roofing components, dry-fix installation, measuring and ordering.',
    label: 'Roofing catalogue, forty pages',
    read: 'Read full screen',
    chapters: 'Parts of the catalogue, by page',
    slider: {
      carousel: 'carousel',
      slide: 'slide',
      previous: 'Previous page',
      next: 'Next page',
      marks: 'Pages of the catalogue',
      page: 'Page {nth}',
      nth: '{nth} of {total}',
    },
    reader: {
      title: 'Roofing catalogue',
      /** Around the field of the page's number, which stands at `{page}`. */
      field: 'Page {page} of {total}',
      page: 'Page {nth}: {title}',
      shown: 'Page {nth} of {total}: {title}',
      pages: 'All pages',
      previous: 'Previous page',
      next: 'Next page',
      zoomIn: 'Enlarge',
      zoomOut: 'Reduce',
      whole: 'Whole page',
      gallery: 'Pages of the catalogue',
      slide: 'Page',
      missing: 'The page could not be loaded.',
    },
    download: {
      download: 'Download PDF',
      about: 'of the roofing catalogue',
      size: '{language}, {pages} pages, {megabytes} MB',
    },
  },
  film: {
    title: 'Dry-fix installation in 15 seconds',
    text: 'The parts of a roof, the radiant barrier with its counter battens, battens and tiles, the pest guard at the eaves and the ridge roll. No sound.',
    play: 'Play the film',
    about: '15 seconds, no sound',
    label: 'Film: dry-fix installation of a tile roof, no sound',
    captions: 'English',
    picture: 'dry-fix/ridge-roll' as PictureId,
  },
  promo: {
    title: 'See your roof on a villa before you order',
    text: 'Choose a villa, a tile and a wall colour in the roof tile simulator. We will list the components your roof needs.',
    picture: 'portfolio/courtyard-villa-sharjah',
  },
  next: {
    title: 'Not sure which part you need?',
    text: 'Email us the roof plan or describe the roof in a message, and we will reply with the parts and quantities.',
    ask: 'Contact us',
    dryFix: 'Dry-fix installation',
    tiles: 'Roof tiles',
  },
});
