/** Ends the words under each enquiry form: what is stored beside what was typed. */
export const ORIGIN_NOTE =
  'With it we store which page it was sent from, the language of that page and, where your browser tells, which website or campaign led you here. Nothing else about your visit.';
