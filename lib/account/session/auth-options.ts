import 'server-only';
import type { NextAuthOptions } from 'next-auth';
import Credentials from 'next-auth/providers/credentials';
import * as z from 'zod/mini';
import { LANGS } from '@/content/lang';
import { langOfAddress } from '@/content/local-path';
import { path } from '@/content/routes';
import { isWithinLimits } from '@/lib/limits/rate-limit';
import { siteSecret } from '@/lib/storage/secret';
import { thisCaller } from './caller';
import { sessionCookie } from './cookies';
import { ACCOUNT_LIMITS } from '@/lib/account/limits';
import { logIn } from '@/lib/account/mutations';
import { safeCallback } from './safe-callback';
import { loginSchema } from './sign-in-schema';
import { endSession, markBrowser } from './session';
import {
  browserLife,
  newLife,
  SESSION_COOKIE,
  SESSION_SECONDS,
  signToken,
  verifyToken,
  type SessionToken,
} from './token';

async function authorize(given: Record<string, string> | undefined) {
  const parsed = z.safeParse(loginSchema, given ?? {});
  if (!parsed.success) return null;
  const caller = await thisCaller();
  if (!(await isWithinLimits(ACCOUNT_LIMITS.login, caller.client))) return null;
  const done = await logIn(parsed.data, caller);
  if (!done.ok) return null;
  await markBrowser(done.data);
  const { id, username, email, role, sessionVersion } = done.data;
  return { id, sub: id, username, email, role, ver: sessionVersion, ...browserLife(false) };
}

/** next-auth over the same accounts, token and cookie as the forms and the JSON calls. */
export const authOptions = (): NextAuthOptions => ({
  secret: siteSecret(),
  session: { strategy: 'jwt', maxAge: SESSION_SECONDS.browser },
  jwt: {
    encode: ({ token }) => signToken(token as unknown as SessionToken, token as unknown as SessionToken),
    decode: async ({ token }) => (token ? ((await verifyToken(token)) as never) : null),
  },
  cookies: {
    sessionToken: { name: SESSION_COOKIE, options: sessionCookie(newLife(SESSION_SECONDS.browser)) },
  },
  // In the first language: the library's own addresses have none. Ours answer first where a browser reads them.
  pages: {
    signIn: path('login', LANGS[0]),
    signOut: path('logout', LANGS[0]),
    error: path('login', LANGS[0]),
  },
  providers: [
    Credentials({
      credentials: { email: { type: 'email' }, password: { type: 'password' } },
      authorize: (given) => authorize(given),
    }),
  ],
  callbacks: {
    jwt: ({ token, user }) => {
      const { sub, username, email, role, ver, sid, auth_time, exp, idle } = (user ??
        token) as unknown as SessionToken;
      return { sub, username, email, role, ver, sid, auth_time, exp, ...(idle !== undefined && { idle }) };
    },
    redirect: ({ url, baseUrl }) => {
      const asked = url.replace(baseUrl, '');
      return new URL(safeCallback(asked, langOfAddress(asked)), baseUrl).href;
    },
  },
  events: { signOut: () => endSession() },
});
