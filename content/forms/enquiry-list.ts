import { contact } from '@/content/company';
import { ORIGIN_NOTE } from './origin';

/** Units a quantity can be said in. */
export const UNITS = ['pieces', 'm²', 'metres', 'sets'] as const;

/** Words of the enquiry list at /cart. */
export const ENQUIRY_LIST = {
  title: 'Enquiry list',
  empty: {
    title: 'Your list is empty',
    text: 'Press “Add to enquiry” on tiles and components as you browse. They gather here, on this device, and go to us in one enquiry.',
  },
  noScript:
    'The list is kept on your device by JavaScript, which is switched off. Name what you need in the contact form instead.',
  kept: 'Kept on this device only, until you send it. No prices here: we answer with them.',
  columns: {
    article: 'Article',
    quantity: 'Quantity',
    unit: 'Unit',
    note: 'Note',
    page: 'Page',
  },
  total: 'Total',
  /** Spoken before an article's name. */
  of: { quantity: 'Quantity of', unit: 'Unit of', note: 'Note on', remove: 'Remove' },
  removed: '{name} removed.',
  full: 'The list is full: 50 lines',
  undo: 'Undo',
  undoAll: 'Undo all {count}',
  /** What was made of a quantity that could not stay as it was typed. */
  changed: {
    missing: 'No quantity given. {kept} stays.',
    unread: '“{typed}” is not a number. {kept} stays.',
    low: '{typed} is too little. {kept} stays.',
    high: 'Changed to {kept}, the most a line can hold.',
    whole: 'Counted in whole numbers: {typed} changed to {kept}.',
    decimals: 'Two decimals at most: {typed} changed to {kept}.',
    thousands: '{typed} is read as {kept}.',
  },
  emptiedElsewhere:
    'The list was sent or emptied in another tab of this browser. What you typed into the form is kept here.',
  count: { one: '{count} item of at most 50', other: '{count} items of at most 50' },
  csv: 'Download as CSV',
  file: `${contact.slug}-enquiry-list.csv`,
  whatsapp: 'Send by WhatsApp',
  greeting: 'Hello, please quote for these items:',
  kind: {
    label: 'What do you need?',
    quote: 'A price and a delivery time',
    sample: 'Samples, at most 5 items',
    tooMany: 'Samples go out of at most 5 items, and your list has {count}. Remove some, or ask for a price.',
  },
  form: {
    title: 'Send the list',
    fields: {
      name: 'Name',
      email: 'Email',
      phone: 'Phone',
      address: 'Address the samples go to',
      message: 'Anything else (may stay empty)',
    },
    wayBack: 'An email address or a phone number: one is enough.',
    submit: { quote: 'Send the enquiry', sample: 'Ask for the samples' },
    sending: 'Sending',
    trap: 'Leave this field empty',
    purpose: `${contact.legalName} receives the list and what you write here, and stores it to answer you. ${ORIGIN_NOTE}`,
    consent:
      'By asking for samples you agree that we use these details to contact you and to deliver the samples.',
    done: {
      title: 'Your list is with us',
      text: 'Thank you. It is stored and on its way to the people who will answer you.',
      next: 'We write or call back with the details you left. The list on this device is empty again.',
      link: 'See the range',
      again: 'Back to the list',
    },
    log: { sent: 'Enquiry list sent', failed: 'Enquiry list not sent' },
  },
} as const;
