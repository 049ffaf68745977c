const DIGIT = /[\u0660-\u0669\u06f0-\u06f9]/g;

/**
 * Arabic and Persian digits as 0 to 9, their decimal sign as a point. The sign between thousands goes: a comma
 * in its place would read as a decimal sign.
 */
export const latinDigits = (text: string): string =>
  text
    .replace(DIGIT, (digit) => String(digit.charCodeAt(0) & 15))
    .replaceAll('\u066b', '.')
    .replaceAll('\u066c', '');
