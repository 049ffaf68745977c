/** Characters of a query that are kept. */
export const MAX_QUERY_LENGTH = 100;

/**
 * Nobody writes these: control characters, marks that turn the direction of what stands around them, and what takes
 * the place of bytes that are no text.
 */
const UNWRITTEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\ufffd]/gu;

/** Shows at the end of a line alone, and comes along where a word is copied. */
const SOFT_HYPHEN = /\u00ad/g;

/** What was asked, whoever asked it and however: one line of text, no longer than is of use. */
export function cleanQuery(asked: unknown): string {
  const text: unknown = Array.isArray(asked) ? asked[0] : asked;
  if (typeof text !== 'string') return '';
  const line = text.replace(SOFT_HYPHEN, '').replace(UNWRITTEN, ' ').replace(/\s+/g, ' ').trim();
  return [...line].slice(0, MAX_QUERY_LENGTH).join('').trim();
}

/** Set apart, so that Arabic in an English sentence leaves the sentence as it is. */
export const isolated = (query: string): string => `\u2068${query}\u2069`;
