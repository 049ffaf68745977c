import 'server-only';
import { db } from '@/lib/core/db';
import { log } from '@/lib/core/logger';
import type { User } from '@/prisma/generated/client';
import { verifyToken } from './token';

/** One address, one account, whatever its case. */
export const emailKeyOf = (email: string): string => email.normalize('NFKC').toLowerCase();

export const findByEmail = (email: string): Promise<User | null> =>
  db.user.findUnique({ where: { emailKey: emailKeyOf(email) } });

/** What anybody outside may know of an account. */
export interface PublicUser {
  id: string;
  username: string;
  email: string;
  role: string;
}

export const publicUser = ({ id, username, email, role }: User): PublicUser => ({
  id,
  username,
  email,
  role,
});

/** Whose token this is, if it counts: rightly signed, not run out, and not ended by a later session version. */
export async function userOfToken(token: string): Promise<User | null> {
  const claims = await verifyToken(token);
  const user = claims && (await db.user.findUnique({ where: { id: claims.sub } }));
  if (user && user.sessionVersion === claims.ver) return user;
  log.warn('Invalid token');
  return null;
}
