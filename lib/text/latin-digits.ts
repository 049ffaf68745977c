/** Signs that take no room, or turn the direction of text: Unicode's list, and PRECIS's (docs/decisions/030). */
export const UNSEEN = /\p{DI}/gu;

const DIGIT = /[\u0660-\u0669\u06f0-\u06f9]/g;

/** The sign between thousands, where three digits stand behind it. */
const THOUSANDS = /(\d)\u066c(?=\d{3}(?!\d))/g;

/**
 * Arabic and Persian digits as 0 to 9, their decimal sign as a point. The sign between thousands goes: a comma
 * in its place would read as a decimal sign. Anywhere else it stays, and no number is read from it. Unseen signs go,
 * which a number brings along from Arabic text.
 */
export const latinDigits = (text: string): string =>
  text
    .replace(UNSEEN, '')
    .replace(DIGIT, (digit) => String(digit.charCodeAt(0) & 15))
    .replaceAll('\u066b', '.')
    .replace(THOUSANDS, '$1');
