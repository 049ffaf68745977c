import 'server-only';
import { createHash } from 'node:crypto';

/** A digest that recognises a subject and names nobody: an address is a personal detail. */
export const nameless = (subject: string): string =>
  createHash('sha256').update(subject).digest('base64url').slice(0, 22);
