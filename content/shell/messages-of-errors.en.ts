import { contact } from '@/content/contact';

/** What a visitor reads in English when a page breaks, below its heading. Fetched then. */
export const errorInEnglish = {
  title: `Error | ${contact.brand}`,
  brand: contact.brand,
  text: 'This page has stopped working. Anything you already sent has been received; the rest of the site is available.',
  detail: 'What happened:',
  digest: 'error reference',
  unknown: 'no details available',
  again: 'Try again',
  home: 'Home',
  call: 'Or call us:',
} as const;

export type ErrorWords = Readonly<Record<keyof typeof errorInEnglish, string>>;
