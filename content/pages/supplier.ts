import { words } from '@/content/words';
/** Words that the pages of all makers of roof tiles share. */
export const supplierPage = words({
  breadcrumbs: 'Breadcrumbs',
  factory: { title: 'The factory', maker: 'Maker', country: 'Country' },
  promo: { button: 'Experience Now', about: 'in the roof tiles simulator', villas: 'The three villas' },
  range: {
    title: 'Tiles',
    label: 'Profiles',
    /** Follows the number of cards on a tab. */
    cards: 'cards',
    note: 'Pictures are computer renderings and colours are nominal: a sample in daylight decides.',
  },
  card: {
    previous: 'Previous picture of',
    next: 'Next picture of',
    marks: 'Pictures of',
    page: 'Picture',
    of: 'of',
    /** What its quantity is counted in at first. */
    unit: { tile: 'm²', fitting: 'pieces' },
  },
  drawing: {
    title: 'Profile drawing',
    alt: 'in plan, from the side and in section, with its measures A to F',
    measures: 'measures',
    unit: 'mm',
    about: 'about',
    /** The letters of the drawing, in their order. */
    rows: {
      cover: 'Cover width',
      length: 'Length',
      gauge: 'Gauge, nose to nose',
      overall: 'Overall width',
      depth: 'Depth of the profile',
      lap: 'Head lap',
    },
    pieces: 'Pieces on 1 m²',
    note: 'Indicative: drawn from the geometry of our pictures. Ask us for the manufacturer’s sheet before battens are set out.',
  },
  next: {
    title: 'Lay it out in the sun',
    text: 'Name the tile and the size of the roof: we answer with colours, samples and a quantity.',
    ask: 'Ask for an estimate',
    others: 'All makers',
    gallery: 'Every tile by colour',
  },
});
