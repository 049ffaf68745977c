import { callerOf } from '@/lib/account/session/caller';
import { flowCookie } from '@/lib/account/session/cookies';
import { FLOW_COOKIE, flowFor, readFlow, signFlow } from '@/lib/account/session/flow';
import { ACCOUNT_LIMITS } from '@/lib/account/limits';
import { requestReset } from '@/lib/account/reset-mutations';
import { forgotSchema } from '@/lib/account/schema';
import { answerJson, answerTooOften, jsonCall, otherMethods } from '@/lib/http/json-call';

export const dynamic = 'force-dynamic';

/** POST /api/auth/forgotPassword/: mails a code. Answers the same whether the address has an account or not. */
export const POST = jsonCall({
  schema: forgotSchema,
  limits: ACCOUNT_LIMITS.forgot,
  shape: 'success',
  failed: 'codeNotSent',
  run: async ({ email }, request, { lang, said }) => {
    const flow = flowFor(email, await readFlow(request.cookies.get(FLOW_COOKIE)?.value));
    const asked = await requestReset(email, {
      flow: flow.id,
      caller: await callerOf(request),
      byClient: true,
    });
    if (!asked.ok) return answerTooOften(lang, asked.seconds);
    const answer = answerJson(200, { success: true, message: said.codeSent });
    answer.cookies.set(FLOW_COOKIE, await signFlow(flow), flowCookie);
    return answer;
  },
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods('POST', 'success');
