/** The link that dials a number as people read it. */
export const telLink = (phone: string) => `tel:${phone.replaceAll(' ', '')}`;

/**
 * What the company is called and how it is reached: the only file that names it. Apart from ./company, because every
 * page takes it to the browser for its error screen.
 */
export const contact = {
  brand: 'Qirmid',
  legalName: 'Qirmid Building Materials Trading',
  /** File-name form of the brand. */
  slug: 'qirmid',
  email: 'info@qirmid.example',
  /** The number the whole site shows first; `telLink` makes the link that dials it. */
  phone: '+971 6 555 0101',
  /** International form without +, spaces or leading 0. Empty: no WhatsApp button appears anywhere. */
  whatsapp: '',
} as const;
