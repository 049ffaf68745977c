import { authorization } from '@/lib/account/session/authorization';
import { endTokens } from '@/lib/account/session/session-mutations';
import { ACCOUNT_LIMITS } from '@/lib/account/limits';
import { sessionOfToken } from '@/lib/account/queries';
import { emptySchema } from '@/lib/account/schema';
import { answerFault, answerJson, jsonCall, otherMethods } from '@/lib/http/json-call';

export const dynamic = 'force-dynamic';

/** POST /api/auth/logout: ends the session of a token, on the server as well. */
export const POST = jsonCall({
  schema: emptySchema,
  limits: ACCOUNT_LIMITS.profile,
  shape: 'success',
  failed: 'signOutFailed',
  run: async (_, request, { said }) => {
    const session = await sessionOfToken(authorization(request));
    if (!session) return answerFault('success', { status: 401, message: said.signedOut });
    await endTokens(session.token);
    return answerJson(200, { success: true, message: said.signedOutNow });
  },
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods('POST', 'success');
