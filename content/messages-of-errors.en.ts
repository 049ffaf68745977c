import { contact, telLink } from './contact';

/** What a visitor reads in English when a page breaks. Goes to the browser with every page, so it holds no more. */
export const errorInEnglish = {
  title: `Error | ${contact.brand}`,
  brand: contact.brand,
  phone: contact.phone,
  tel: telLink(contact.phone),
  heading: 'Unexpected Application Error!',
  text: 'This page has stopped working. Anything you already sent has been received; the rest of the site is available.',
  detail: 'What happened:',
  digest: 'error reference',
  unknown: 'no details available',
  again: 'Try again',
  home: 'Home',
  call: 'Or call us:',
} as const;

export type ErrorWords = Readonly<Record<keyof typeof errorInEnglish, string>>;
