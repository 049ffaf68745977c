/* Finds what a mail or chat program would turn into a link. Pure. */

const DOT = '[.\\u3002\\uff0e\\uff61\\u2024]';

/** Endings that advertisements use. Any two letters count beside these, but for the Arabic article. */
const ENDINGS =
  'com|net|org|info|biz|xyz|top|site|online|shop|store|club|app|dev|live|link|click|win|vip|icu|today|page|space|' +
  'website|buzz|loan|bid|fun|pro|mobi|cyou|quest|bond|sbs|lol|cfd|(?!al\\b)[a-z]{2}';

const LINK = new RegExp(
  [
    '://',
    `\\bwww${DOT}`,
    `[\\p{L}\\p{N}]${DOT}(?:${ENDINGS})(?![\\p{L}\\p{N}])`,
    `[\\p{L}\\p{N}]${DOT}\\p{L}[\\p{L}\\p{N}-]+/`,
    `\\d${DOT}\\d+${DOT}\\d+${DOT}\\d`,
  ].join('|'),
  'iu',
);

/** Numbers and measures are none: `12.5`, `2.50/m²`. */
export const hasWebAddress = (text: string): boolean => LINK.test(text);
