import { callerOf } from '@/lib/account/session/caller';
import { deviceCookie } from '@/lib/account/session/cookies';
import { DEVICE_COOKIE, signDevice } from '@/lib/account/session/device';
import { ACCOUNT_LIMITS } from '@/lib/account/limits';
import { logIn } from '@/lib/account/mutations';
import { publicUser } from '@/lib/account/queries';
import { loginSchema } from '@/lib/account/session/sign-in-schema';
import { tokenFor } from '@/lib/account/session/session';
import { answerFault, answerJson, jsonCall, otherMethods } from '@/lib/http/json-call';

export const dynamic = 'force-dynamic';

/** POST /api/auth/login: a token to keep as authToken, and whose it is. */
export const POST = jsonCall({
  schema: loginSchema,
  limits: ACCOUNT_LIMITS.login,
  shape: 'message',
  failed: 'loginFailed',
  run: async (values, request, { said }) => {
    const caller = await callerOf(request);
    const done = await logIn(values, caller);
    if (!done.ok) return answerFault('message', { status: 401, message: said.loginFailed });
    const answer = answerJson(200, { token: await tokenFor(done.data), user: publicUser(done.data) });
    answer.cookies.set(DEVICE_COOKIE, await signDevice(done.data, caller.known), deviceCookie);
    return answer;
  },
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods('POST', 'message');
