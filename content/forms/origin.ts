/** Ends the words under each enquiry form: what is stored beside what was typed. */
export const ORIGIN_NOTE =
  'We also store the page you sent it from, its language and, if your browser tells us, the website or campaign that led you here. Nothing else about your visit.';

/** The way to the page on privacy, beside every form that stores something. */
export const PRIVACY_LINK = { text: 'How we handle your data', opens: '(opens in a new tab)' } as const;
