import { diagramPicture, HOTSPOTS, type Hotspot } from '@/content/catalogue/diagram';
import { bannerOr, isRendered } from '@/content/pictures/rendered';

/** /product/roofing-components */
export const componentsPage = {
  title: 'Roofing components',
  lead: 'A roof is its tiles and the eight places where tiles alone do not close it.',
  ...bannerOr('banner/roofing-components', { picture: 'hero/roof-tiles', tall: 'hero/roof-tiles-tall' }),
  breadcrumbs: 'Breadcrumbs',
  diagram: {
    title: 'Eight parts',
    lead: 'Press a number on the roof, or a name beside it.',
    label: 'Parts on the roof',
    list: 'The eight parts',
    /** Until the studio has rendered the house the parts stand on a drawing of it. */
    picture: isRendered(diagramPicture) ? diagramPicture : undefined,
    drawing: 'Drawing of a roof from above: one gable end, one hip end, a wing with a valley, and a chimney',
    /** What quantities are counted in at first. */
    unit: 'pieces',
    parts: HOTSPOTS satisfies readonly Hotspot[],
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
} as const;
