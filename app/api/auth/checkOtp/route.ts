import { callerOf } from '@/lib/account/session/caller';
import { flowCookie } from '@/lib/account/session/cookies';
import { FLOW_COOKIE, flowFor, readFlow, signFlow } from '@/lib/account/session/flow';
import { ACCOUNT_LIMITS } from '@/lib/account/limits';
import { checkOtp } from '@/lib/account/reset-mutations';
import { checkOtpSchema } from '@/lib/account/schema';
import { answerFault, answerJson, jsonCall, otherMethods } from '@/lib/http/json-call';

export const dynamic = 'force-dynamic';

/** POST /api/auth/checkOtp/: a right code gives the proof for resetPassword, as cookie and as resetToken. */
export const POST = jsonCall({
  schema: checkOtpSchema,
  limits: ACCOUNT_LIMITS.code,
  shape: 'success',
  failed: 'codeRefused',
  run: async ({ email, otp }, request, { said }) => {
    const flow = await readFlow(request.cookies.get(FLOW_COOKIE)?.value);
    const { client } = await callerOf(request);
    const done = await checkOtp({ email, otp }, flow?.email === email ? { flow: flow.id } : { client });
    if (!done.ok) return answerFault('success', { status: 400, message: said.codeRefused });
    const { proof, flow: id } = done.data;
    const answer = answerJson(200, { success: true, message: said.codeAccepted, resetToken: proof });
    const told = { ...(flow ?? flowFor(email, null)), email, id, proof };
    answer.cookies.set(FLOW_COOKIE, await signFlow(told), flowCookie);
    return answer;
  },
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods('POST', 'success');
