import NextAuth from 'next-auth';
import { NextRequest } from 'next/server';
import { callFaults } from '@/content/forms/account-answers';
import { langOfAddress } from '@/content/local-path';
import { path } from '@/content/routes';
import { authOptions } from '@/lib/account/session/auth-options';
import { loginFor } from '@/lib/account/session/login-for';
import { safeCallback } from '@/lib/account/session/safe-callback';
import { isReadableSignIn } from '@/lib/account/session/sign-in-request';
import { answerFault, NO_STORE, localisedFaultsOf, otherMethods } from '@/lib/http/json-call';
import { log, reason } from '@/lib/observe/logger';

export const dynamic = 'force-dynamic';

interface Context {
  params: Promise<{ nextauth: string[] }>;
}

const CALLBACK_COOKIES = ['next-auth.callback-url', '__Secure-next-auth.callback-url'];

/** A browser that keeps an unreadable address would be refused for ever. */
function refuse(request: NextRequest) {
  const { cookies } = request;
  const message = callFaults[localisedFaultsOf(request).lang].request;
  const answer = answerFault('message', { status: 400, message });
  for (const name of CALLBACK_COOKIES)
    if (cookies.has(name))
      // By that prefix a browser takes nothing that does not say Secure, no end of a cookie either.
      answer.cookies.delete({ name, path: '/', secure: name.startsWith('__Secure-') });
  return answer;
}

const isReadable = async (request: NextRequest, { params }: Context) =>
  isReadableSignIn({
    parts: (await params).nextauth,
    query: request.nextUrl.searchParams,
    type: request.headers.get('content-type') ?? '',
    body: request.method === 'POST' ? await request.clone().text() : '',
    callbackCookie: CALLBACK_COOKIES.map((name) => request.cookies.get(name)?.value).find(Boolean),
  });

/** Where its own pages would stand: ours take their place, and it draws none. */
const OURS: Readonly<Record<string, 'login' | 'logout'>> = {
  signin: 'login',
  error: 'login',
  'verify-request': 'login',
  signout: 'logout',
};

/** In the language of the page that asked; without one in that of the browser. */
function toOurs(request: NextRequest, to: 'login' | 'logout'): Response {
  const asked = request.nextUrl.searchParams.get('callbackUrl');
  const lang = asked?.startsWith('/') ? langOfAddress(asked) : localisedFaultsOf(request).lang;
  const Location = to === 'login' ? loginFor(lang, safeCallback(asked, lang)) : path('logout', lang);
  return new Response(null, { status: 303, headers: { Location, ...NO_STORE } });
}

/** No answer of it is for a cache to keep, `providers` and `_log` neither. */
function unstored(answer: Response): Response {
  answer.headers.set('Cache-Control', NO_STORE['Cache-Control']);
  return answer;
}

/** next-auth's own addresses: csrf, providers, and signing in and out by its forms. */
const handle = async (request: NextRequest, context: Context): Promise<Response> => {
  try {
    if (!(await isReadable(request, context))) return refuse(request);
    const [name = ''] = (await context.params).nextauth;
    if (request.method === 'GET' && Object.hasOwn(OURS, name)) return toOurs(request, OURS[name]!);
    return unstored((await NextAuth(request as never, context as never, authOptions())) as Response);
  } catch (error) {
    log.error('sign-in-failed', { error: reason(error) });
    const headers = { 'Retry-After': '30' };
    return answerFault('message', {
      status: 503,
      message: localisedFaultsOf(request).said.loginFailed,
      headers,
    });
  }
};

/** The library refuses to be asked for the head alone. */
const HEAD: typeof handle = (request, context) =>
  handle(new NextRequest(request.url, { headers: request.headers }), context);

export { handle as GET, HEAD, handle as POST };
export const { PUT, PATCH, DELETE, OPTIONS } = otherMethods('GET, HEAD, POST', 'message');
