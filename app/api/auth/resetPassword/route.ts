import { callerOf } from '@/lib/account/session/caller';
import { deviceCookie } from '@/lib/account/session/cookies';
import { DEVICE_COOKIE, signDevice } from '@/lib/account/session/device';
import { FLOW_COOKIE, readFlow } from '@/lib/account/session/flow';
import { ACCOUNT_LIMITS } from '@/lib/account/limits';
import { resetPassword } from '@/lib/account/reset-mutations';
import { resetPasswordSchema } from '@/lib/account/schema';
import { inWords } from '@/lib/http/error-messages';
import { answerFault, answerJson, jsonCall, otherMethods } from '@/lib/http/json-call';

export const dynamic = 'force-dynamic';

/** POST /api/auth/resetPassword/: changes a password only for whoever brings the proof of checkOtp. */
export const POST = jsonCall({
  schema: resetPasswordSchema,
  limits: ACCOUNT_LIMITS.reset,
  shape: 'success',
  failed: 'resetFailed',
  run: async ({ email, password, resetToken }, request, { lang, said }) => {
    const flow = await readFlow(request.cookies.get(FLOW_COOKIE)?.value);
    const caller = await callerOf(request);
    const done = await resetPassword({ email, password, proof: resetToken ?? flow?.proof }, caller);
    if (!done.ok) {
      const errors = done.fieldErrors && inWords(done.fieldErrors, lang);
      return answerFault('success', { status: 400, message: errors?.password ?? said.resetFailed, errors });
    }
    const answer = answerJson(200, { success: true, message: said.resetDone });
    answer.cookies.delete(FLOW_COOKIE);
    answer.cookies.set(DEVICE_COOKIE, await signDevice(done.data, caller.known), deviceCookie);
    return answer;
  },
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods('POST', 'success');
