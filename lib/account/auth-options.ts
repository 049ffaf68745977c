import 'server-only';
import type { NextAuthOptions } from 'next-auth';
import Credentials from 'next-auth/providers/credentials';
import * as z from 'zod/mini';
import { path } from '@/content/routes';
import { clientAddress } from '@/lib/core/client-address';
import { env } from '@/lib/core/env';
import { isWithinLimits } from '@/lib/core/rate-limit';
import { siteSecret } from '@/lib/core/secret';
import { sessionCookie } from './cookies';
import { ACCOUNT_LIMITS } from './limits';
import { logIn } from './mutations';
import { safeCallback } from './safe-callback';
import { loginSchema } from './schema';
import { SESSION_COOKIE, SESSION_SECONDS, signToken, verifyToken, type SessionClaims } from './token';

type Sent = Record<string, string | string[] | undefined>;

async function authorize(given: Record<string, string> | undefined, headers: Sent = {}) {
  const parsed = z.safeParse(loginSchema, given ?? {});
  if (!parsed.success) return null;
  const get = (name: string) => String(headers[name] ?? '');
  const client = clientAddress({ get }, env.TRUSTED_PROXIES);
  if (!(await isWithinLimits(ACCOUNT_LIMITS.login, client))) return null;
  const done = await logIn(parsed.data);
  if (!done.ok) return null;
  const { id, username, email, role, sessionVersion } = done.data;
  return { id, sub: id, username, email, role, ver: sessionVersion };
}

/** next-auth over the same accounts, token and cookie as the forms and the JSON calls. */
export const authOptions = (): NextAuthOptions => ({
  secret: siteSecret(),
  session: { strategy: 'jwt', maxAge: SESSION_SECONDS.browser },
  jwt: {
    encode: ({ token, maxAge }) =>
      signToken(token as unknown as SessionClaims, maxAge ?? SESSION_SECONDS.browser),
    decode: async ({ token }) => (token ? ((await verifyToken(token)) as never) : null),
  },
  cookies: { sessionToken: { name: SESSION_COOKIE, options: sessionCookie(false) } },
  pages: { signIn: path('login'), signOut: path('logout'), error: path('login') },
  providers: [
    Credentials({
      credentials: { email: { type: 'email' }, password: { type: 'password' } },
      authorize: (given, { headers }) => authorize(given, headers as Sent),
    }),
  ],
  callbacks: {
    jwt: ({ token, user }) => {
      const { sub, username, email, role, ver } = (user ?? token) as unknown as SessionClaims;
      return { sub, username, email, role, ver };
    },
    redirect: ({ url, baseUrl }) => new URL(safeCallback(url.replace(baseUrl, '')), baseUrl).href,
  },
});
