export const items = (count: number) => `${count} ${count === 1 ? 'item' : 'items'}`;

/** What every page says of the enquiry list: the button on an article and the links. Kept apart, and short. */
export const ENQUIRY_WORDS = {
  add: 'Add to enquiry',
  added: 'In your enquiry',
  /** Read out after it: where it leads then. */
  goThere: 'See the list',
  full: 'The list is full: 50 lines',
  link: (count: number) => `Enquiry list, ${items(count)}`,
} as const;
