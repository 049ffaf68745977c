import { words } from '@/content/words';
/** Words that the pages of all manufacturers of roof tiles share. */
export const supplierPage = words({
  breadcrumbs: 'Breadcrumbs',
  factory: {
    title: 'Factory and specification',
    manufacturer: 'Manufacturer',
    country: 'Country',
    rows: {
      overall: 'Overall size (indicative)',
      cover: 'Cover width × gauge (indicative)',
      pieces: 'Pieces per m²',
    },
    /** Values of one profile; with its name where there are several. */
    of: '{profile}: {value}',
    size: 'about\u00a0{across}\u00a0×\u00a0{along}\u00a0mm',
    pieces: 'about\u00a0{count} (indicative)',
    pans: 'about\u00a0{count} (indicative, covers and pans together)',
    published: '{count} ({source})',
    note: 'Indicative values are taken from our profile drawings below. Pieces per m² = 1,000,000 ÷ (cover width × gauge), in mm.',
    sheet: {
      text: 'Weight, minimum roof pitch and tolerances are in the manufacturer’s data sheet. Put it on your enquiry list, and we will send it with our reply.',
      /** As a line of the enquiry list. */
      name: 'Data sheet',
      unit: 'pieces',
    },
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
    measures: 'indicative measures of the profile',
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
    counted: 'about {count} (1,000,000 ÷ A ÷ C)',
    /** Where a pan lies under each cover. */
    countedTwice: 'about {count} (2 × 1,000,000 ÷ A ÷ C)',
    note: 'Drawing of the profile as a type; measures differ by manufacturer. Ask for the manufacturer’s data sheet before you set out battens.',
  },
  next: {
    title: 'Request samples',
    text: 'Put up to 5 tiles on your enquiry list, choose “Samples” there, and tell us where to send them.',
    ask: 'Open the enquiry list',
    others: 'All roof tiles',
    gallery: 'Roof tile gallery',
  },
});
