import 'server-only';
import { cookies } from 'next/headers';
import { SIGNED_IN_MARK } from '@/lib/core/signed-in-mark';
import type { User } from '@/prisma/generated/client';
import { flowCookie, markCookie, sessionCookie } from './cookies';
import { FLOW_COOKIE, readFlow, signFlow, type Flow } from './flow';
import { userOfToken } from './queries';
import { SESSION_COOKIE, SESSION_SECONDS, signToken, verifyToken } from './token';

/** A token for this account as it is now. */
export const tokenFor = ({ id, username, email, role, sessionVersion }: User, remember = false) =>
  signToken(
    { sub: id, username, email, role, ver: sessionVersion },
    remember ? SESSION_SECONDS.remembered : SESSION_SECONDS.browser,
  );

/** Signs this browser in. */
export async function startSession(user: User, remember: boolean): Promise<void> {
  const jar = await cookies();
  jar.set(SESSION_COOKIE, await tokenFor(user, remember), sessionCookie(remember));
  jar.set(SIGNED_IN_MARK, '1', markCookie(remember));
}

/** After a change of the account: the same session with its new name and version, remembered if it was. */
export async function renewSession(user: User): Promise<void> {
  const before = await verifyToken((await cookies()).get(SESSION_COOKIE)?.value ?? '');
  const left = (before?.exp ?? 0) - Date.now() / 1000;
  await startSession(user, left > SESSION_SECONDS.browser);
}

/** Signs this browser out. */
export async function endSession(): Promise<void> {
  const jar = await cookies();
  jar.delete(SESSION_COOKIE);
  jar.delete(SIGNED_IN_MARK);
}

/** Who is signed in here, asked of the database: the one authority beside data. */
export async function currentUser(): Promise<User | null> {
  const token = (await cookies()).get(SESSION_COOKIE)?.value;
  return token ? userOfToken(token) : null;
}

export const getFlow = async (): Promise<Flow | null> => readFlow((await cookies()).get(FLOW_COOKIE)?.value);

export async function setFlow(flow: Flow | null): Promise<void> {
  const jar = await cookies();
  if (flow) jar.set(FLOW_COOKIE, await signFlow(flow), flowCookie);
  else jar.delete(FLOW_COOKIE);
}
