import type { NextRequest } from 'next/server';
import { sessionCookie } from '@/lib/account/session/cookies';
import { publicUser, sessionOfToken, waitingAddress, type Session } from '@/lib/account/queries';
import { tokenFor } from '@/lib/account/session/session';
import { SESSION_COOKIE, wantsFreshToken } from '@/lib/account/session/token';
import { answerJson, otherMethods } from '@/lib/http/json-call';
import { SIGNED_IN_MARK } from '@/lib/browser/signed-in-mark';
import { log, reason } from '@/lib/observe/logger';

export const dynamic = 'force-dynamic';

/** A session that is used gets a fresh token now and then: it ends when it would have ended, and is not idle. */
async function answerTo({ user, token }: Session) {
  const answer = answerJson(200, { user: { ...publicUser(user), ...(await waitingAddress(user)) } });
  if (wantsFreshToken(token))
    answer.cookies.set(SESSION_COOKIE, await tokenFor(user, token), sessionCookie(token));
  return answer;
}

/**
 * Who is signed in, or nobody. In the place of next-auth's own, which would ask no database and
 * lengthen the session of a browser that was not to be remembered.
 */
export async function GET(request: NextRequest) {
  try {
    const token = request.cookies.get(SESSION_COOKIE)?.value;
    const session = token ? await sessionOfToken(token) : null;
    if (session) return await answerTo(session);
    // A session that ended elsewhere ends here, too: the scripts of the pages learn it from the mark.
    const answer = answerJson(200, {});
    for (const name of [SESSION_COOKIE, SIGNED_IN_MARK])
      if (request.cookies.has(name)) answer.cookies.delete(name);
    return answer;
  } catch (error) {
    log.error('session-not-read', { error: reason(error) });
    return answerJson(503, {});
  }
}

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods('GET, HEAD', 'message');
