import { latinDigits } from './latin-digits';

/* By itself: the page that asks for a code needs this and no other rule. */

/** A code from a mail, however it was copied: its digits without blanks, dashes and unseen signs. */
export const tidyCode = (value: string): string => latinDigits(value).replace(/[\s\-\u2010-\u2015]/g, '');
