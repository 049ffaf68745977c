import 'server-only';
import { db } from '@/lib/storage/db';
import { log } from '@/lib/observe/logger';
import type { User } from '@/prisma/generated/client';
import { isEnded } from '@/lib/account/session/session-mutations';
import { addressKey } from '@/lib/account/address/precis';
import { verifyToken, type SessionToken } from '@/lib/account/session/token';

/** One address, one account, however it is spelt. What no account can have finds none. */
export const emailKeyOf = (email: string): string =>
  addressKey(email) ?? email.normalize('NFKC').toLowerCase();

/** The account of a mailbox, however its address is written. */
export const findByEmail = (email: string): Promise<User | null> =>
  db.user.findUnique({ where: { emailKey: emailKeyOf(email) } });

/** What anybody outside may know of an account. */
interface PublicUser {
  id: string;
  username: string;
  email: string;
  role: string;
}

/** An account as calls and pages may tell it: no hash, no session version. */
export const publicUser = ({ id, username, email, role }: User): PublicUser => ({
  id,
  username,
  email,
  role,
});

/** Addresses that are kept beside an account: one that waits to be confirmed, and those that can be taken back. */
export async function otherAddresses(userId: string): Promise<{ pending: string | null; earlier: string[] }> {
  const [waiting, undos] = await Promise.all([
    db.emailChange.findUnique({ where: { userId } }),
    db.addressUndo.findMany({ where: { userId }, orderBy: { createdAt: 'desc' } }),
  ]);
  return { pending: waiting?.email ?? null, earlier: undos.map(({ email }) => email) };
}

/** The address that an account gets once its reader confirms it, as long as that is possible. */
export async function waitingAddress({ id, sessionVersion }: User): Promise<{ newEmail?: string }> {
  const waiting = await db.emailChange.findUnique({
    where: { userId: id, sessionVersion, expiresAt: { gt: new Date() } },
  });
  return waiting ? { newEmail: waiting.email } : {};
}

/** Somebody who is signed in, and by what. */
export interface Session {
  user: User;
  token: SessionToken;
}

/** The session of a token that counts: rightly signed, not run out, ended by neither signing out nor a later version. */
export async function sessionOfToken(token: string): Promise<Session | null> {
  const claims = await verifyToken(token);
  const user = claims && (await db.user.findUnique({ where: { id: claims.sub } }));
  if (user && user.sessionVersion === claims.ver && !(await isEnded(claims))) return { user, token: claims };
  log.warn('Invalid token');
  return null;
}

/** Whose token this is, if it counts. */
export const userOfToken = async (token: string): Promise<User | null> =>
  (await sessionOfToken(token))?.user ?? null;
