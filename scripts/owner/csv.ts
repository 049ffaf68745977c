/** What a spreadsheet would take for a formula: it runs what a stranger typed. */
const FORMULA = /^[\s]*[=+\-@]|^[\t\r\n]/;

/** One field of a CSV file (RFC 4180). Text that a spreadsheet would run begins with an apostrophe instead. */
function field(value: string): string {
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows as CSV with CRLF, as spreadsheets expect it. */
export const csv = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(field).join(',')}\r\n`).join('');
