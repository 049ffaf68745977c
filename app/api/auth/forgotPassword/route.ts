import { ACCOUNT_ANSWERS as said } from '@/content/forms/account-answers';
import { ACCOUNT_LIMITS } from '@/lib/account/limits';
import { requestReset } from '@/lib/account/reset-mutations';
import { forgotSchema } from '@/lib/account/schema';
import { allowMethods, answerJson, jsonCall, refuseMethods } from '@/lib/core/json-call';

export const dynamic = 'force-dynamic';

/** POST /api/auth/forgotPassword/: mails a code. Answers the same whether the address has an account or not. */
export const POST = jsonCall({
  schema: forgotSchema,
  limits: ACCOUNT_LIMITS.forgot,
  shape: 'success',
  throttled: said.throttled,
  failed: said.codeNotSent,
  run: async ({ email }) => {
    await requestReset(email);
    return answerJson(200, { success: true, message: said.codeSent });
  },
});

const refuse = refuseMethods('POST', 'success');
export const GET = refuse;
export const PUT = refuse;
export const PATCH = refuse;
export const DELETE = refuse;
export const OPTIONS = allowMethods('POST');
