import { contact, telLink } from './contact';
import type { Lang } from './lang';

const ENGLISH = {
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

export type ErrorWords = Readonly<Record<keyof typeof ENGLISH, string>>;

/**
 * What a visitor reads when a page breaks. Goes to the browser with every page, so it holds no more, and does without
 * `words()`; a language that lacks a word does not compile all the same.
 */
export const errorWords = { en: ENGLISH } satisfies Record<Lang, ErrorWords>;
