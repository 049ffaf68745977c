import { contact, telLink } from './company';
import type { Lang } from './lang';

/** Of the company, for a page that broke. */
export const errorContact = {
  brand: contact.brand,
  phone: contact.phone,
  tel: telLink(contact.phone),
} as const;

const ENGLISH = {
  title: `Error | ${contact.brand}`,
  heading: 'Unexpected Application Error!',
  text: 'This page has stopped working. Anything you already sent has been received; the rest of the site is available.',
  detail: 'What happened:',
  digest: 'error reference',
  unknown: 'no details available',
  again: 'Try again',
  home: 'Home',
  call: 'Or call us:',
} as const;

/**
 * What a visitor reads when a page breaks. Goes to the browser with every page, so it holds no more, and does without
 * `words()`; a language that lacks a word does not compile all the same.
 */
export const errorWords = { en: ENGLISH } satisfies Record<Lang, Record<keyof typeof ENGLISH, string>>;
