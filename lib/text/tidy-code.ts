import { latinDigits } from './latin-digits';

/* By itself: the page that asks for a code needs this and no other rule. */

/** Signs that take no room, or turn the direction of text: Unicode's list, and PRECIS's (docs/decisions/030). */
export const UNSEEN = /\p{DI}/gu;

/** A code from a mail, however it was copied: its digits without blanks, dashes and unseen signs. */
export const tidyCode = (value: string): string =>
  latinDigits(value.replace(UNSEEN, '')).replace(/[\s\-\u2010-\u2015]/g, '');
