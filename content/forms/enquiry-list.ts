import { contact } from '@/content/contact';
import { words } from '@/content/words';

/** Words of the enquiry list at /cart. */
export const enquiryListWords = words({
  title: 'Enquiry list',
  empty: {
    title: 'Your list is empty',
    text: 'Press “Add to enquiry” on any tile or component, add quantities and notes, and send everything to us in one enquiry.',
  },
  noScript:
    'The list needs JavaScript, which is switched off. Please tell us what you need in the contact form.',
  kept: 'Your list stays on this device until you send it. We will reply with prices.',
  columns: {
    article: 'Product',
    quantity: 'Quantity',
    unit: 'Unit',
    note: 'Note',
    page: 'Page',
  },
  total: 'Total',
  /** Spoken of what belongs to one product. */
  of: {
    quantity: 'Quantity of {name}',
    unit: 'Unit of {name}',
    note: 'Note on {name}',
    remove: 'Remove {name}',
  },
  /** A line in a chat or a mail. */
  line: {
    article: '{name}, {variant}',
    plain: '{quantity}{unit}: {article}',
    noted: '{quantity}{unit}: {article} ({note})',
  },
  removed: '{name} removed.',
  full: 'The list is full: 50 products',
  undo: 'Undo',
  undoAll: 'Undo all {count}',
  /** What was made of a quantity that could not stay as it was typed. */
  changed: {
    missing: 'No quantity entered. {kept} is kept.',
    unread: '“{typed}” is no number we can read. It is sent as you wrote it.',
    low: '{typed} is too low. {kept} is kept.',
    high: 'Changed to {kept}, the maximum per line.',
    whole: 'Whole numbers only: {typed} changed to {kept}.',
    decimals: 'Two decimals at most: {typed} changed to {kept}.',
    thousands: '{typed} is read as {kept}.',
    /** On a button: the other thing it may have meant. */
    other: 'No, {other} {unit}',
    unit: 'Unit changed to {unit}.',
  },
  emptiedElsewhere:
    'The list was sent or emptied in another browser tab. What you typed in the form is still here.',
  count: { one: '{count} product', other: '{count} products' },
  csv: 'Download as CSV',
  file: `${contact.slug}-enquiry-list.csv`,
  whatsapp: 'Send by WhatsApp',
  greeting: 'Hello, please quote for these items:',
  wants: {
    label: 'What do you need?',
    quote: 'Prices and delivery time',
    sample: 'Samples (up to 5 products)',
    tooMany:
      'You can request samples of up to 5 products; your list has {count}. Remove some, or ask for prices.',
  },
  form: {
    title: 'Send the list',
    fields: {
      name: 'Name',
      email: 'Email',
      phone: 'Phone',
      address: 'Delivery address for samples',
      message: 'Message (optional)',
    },
    wayBack: 'Please leave an email address or a phone number.',
    submit: { quote: 'Send the enquiry', sample: 'Request samples' },
    sending: 'Sending',
    purpose: `${contact.legalName} stores your list and what you enter here to answer your enquiry.`,
    consent:
      'By requesting samples you agree that we use these details to contact you and to deliver the samples.',
    done: {
      title: 'We have received your list',
      text: 'Thank you. Our team will reply by email or phone.',
      next: 'The list on this device is now empty.',
      link: 'View our products',
      again: 'Back to the list',
    },
    log: { sent: 'Enquiry list sent', failed: 'Enquiry list not sent' },
  },
});

export type EnquiryListWords = (typeof enquiryListWords)['en'];
