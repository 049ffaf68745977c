import 'server-only';
import { sealed } from '@/lib/storage/secret';

/**
 * A digest that recognises a subject and names nobody: an address is a personal detail, and there are few enough of
 * them to try all in a plain digest. 22 signs of base64url are 132 bits.
 */
export const hashSubject = (subject: string): string => sealed('limit', subject).slice(0, 22);
