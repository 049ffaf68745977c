import type { NextRequest } from 'next/server';
import { publicUser, userOfToken } from '@/lib/account/queries';
import { SESSION_COOKIE } from '@/lib/account/token';
import { answerJson, otherMethods } from '@/lib/core/json-call';
import { SIGNED_IN_MARK } from '@/lib/core/signed-in-mark';
import { log, reason } from '@/lib/core/logger';

export const dynamic = 'force-dynamic';

/**
 * Who is signed in, or nobody. In the place of next-auth's own, which would ask no database and
 * lengthen the session of a browser that was not to be remembered.
 */
export async function GET(request: NextRequest) {
  try {
    const token = request.cookies.get(SESSION_COOKIE)?.value;
    const user = token ? await userOfToken(token) : null;
    if (user) return answerJson(200, { user: publicUser(user) });
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
