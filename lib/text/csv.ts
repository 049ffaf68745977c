/*
 * CSV for spreadsheets (RFC 4180). Spreadsheets run what begins with an operator, and which signs end a cell depends
 * on the reader's settings: a German Excel splits at semicolons, quotes or not. So every field is quoted, and text in
 * it that could be read as the beginning of a formula gets an apostrophe before it (OWASP, CSV injection).
 */

/** Where a cell may begin inside a field: after whatever some program takes for a separator or a line end. */
const SEPARATOR = String.raw`[,;|\t\r\n\v\f\u0085\u2028\u2029]`;
/** Blanks, invisible signs and quotes that a program may drop before it reads a cell. */
const DROPPED = String.raw`(?:(?!${SEPARATOR})[\p{Z}\p{C}"'\u2018\u2019\u201c\u201d])*`;
/** Operators, and the wide and small forms that a spreadsheet takes for them. */
const OPERATOR = String.raw`[=+\-@\u2212\ufe62\ufe63\ufe66\ufe6b\uff0b\uff0d\uff1d\uff20]`;

const FORMULA = new RegExp(`(^|${SEPARATOR})(?=${DROPPED}${OPERATOR})`, 'gu');
/** Some programs drop a tab or line end at the start of a field, and with it what stood to guard. */
const CONTROL = /^(?=[\t\r\n])/;

const harmless = (text: string): string => text.replace(FORMULA, "$1'").replace(CONTROL, "'");

const field = (value: string | number): string => `"${harmless(String(value)).replaceAll('"', '""')}"`;

/** Rows as a CSV file: CRLF, and a byte order mark so that Excel reads it as UTF-8. */
export const csv = (rows: readonly (readonly (string | number)[])[]): string =>
  `\ufeff${rows.map((row) => `${row.map(field).join(',')}\r\n`).join('')}`;
