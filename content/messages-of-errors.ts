import { contact, telLink } from './company';

/** What a visitor reads when a page breaks. Goes to the browser with every page, so it holds no more. */
export const errorWords = {
  title: `Error | ${contact.brand}`,
  brand: contact.brand,
  phone: contact.phone,
  tel: telLink(contact.phone),
  heading: 'Unexpected Application Error!',
  text: 'Something gave way under this page. What you sent before is kept; the rest of the site stands.',
  detail: 'What happened:',
  digest: 'the server noted it under number',
  unknown: 'no more is known',
  again: 'Try again',
  home: 'Home',
  call: 'Or call us:',
} as const;
