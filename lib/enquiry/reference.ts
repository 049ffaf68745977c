import { createHash } from 'node:crypto';

/**
 * The number a visitor is given for an enquiry: eight hexadecimal digits in two groups, `3F9A-0C1B`, easy to say on the
 * telephone. Made from its digest, so that the same form sent twice has the same one.
 */
export function referenceOf(digest: string): string {
  const hex = createHash('sha256').update(digest).digest('hex').slice(0, 8).toUpperCase();
  return `${hex.slice(0, 4)}-${hex.slice(4)}`;
}
