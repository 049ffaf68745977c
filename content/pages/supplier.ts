import { words } from '@/content/words';
/** Words that the pages of all manufacturers of roof tiles share. */
export const supplierPage = words({
  breadcrumbs: 'Breadcrumbs',
  factory: {
    title: 'Factory and specification',
    maker: 'Manufacturer',
    country: 'Country',
    rows: {
      overall: 'Overall size',
      cover: 'Cover size',
      pieces: 'Pieces per m²',
      weight: 'Weight',
      pitch: 'Minimum roof pitch',
    },
    request: 'on request',
  },
  promo: { button: 'Experience Now', about: 'in the roof tile simulator', villas: 'The three villas' },
  range: {
    title: 'Tiles',
    label: 'Profiles',
    /** Follows the number of cards on a tab. */
    cards: 'cards',
    note: 'Colours shown are indicative; ask for the current colour card. Pictures are computer renderings.',
  },
  card: {
    previous: 'Previous picture of {title}',
    next: 'Next picture of {title}',
    marks: 'Pictures of {title}',
    page: 'Picture {nth}',
    nth: '{title}, {nth} of {total}.',
    try: 'Try in simulator',
    /** What its quantity is counted in at first. */
    countedIn: { tile: 'm²', fitting: 'pieces' },
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
    pieces: 'Pieces per m²',
    note: 'Indicative drawing. Ask us for the manufacturer’s data sheet before you set out battens.',
  },
  next: {
    title: 'Request samples',
    text: 'Tell us the tile and the roof area, and we will reply with colours and quantities.',
    ask: 'Get your free estimate',
    others: 'All roof tiles',
    gallery: 'Roof tile gallery',
  },
});
