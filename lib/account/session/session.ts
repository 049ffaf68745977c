import 'server-only';
import { cookies } from 'next/headers';
import { log, reason } from '@/lib/observe/logger';
import { SIGNED_IN_MARK } from '@/lib/browser/signed-in-mark';
import type { User } from '@/prisma/generated/client';
import { cookieBase, deviceCookie, flowCookie, markCookie, sessionCookie } from './cookies';
import { DEVICE_COOKIE, readDevices, signDevice } from './device';
import { endTokens } from './session-mutations';
import { FLOW_COOKIE, readFlow, signFlow, type Flow } from './flow';
import { sessionOfToken, type Session } from '@/lib/account/queries';
import {
  browserLife,
  newLife,
  SESSION_COOKIE,
  SESSION_SECONDS,
  signToken,
  verifyToken,
  type SessionLife,
} from './token';

/** A token for this account as it is now: of a session that begins, or of one that goes on. */
export const tokenFor = (
  { id, username, email, role, sessionVersion }: User,
  life: SessionLife = newLife(SESSION_SECONDS.browser),
) => signToken({ sub: id, username, email, role, ver: sessionVersion }, life);

/** What a browser keeps beside its token. */
export async function markBrowser(
  user: User,
  life: SessionLife = newLife(SESSION_SECONDS.browser),
): Promise<void> {
  (await cookies()).set(SIGNED_IN_MARK, '1', markCookie(life));
  await rememberDevice(user);
}

async function keepSession(user: User, life: SessionLife): Promise<void> {
  (await cookies()).set(SESSION_COOKIE, await tokenFor(user, life), sessionCookie(life));
  await markBrowser(user, life);
}

/** This browser is known to the account from now on: no stranger can use up its tries. */
export async function rememberDevice(user: User): Promise<void> {
  const jar = await cookies();
  const before = await readDevices(jar.get(DEVICE_COOKIE)?.value);
  jar.set(DEVICE_COOKIE, await signDevice(user, before), deviceCookie);
}

/** Signs this browser in. */
export const startSession = (user: User, remember: boolean): Promise<void> =>
  keepSession(user, browserLife(remember));

/** After a change of the account: the same session with its new name and version. It ends when it would have ended. */
export const renewSession = (user: User, { token }: Session): Promise<void> => keepSession(user, token);

async function forgetSession(): Promise<void> {
  const jar = await cookies();
  jar.delete(SESSION_COOKIE);
  jar.delete(SIGNED_IN_MARK);
}

/** Signs this browser out, and with it every copy of its token. */
export async function endSession(): Promise<void> {
  const token = await verifyToken((await cookies()).get(SESSION_COOKIE)?.value ?? '');
  await forgetSession();
  try {
    if (token) await endTokens(token);
  } catch (error) {
    // The cookie goes all the same: whoever sits down at this device next must not find it.
    log.error('session-not-ended', { error: reason(error) });
  }
}

/** Who is signed in here, asked of the database: the one authority beside data. A dead cookie is taken away. */
export async function currentSession(): Promise<Session | null> {
  const token = (await cookies()).get(SESSION_COOKIE)?.value;
  const session = token ? await sessionOfToken(token) : null;
  if (!session) await forgetSession();
  return session;
}

export const getFlow = async (): Promise<Flow | null> => readFlow((await cookies()).get(FLOW_COOKIE)?.value);

export async function setFlow(flow: Flow | null): Promise<void> {
  const jar = await cookies();
  if (flow) jar.set(FLOW_COOKIE, await signFlow(flow), flowCookie);
  else jar.delete(FLOW_COOKIE);
}

/** Every cookie of this site that the browser sent. */
export const cookieNames = async (): Promise<string[]> => (await cookies()).getAll().map(({ name }) => name);

const OF_SESSION: readonly string[] = [SESSION_COOKIE, SIGNED_IN_MARK];

/** Takes one cookie away, or all. With one of a session's two the session ends. */
export async function forgetCookies(only: string | null): Promise<void> {
  if (only === null || OF_SESSION.includes(only)) await endSession();
  const jar = await cookies();
  const gone = (await cookieNames()).filter((name) => only === null || name === only);
  for (const name of gone) jar.delete({ name, path: cookieBase.path, secure: cookieBase.secure });
}
