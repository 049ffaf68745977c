import { words } from '@/content/words';
import { diagramPicture, HOTSPOTS, type Hotspot } from '@/content/catalogue/diagram';
import type { PictureId } from '@/content/pictures/library';
import { banner } from '@/content/pictures/banner';

/** /product/roofing-components */
export const componentsPage = words({
  title: 'Roofing components',
  lead: 'A roof is its tiles and the eight places where tiles alone do not close it.',
  ...banner('banner/roofing-components'),
  breadcrumbs: 'Breadcrumbs',
  diagram: {
    title: 'Eight parts',
    lead: 'Press a number on the roof, or a name beside it.',
    label: 'Parts on the roof',
    list: 'The eight parts',
    picture: diagramPicture,
    /** What quantities are counted in at first. */
    unit: 'pieces',
    parts: HOTSPOTS satisfies readonly Hotspot[],
  },
  catalogue: {
    title: 'The roofing catalogue',
    lead: 'Forty pages: every maker and every colour, the parts that close a roof, how it is laid dry, measured and ordered.',
    label: 'Roofing catalogue, forty pages',
    read: 'Read full screen',
    chapters: 'Parts of the catalogue, by page',
    slider: {
      previous: 'Previous page',
      next: 'Next page',
      marks: 'Pages of the catalogue',
      page: 'Page',
      of: 'of',
    },
    reader: {
      title: 'Roofing catalogue',
      page: 'Page',
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
      size: '{pages} pages, {megabytes} MB',
    },
  },
  film: {
    title: 'From deck to ridge, in fifteen seconds',
    text: 'Silent: the parts on a roof, counter battens, the radiant barrier, tiles, the pest guard at the eaves, and the ridge roll under its caps.',
    play: 'Play the film',
    about: 'fifteen seconds, without sound',
    label: 'Film: how a tile roof is laid dry, without sound',
    captions: 'English',
    picture: 'dry-fix/ridge-roll' as PictureId,
  },
  promo: {
    title: 'The roof they belong to',
    text: 'Choose a villa and its tiles first: the parts follow from the roof.',
    picture: 'view/courtyard-villa-gable',
  },
  next: {
    title: 'Not sure which part?',
    text: 'Send the roof plan or a photograph of the place: we name the part and count it.',
    ask: 'Ask for an estimate',
    dryFix: 'Dry-fix installation',
    tiles: 'Roof tiles',
  },
});
