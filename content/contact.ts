/** The link that dials a number as people read it. */
export const telLink = (phone: string) => `tel:${phone.replaceAll(' ', '')}`;

/** Asks a map service for the way to a place. */
export const directionsUrl = (mapQuery: string) =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(mapQuery)}`;

/**
 * What the company is called and how it is reached: the only file that names it. Apart from ./company, because every
 * page takes it to the browser for its error screen.
 */
/** Where the company's days begin: an IANA name. The owner's lists of enquiries and mails tell days and times by it. */
export const OWNER_ZONE = 'Asia/Dubai';

export const contact = {
  brand: 'Qirmid',
  /** The brand in Arabic letters, as Arabic sentences name it. */
  brandInArabic: 'قرميد',
  legalName: 'Qirmid Building Materials Trading',
  /** File-name form of the brand. */
  slug: 'qirmid',
  email: 'info@qirmid.example',
  /** The number the whole site shows first; `telLink` makes the link that dials it. */
  phone: '+971 6 555 0101',
  /** International form without +, spaces or leading 0. Empty: no WhatsApp button appears anywhere. */
  whatsapp: '',
  /*
   * What follows is shown where it belongs once it is filled in: all of it on the contact page, each in some of menu,
   * footer, assistant, search and structured data (docs/owner.md). Nobody has given it yet: left out, never guessed.
   */
  /** Opening hours in words, such as `Saturday to Thursday, 08:00 to 18:00`. Empty: the contact page says to call. */
  hours: '',
  /** The same for search engines, as schema.org writes `openingHours`: `Sa-Th 08:00-18:00`. */
  openingHours: '',
  /** Who answers, as a sentence. */
  answeredBy: '',
  /** How soon, as a sentence: `We reply within one working day.` Empty: nothing is promised. */
  repliesWithin: '',
  /** Number of the trade licence. */
  licence: '',
} as const;
