import { words } from '@/content/words';

/** Words around form and result. */
export const roofPageWords = words({
  less: 'Less: {name}',
  more: 'More: {name}',
  slider: 'Pitch, slider',
  roof: 'Your roof',
  covering: 'Tile and waste',
  usual: 'Usual: {value}',
  planes: { title: 'Slope {name}', add: 'Add a slope' },
  submit: 'Work out quantities',
  result: 'Quantities',
  blank: 'Enter the measures of the roof, and its parts are listed here.',
  faulty: 'Please check the marked fields: the quantities appear as soon as all of them fit.',
  example: 'Example',
  tiles: 'roof tiles',
  roofArea: 'm² of roof',
  area: '{area} m² of roof, {waste}',
  courses: '{area} m² of roof, counted in whole courses',
  /** Read out after each change. */
  said: '{quantity} {unit}',
  drawing: 'The roof to scale',
  edges: 'Edges and slopes',
  table: 'What the roof needs',
  working: 'How the numbers are worked out',
  measured: 'The roof',
  pitch: 'Minimum pitch',
  ask: 'Ask us for the figure',
  /** Name of a file that the page is printed to, without its ending. */
  printed: 'roof-quantities-{date}',
  ways: {
    title: 'Order, save or share',
    list: 'Add all to enquiry',
    listed: 'All parts are in your enquiry.',
    full: 'The list has no room for all parts: 50 products at most.',
    seeList: 'See the list',
    csv: 'Download as CSV',
    print: 'Print or save as PDF',
    copy: 'Copy the link',
    copied: 'Link copied.',
    byHand: 'Link to this calculation, to copy by hand',
    whatsapp: 'Send by WhatsApp',
    simulator: 'See this tile in the simulator',
    disclaimer: 'An estimate for your enquiry, not an order quantity. Figures: version {version} of {date}.',
  },
});

export type RoofPageWords = (typeof roofPageWords)['en'];
